import LetGoSystem
import LetGoTerminal

// Reads lines from the terminal and says what it got; the tests watch it from the other side. A
// line that begins with a question asks for the next one as an answer; `work` stands for a command
// that takes until a byte comes, with no line being read, `last` for the last one, and `lend` for one that
// runs another program.

let arguments = CommandLine.arguments
let output = Output(descriptor: STDOUT_FILENO)
let charset: Charset = arguments.contains("--ascii") ? .ascii : .establish()
let drawing = isatty(STDOUT_FILENO) == 1 ? STDOUT_FILENO : STDERR_FILENO

func run(_ console: EditLineConsole) throws {
  var prompt = Prompt("› ", isCommand: true)
  prompt.right = arguments.contains("--right") ? "2 to do" : ""
  let command = prompt
  if arguments.contains("--background") { try sayBackground(console) }
  while true {
    let input = try console.readLine(prompt)
    if case .line(let line) = input, prompt.isCommand { console.remember(line) }
    switch input {
    case .line("work"), .line("lend"), .line("last"):
      if input == .line("lend") { console.lend() }
      try console.say("working")
      var byte: UInt8 = 0
      while read(STDIN_FILENO, &byte, 1) < 0 && errno == EINTR { continue }
      try console.say("worked")
      if input == .line("last") { return }
    case .line("ask"):
      prompt = Prompt("answer? ", dropsTypeAhead: true)
      prompt.suggestion = "no idea"
      prompt.choices = [.init("yes"), .init("no"), .init("no idea"), .init("skip", "pass over it")]
      continue
    case .line("background"):
      try sayBackground(console)
    case .line("quit"):
      return
    case .line("exit"):
      exit(0)
    case .list(let list):
      try console.say("list: \(list.debugDescription)")
    case .line(let line):
      try console.say("got: \(line.debugDescription)")
    case .swiped(let count):
      try console.say("swiped: \(count)")
    case .composing(let line):
      try console.say("composing: \(line.debugDescription)")
    case .interrupted:
      try console.say("interrupted")
    case .end:
      try console.say("end")
      return
    }
    prompt = command
  }
}

func sayBackground(_ console: EditLineConsole) throws {
  let background = console.background()
  try console.say("background: \(background.map { "\($0)" } ?? "unknown")")
}

/// Says so at each rest, since what is put off then is put off until the next one.
func sayResting(_ console: EditLineConsole) {
  console.atRest = { [weak console] in
    guard let console else { return }
    try? console.say("resting")
    sayResting(console)
  }
}

guard
  let console = EditLineConsole(
    input: STDIN_FILENO,
    terminal: drawing,
    output: output,
    isPlain: arguments.contains("--plain"),
    charset: charset
  )
else {
  try output.write("no terminal\n")
  exit(2)
}
if arguments.contains("--rest") { console.atRest = { try? console.say("resting") } }
if arguments.contains("--rest-again") { sayResting(console) }
if arguments.contains("--color") { console.palette = Palette(.sixteen, on: nil) }
do {
  try run(console)
} catch {
  exit(74)
}
