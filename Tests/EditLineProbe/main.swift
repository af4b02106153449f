import LetGoTerminal

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

// Reads lines from the terminal and says what it got; the tests watch it from the other side. A
// line that begins with a question asks for the next one as an answer; `work` stands for a command
// that takes until a byte comes, with no line being read.

let arguments = CommandLine.arguments
let output = Output(descriptor: STDOUT_FILENO)
let charset: Charset = arguments.contains("--ascii") ? .ascii : .establish()
let drawing = isatty(STDOUT_FILENO) == 1 ? STDOUT_FILENO : STDERR_FILENO

func run(_ console: EditLineConsole) throws {
  var prompt = Prompt("› ", isRemembered: true)
  while true {
    switch try console.readLine(prompt) {
    case .line("work"):
      try console.say("working")
      var byte: UInt8 = 0
      while read(STDIN_FILENO, &byte, 1) < 0 && errno == EINTR { continue }
      try console.say("worked")
    case .line("ask"):
      prompt = Prompt("answer? ", dropsTypeAhead: true)
      continue
    case .line("quit"):
      return
    case .list(let list):
      try console.say("list: \(list.debugDescription)")
    case .line(let line):
      try console.say("got: \(line.debugDescription)")
    case .interrupted:
      try console.say("interrupted")
    case .end:
      try console.say("end")
      return
    }
    prompt = Prompt("› ", isRemembered: true)
  }
}

guard
  let console = EditLineConsole(
    input: STDIN_FILENO,
    terminal: drawing,
    output: output,
    charset: charset
  )
else {
  try output.write("no terminal\n")
  exit(2)
}
do {
  try run(console)
} catch {
  exit(74)
}
