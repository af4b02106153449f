// libFuzzer's own entry (https://llvm.org/docs/LibFuzzer.html); the package manager gives every
// executable's `main` the name of its module, so that libFuzzer's is not found without this.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ argumentCount: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutableRawPointer,
  _ test: @convention(c) (UnsafePointer<UInt8>, Int) -> CInt
) -> CInt

/// Has libFuzzer call a test with random bytes, as the arguments of the command line say.
package func fuzz(
  _ argumentCount: CInt,
  _ arguments: UnsafeMutableRawPointer,
  _ test: @convention(c) (UnsafePointer<UInt8>, Int) -> CInt
) -> CInt {
  var argumentCount = argumentCount
  var arguments = arguments
  return withUnsafeMutablePointer(to: &arguments) { runDriver(&argumentCount, $0, test) }
}
