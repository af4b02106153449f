#ifndef LETGO_CARGUMENTS_H
#define LETGO_CARGUMENTS_H

// What main() is given. Swift's own way to it in a static executable reads /proc/self/maps, and is
// silently without any arguments where that can't be opened.

/// Returns how many arguments the process was given, its own name included.
int letgo_argument_count(void);
/// Returns an argument, the first being the program's own name.
const char *letgo_argument(int index);

/// Returns the environment of the process, for the programs that it starts.
char **letgo_environment(void);

/// Returns the flag of posix_spawn() that starts a program in a session of its own, which Swift does
/// not see on Linux.
short letgo_spawn_in_new_session(void);

/// Makes a pipe that no program which is started inherits, in one step where the system has one for it:
/// a program that another thread starts in between would keep the pipe open.
int letgo_private_pipe(int ends[2]);

#endif
