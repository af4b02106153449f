import CArguments
import LetGoSystem

/// The environment variables, looked up one at a time.
package struct Environment {
  private let value: (String) -> String?

  /// The environment that this process was started with.
  package static var inherited: Environment {
    Environment { name in getenv(name).map { String(cString: $0) } }
  }

  /// All variables that this process was started with, each as `NAME=value`.
  static var variables: [String] {
    var variables: [String] = []
    guard var next = letgo_environment() else { return [] }
    // A list of pointers that a null one ends (environ(7)).
    while let variable = next.pointee {
      variables.append(String(cString: variable))
      next += 1
    }
    return variables
  }

  /// Whether a person wants plain lines, one after the other, as screen readers read them
  /// (`ACCESSIBLE`, as other programs have it).
  package var asksForPlainLines: Bool { self["ACCESSIBLE"].map { $0 != "0" } ?? false }

  /// Makes an environment of its own.
  package init(_ variables: [String: String]) {
    self.init { variables[$0] }
  }

  private init(value: @escaping (String) -> String?) {
    self.value = value
  }

  /// Returns the value of a variable; one that is empty counts as not set.
  package subscript(name: String) -> String? {
    value(name).flatMap { $0.isEmpty ? nil : $0 }
  }
}
