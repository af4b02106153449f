extension String {
  /// Makes the text that is written as bytes of ASCII.
  init(written: (inout [UInt8]) -> Void) {
    var bytes: [UInt8] = []
    written(&bytes)
    self = String(decoding: bytes, as: UTF8.self)
  }
}
