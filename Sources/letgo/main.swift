import CArguments
import LetGoCLI
import LetGoSystem

// A program may be started without even its own name.
let given = (0..<letgo_argument_count()).map { String(cString: letgo_argument($0)) }

exit(Program(arguments: Array(given.dropFirst()), environment: .inherited).run())
