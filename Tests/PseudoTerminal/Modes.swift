import LetGoSystem

/// The settings of a terminal, to compare before and after.
package struct Modes: Equatable, Sendable, CustomStringConvertible {
  let input: UInt32
  let output: UInt32
  let control: UInt32
  private(set) var local: UInt32
  let characters: [UInt8]

  init(of descriptor: Int32) {
    var settings = termios()
    _ = tcgetattr(descriptor, &settings)
    input = UInt32(settings.c_iflag)
    output = UInt32(settings.c_oflag)
    control = UInt32(settings.c_cflag)
    local = UInt32(settings.c_lflag)
    characters = withUnsafeBytes(of: settings.c_cc) { Array($0) }
  }

  /// Whether lines are edited by the terminal and echoed, as a shell leaves it to its commands.
  package var isCooked: Bool {
    local & UInt32(ICANON) != 0 && local & UInt32(ECHO) != 0
  }

  /// Whether what is typed waits unseen and as it came, while a key that sends a signal sends it.
  package var isSilent: Bool {
    local & UInt32(ICANON | ECHO | ECHONL) == 0 && local & UInt32(ISIG) != 0
  }

  /// The same settings with nothing shown of what is typed, as a program has it that asks for a password.
  package var withoutEcho: Modes {
    var modes = self
    modes.local &= ~UInt32(ECHO | ECHONL)
    return modes
  }

  /// The flags, in octal as `stty` and the manuals have them.
  package var description: String {
    "input \(String(input, radix: 8)) output \(String(output, radix: 8)) control "
      + "\(String(control, radix: 8)) local \(String(local, radix: 8)) characters \(characters)"
  }
}
