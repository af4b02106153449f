import LetGoSystem

/// Where the store lies.
package struct StoreLocation: Equatable, Sendable {
  /// The path of the database file.
  package let path: String

  /// Takes a path; a relative one is told apart from `:memory:` and from what SQLite reads as a URI,
  /// neither of which would keep anything.
  package init(path: String) {
    self.path = path.hasPrefix("/") || path.hasPrefix("./") ? path : "./" + path
  }

  /// Makes the location that environment variables ask for: `LETGO_STORE`, else the data directory
  /// of the XDG base directory specification, else nil when there is no home either.
  package init?(_ value: (String) -> String?) {
    if let path = value("LETGO_STORE") {
      self.init(path: path)
    } else if let data = value("XDG_DATA_HOME"), data.hasPrefix("/") {
      self.init(path: data + "/letgo/letgo.db")
    } else if let home = value("HOME") {
      self.init(path: home + System.dataFolder + "/letgo/letgo.db")
    } else {
      return nil
    }
  }
}
