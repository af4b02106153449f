import FuzzDriver
import LetGoCore
import LetGoLanguage

@_cdecl("LanguageFuzz_main")
func runLanguageFuzz(_ argumentCount: CInt, _ arguments: UnsafeMutableRawPointer) -> CInt {
  fuzz(argumentCount, arguments, readAnything)
}

/// Reads random bytes as an answer to every question; it may say anything, and never crash.
@_cdecl("LLVMFuzzerTestOneInput")
func readAnything(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let answer = String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  let today = Day(number: 20_786)
  for language in Language.allCases {
    let reader = Reader(words: .of(language))
    for topic in Topic.allCases { _ = reader.read(answer, about: topic, on: today) }
  }
  return 0
}
