/// What puts a thing outside the arithmetic of use, cost and time.
///
/// The Minimalists except emergency gear and consumables from 90/90 and 20/20; seasonal things and
/// what belongs to someone else are ours.
package enum Exemption: String, CaseIterable, Sendable {
  case emergency
  case consumable
  case seasonal
  case notMine = "not mine"
}
