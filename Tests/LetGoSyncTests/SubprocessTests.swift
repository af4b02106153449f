import Testing

@testable import LetGoSync

struct SubprocessTests {
  private func run(
    _ script: String,
    input: [UInt8] = [],
    mostOutput: Int = 1 << 20,
    seconds: Int = 60
  ) throws -> Subprocess.Result {
    try Subprocess(
      arguments: ["sh", "-c", script],
      environment: ["PATH=/usr/bin:/bin"],
      input: input,
      mostOutput: mostOutput,
      seconds: seconds
    ).run()
  }

  @Test func `more than a pipe holds goes through all three streams at once`() throws {
    let input = [UInt8](repeating: 0x61, count: 1 << 20)

    let result = try run("tee /dev/stderr; exit 3", input: input, mostOutput: 1 << 21)

    #expect(result.code == 3)
    #expect(result.output == input)
    #expect(!result.errors.isEmpty)
  }

  @Test func `who says too much is stopped`() throws {
    let result = try run("yes")

    #expect(result.isOverfull)
    #expect(result.code == nil)
  }

  @Test func `who takes too long is stopped, with all that it started`() throws {
    let result = try run("(trap '' HUP TERM; sleep 600) & sleep 600", seconds: 0)

    #expect(result.isLate)
    #expect(result.code == nil)
  }

  @Test func `who ends is not waited for on account of what it left behind`() throws {
    #expect(try run("sleep 30 & echo done", seconds: 10).code == 0)
  }

  @Test func `who reads nothing does not stop what is written to it`() throws {
    #expect(try run("exit 0", input: [UInt8](repeating: 0, count: 1 << 20)).code == 0)
  }

  @Test func `a program that is not there is told by its name`() {
    let missing = Subprocess(arguments: ["letgo-no-such"], environment: [], seconds: 1)

    #expect(throws: RemoteFailure.noProgram("letgo-no-such")) { try missing.run() }
  }

  @Test func `a program has no terminal and is ended by what ends others`() throws {
    #expect(try run("exec 3<>/dev/tty").code != 0)
    #expect(try run("yes | true; kill -PIPE $$").code == nil)
  }
}
