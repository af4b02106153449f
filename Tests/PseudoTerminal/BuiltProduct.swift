import LetGoSystem

/// Returns the path of an executable of this package: beside the tests, or in the directory that
/// `LETGO_PRODUCTS` names, so that the same tests can try a release.
package func builtProduct(_ name: String) -> String {
  if let directory = getenv("LETGO_PRODUCTS") { return String(cString: directory) + "/" + name }
  var path = [CChar](repeating: 0, count: 4096)
  let count = readlink("/proc/self/exe", &path, path.count)
  let tests = String(
    decoding: path.prefix(max(0, count)).map(UInt8.init(bitPattern:)),
    as: UTF8.self
  )
  return tests.split(separator: "/").dropLast().reduce("") { "\($0)/\($1)" } + "/" + name
}
