/// The parts of a day that greetings tell apart.
package enum PartOfDay: CaseIterable, Sendable {
  /// From 05:00.
  case morning
  /// From 12:00.
  case afternoon
  /// From 18:00.
  case evening
  /// From 23:00, when the greeting says something about the hour.
  case night
  /// From 00:00, when it does so too.
  case smallHours

  /// Makes the part of the day that an hour (0–23) belongs to.
  package init(hour: Int) {
    switch hour {
    case 5..<12: self = .morning
    case 12..<18: self = .afternoon
    case 18..<23: self = .evening
    case ..<5: self = .smallHours
    default: self = .night
    }
  }
}
