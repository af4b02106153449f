/// Where a file comes from: writes its next bytes and returns how many, 0 at the end.
package typealias ByteSource = (UnsafeMutableRawBufferPointer) throws -> Int

/// Reads a text line by line, in memory that has a bound however long a line is.
struct LineReader {
  private let source: ByteSource
  private var buffer = [UInt8](repeating: 0, count: 65_536)
  private var start = 0
  private var end = 0

  /// The line that was read last, counted from 1.
  private(set) var number = 0

  init(_ source: @escaping ByteSource) {
    self.source = source
  }

  /// Returns the next line without its end, or nil after the last.
  mutating func next() throws -> String? {
    number += 1
    var line: [UInt8] = []
    while true {
      if start == end {
        start = 0
        end = try buffer.withUnsafeMutableBytes { try source($0) }
        // A last line counts without its end too.
        if end == 0 { return line.isEmpty ? nil : try checked(line) }
      }
      let stop = buffer[start..<end].firstIndex(of: UInt8(ascii: "\n"))
      line += buffer[start..<(stop ?? end)]
      guard line.count <= ExchangeFormat.longestLine else { throw fault(.tooLong) }
      start = stop.map { $0 + 1 } ?? end
      if stop != nil { return try checked(line) }
    }
  }

  /// Returns the complaint about the line that was read last.
  func fault(_ fault: IntakeFailure.Fault) -> IntakeFailure {
    IntakeFailure(line: number, fault: fault)
  }

  /// Returns the line as text, once it is safe to hand to a parser.
  private func checked(_ line: [UInt8]) throws -> String {
    var bytes = line[...]
    // What an editor may have added at the beginning of the file and at the end of each line.
    if number == 1, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    if bytes.last == UInt8(ascii: "\r") { bytes = bytes.dropLast() }
    do {
      try Self.check(bytes)
    } catch {
      throw fault(error)
    }
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.elementsEqual(bytes) else { throw fault(.notUTF8) }
    return text
  }

  /// Complains about a line that no parser has to see.
  static func check(_ line: some Sequence<UInt8>) throws(IntakeFailure.Fault) {
    // Also for the parser's sake, for which a zero would end the text.
    guard line.allSatisfy({ $0 >= 0x20 || $0 == 0x09 }) else { throw .notJSON }
    guard depth(of: line) <= ExchangeFormat.deepest else { throw .tooDeep }
  }

  /// Returns how deep brackets lie in each other, outside of strings.
  private static func depth(of bytes: some Sequence<UInt8>) -> Int {
    var depth = 0
    var deepest = 0
    var isInString = false
    var isEscaped = false
    for byte in bytes {
      if isEscaped {
        isEscaped = false
      } else if isInString {
        isEscaped = byte == UInt8(ascii: "\\")
        isInString = byte != UInt8(ascii: "\"")
      } else if byte == UInt8(ascii: "\"") {
        isInString = true
      } else if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") {
        depth += 1
        deepest = max(deepest, depth)
      } else if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") {
        depth -= 1
      }
    }
    return deepest
  }
}
