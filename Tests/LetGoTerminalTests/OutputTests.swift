import LetGoSystem
import LetGoTerminal
import Testing

struct OutputTests {
  @Test
  func `a full disk is a failure, not a loss`() throws {
    let full = open("/dev/full", O_WRONLY)
    defer { close(full) }
    let output = Output(descriptor: full)

    #expect(throws: Output.Failure.system(ENOSPC)) { try output.write("verdict\n") }
  }

  @Test
  func `a reader that has gone is told apart`() throws {
    let pipe = try Pipe()
    let output = Output(descriptor: pipe.writer)

    pipe.closeReader()

    #expect(throws: Output.Failure.brokenPipe) { try output.write("verdict\n") }
  }

  @Test
  func `what is held back is written by a flush and when it outgrows its room`() throws {
    let pipe = try Pipe()
    let output = Output(descriptor: pipe.writer, capacity: 8)

    try output.write("one ")
    #expect(pipe.readAvailable() == "")
    try output.write("two three ")
    #expect(pipe.readAvailable() == "one two three ")
    try output.write("four")
    try output.flush()
    #expect(pipe.readAvailable() == "four")
  }

  @Test
  func `what could not be written is not tried again`() throws {
    let pipe = try Pipe()
    let output = Output(descriptor: pipe.writer, capacity: 1000)
    try output.write("lost")
    pipe.closeReader()

    #expect(throws: Output.Failure.brokenPipe) { try output.flush() }

    #expect(throws: Never.self) { try output.flush() }
  }

  @Test(arguments: [false, true])
  func `more than a pipe holds is written whole`(isNonblocking: Bool) throws {
    let pipe = try Pipe()
    if isNonblocking { _ = fcntl(pipe.writer, F_SETFL, O_NONBLOCK) }
    let text = String(repeating: "日本語 café\n", count: 100_000)
    let reader = Reader(of: pipe.reader)

    try Output(descriptor: pipe.writer).write(text)
    pipe.closeWriter()

    let isWhole = reader.bytes() == Array(text.utf8)
    #expect(isWhole)
  }

  @Test
  func `only a terminal is a terminal`() throws {
    let pipe = try Pipe()

    #expect(!Output(descriptor: pipe.writer).isTerminal)
  }
}
