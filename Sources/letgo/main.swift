import CArguments
import LetGoCLI

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

// A program may be started without even its own name.
let given = (0..<letgo_argument_count()).map { String(cString: letgo_argument($0)) }

exit(Program(arguments: Array(given.dropFirst()), environment: .inherited).run())
