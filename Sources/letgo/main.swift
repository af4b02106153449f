import LetGoCLI

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

exit(Program(arguments: Array(CommandLine.arguments.dropFirst()), environment: .inherited).run())
