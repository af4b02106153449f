/// A text that is kept longer than the buffer keeps it: a heading, while its items are read.
struct KeptText: ~Copyable {
  private var base: UnsafeMutablePointer<UInt8>
  private var count = 0

  /// The most bytes that are kept; what is longer is cut.
  private static let most = 500

  init() {
    base = .allocate(capacity: KeptText.most)
  }

  deinit {
    base.deallocate()
  }

  /// Keeps another text instead.
  mutating func keep(_ text: ByteView) {
    count = min(text.count, KeptText.most)
    for index in 0..<count { base[index] = text[index] }
  }

  /// The text, for as long as no other is kept; nil when there is none.
  var view: ByteView? { count == 0 ? nil : ByteView(base, count: count) }
}
