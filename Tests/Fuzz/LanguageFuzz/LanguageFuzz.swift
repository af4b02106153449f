import LetGoCore
import LetGoLanguage

// libFuzzer's own entry (https://llvm.org/docs/LibFuzzer.html); the package manager gives every
// executable's `main` the name of its module, so that libFuzzer's is not found without this.
@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
  _ argumentCount: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutableRawPointer,
  _ test: @convention(c) (UnsafePointer<UInt8>, Int) -> CInt
) -> CInt

@_cdecl("LanguageFuzz_main")
func runLanguageFuzz(_ argumentCount: CInt, _ arguments: UnsafeMutableRawPointer) -> CInt {
  var argumentCount = argumentCount
  var arguments = arguments
  return withUnsafeMutablePointer(to: &arguments) { runFuzzer(&argumentCount, $0, readAnything) }
}

/// Reads random bytes as an answer to every question; it may say anything, and never crash.
@_cdecl("LLVMFuzzerTestOneInput")
func readAnything(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let answer = String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  let reader = Reader()
  let today = Day(number: 20_786)
  for topic in Topic.allCases { _ = reader.read(answer, about: topic, on: today) }
  return 0
}
