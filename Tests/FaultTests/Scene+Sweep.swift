/// Which of a command's calls meet a fault.
enum Density {
  /// Every one.
  case every
  /// Each so-many-th, and no more than some of each kind.
  ///
  /// Where it begins turns from call to call and from fault to fault, so that all together come to
  /// every place, and the same ones on every machine.
  case sampled(each: Int, most: Int)

  /// Returns the numbers of the calls that meet a fault, of so many there are.
  func numbers(of count: Int, turn: Int) -> [Int] {
    switch self {
    case .every: return Array(1...max(count, 1))
    case .sampled(let step, let most):
      let step = max(step, (count + most - 1) / most)
      return Array(stride(from: 1 + turn % min(step, max(count, 1)), through: count, by: step))
    }
  }
}

extension Scene {
  /// Lets the fault come at the calls in turn.
  func sweep(
    _ effect: Fault.Effect,
    of calls: [String],
    _ density: Density,
    turn: Int = 0,
    stays: Bool = false,
    atOnce: Bool = false
  ) throws -> [String] {
    var problems: [String] = []
    for (index, call) in calls.enumerated() {
      guard let count = self.calls[call] else { continue }
      let faults = density.numbers(of: count, turn: turn + index).map {
        Fault(effect, at: $0, of: call, stays: stays)
      }
      if atOnce {
        for first in stride(from: 0, to: faults.count, by: 12) {
          problems += try meetAtOnce(Array(faults[first..<min(first + 12, faults.count)]))
        }
      } else {
        for fault in faults { problems += try meet(fault) ?? [] }
      }
    }
    return problems
  }

  /// Lets every error come at the calls, once and from there on.
  func sweepErrors(_ density: Density, turn: Int = 0) throws -> [String] {
    var problems: [String] = []
    for (index, error) in Fault.errors.enumerated() {
      for stays in [false, true] {
        problems += try sweep(
          .error(error.name),
          of: error.calls,
          density,
          turn: turn + 2 * index + (stays ? 1 : 0),
          stays: stays,
          // A lock that is refused for good is waited for, five seconds each.
          atOnce: error.isWaitedFor && stays
        )
      }
    }
    return problems
  }
}
