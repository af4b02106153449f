import LetGoCore

/// One recorded change: the fields that an act sets on an entity.
///
/// The ops are the truth of a store; all else is computed from them.
package struct Op: Equatable, Sendable {
  /// Names the op.
  package let id: ID
  /// The act that it belongs to, named by the act's first op.
  package let act: ID
  /// What it is about, named by the op that began it.
  package let entity: ID
  /// What the entity is.
  package let kind: Kind
  /// What it sets.
  package let fields: Fields
  /// Milliseconds since 1970-01-01T00:00Z; later than every stamp on the entity that it was
  /// written over, whatever the clock says.
  package let stamp: Int64

  /// What an entity is.
  package enum Kind: String, CaseIterable, Sendable {
    case act
    case item
    case thing
    case pause
    /// What the person set; the one entity of this kind is `ID.settings`.
    case setting
    /// A 30-Day Game that the person takes part in.
    case round
    /// How much one device counted for the days of a round.
    case register
  }

  /// The op as one line of JSON, which its checksum covers.
  var line: String {
    Op.line(
      id: id,
      act: act,
      entity: entity,
      kind: kind.rawValue,
      stamp: stamp,
      fields: fields.json
    )
  }

  /// Returns the line of an op whose fields are already JSON.
  static func line(
    id: ID,
    act: ID,
    entity: ID,
    kind: String,
    stamp: Int64,
    fields: String
  ) -> String {
    "[\"\(id)\",\"\(act)\",\"\(entity)\",\(JSON.string(kind)),\(stamp),\(fields)]"
  }
}
