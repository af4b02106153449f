/// Something that is not as it has to be in a store.
package enum Finding: Hashable, Sendable {
  /// SQLite can't read all of it; in SQLite's own words.
  case pages(String)
  /// Its tables are not those of its version.
  case tables
  /// So many rows name another row that is not there.
  case references(Int)
  /// So many ops do not have the checksum of their line.
  case ops(Int)
  /// So many rows are not what the ops say.
  case projections(Int)
  /// The two places are not given to the two things that opened first.
  case places

  /// Whether the ops themselves are touched; what is computed from them can be computed anew.
  package var concernsOps: Bool {
    switch self {
    case .pages, .tables, .references, .ops: true
    case .projections, .places: false
    }
  }

  /// Whether SQLite could not read something.
  var concernsPages: Bool { if case .pages = self { true } else { false } }
}
