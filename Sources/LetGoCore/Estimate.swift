/// How much something is, as exactly as the person knows it.
package enum Estimate: Hashable, Sendable {
  case exactly(Amount)
  /// Anything from the lower to the upper amount, both included.
  case between(Amount, Amount)
  /// Less than the amount, or at most it: people say both and mean the same side.
  case below(Amount)
  /// More than the amount, or at least it.
  case above(Amount)
  /// It cannot be had again at any price or in any time.
  case unavailable
  /// The person was asked and does not know.
  case unknown

  /// Returns whether it is less than a limit; unsure when it could be either.
  package func isBelow(_ limit: Amount) -> Answer {
    switch self {
    case .exactly(let amount): amount < limit ? .yes : .no
    case .between(let low, let high): high < limit ? .yes : low >= limit ? .no : .unsure
    case .below(let bound): bound <= limit ? .yes : .unsure
    case .above(let bound): bound >= limit ? .no : .unsure
    case .unavailable: .no
    case .unknown: .unsure
    }
  }
}

extension Estimate: LosslessStringConvertible {
  /// Reads the form that `description` writes, or returns nil.
  package init?(_ text: String) {
    switch text {
    case "unavailable": self = .unavailable
    case "unknown": self = .unknown
    case _ where text.hasPrefix("<"):
      guard let bound = Amount(String(text.dropFirst())) else { return nil }
      self = .below(bound)
    case _ where text.hasPrefix(">"):
      guard let bound = Amount(String(text.dropFirst())) else { return nil }
      self = .above(bound)
    default:
      if let exact = Amount(text) {
        self = .exactly(exact)
        return
      }
      let ends = text.split(separator: "~", omittingEmptySubsequences: false)
      guard ends.count == 2, let low = Amount(String(ends[0])), let high = Amount(String(ends[1])),
        low <= high
      else { return nil }
      self = .between(low, high)
    }
  }

  /// The estimate as the store and the exports write it: `8`, `8~12`, `<20`, `>20`.
  package var description: String { String(written: append) }

  /// Appends the description in ASCII.
  package func append(to bytes: inout [UInt8]) {
    switch self {
    case .exactly(let amount): amount.append(to: &bytes)
    case .between(let low, let high):
      low.append(to: &bytes)
      bytes.append(UInt8(ascii: "~"))
      high.append(to: &bytes)
    case .below(let bound):
      bytes.append(UInt8(ascii: "<"))
      bound.append(to: &bytes)
    case .above(let bound):
      bytes.append(UInt8(ascii: ">"))
      bound.append(to: &bytes)
    case .unavailable: bytes.append(contentsOf: "unavailable".utf8)
    case .unknown: bytes.append(contentsOf: "unknown".utf8)
    }
  }
}
