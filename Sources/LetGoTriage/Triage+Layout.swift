extension Triage {
  /// Returns how a list in UTF-8 is written, by its first bytes; nil for one that is refused.
  package func layout(of bytes: [UInt8], isWhole: Bool) -> Layout? {
    bytes.withUnsafeBufferPointer { list in
      guard let base = list.baseAddress else { return nil }
      return try? Layout(
        detectedIn: ByteView(base, count: list.count),
        isWhole: isWhole,
        choice: choice,
        today: today
      )
    }
  }

  /// How many bytes show how a list is written.
  package static var seenBytes: Int { ByteBuffer.first }
}
