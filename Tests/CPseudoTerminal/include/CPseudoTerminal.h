#ifndef LETGO_CPSEUDOTERMINAL_H
#define LETGO_CPSEUDOTERMINAL_H

#include <spawn.h>
#include <stddef.h>

// What Swift does not see of the C library: names behind feature macros, and macros with arguments.

/// Returns a new pseudo-terminal's controlling side with the other side's path, or -1.
int pseudo_terminal_open(char *path, size_t capacity);
/// Returns the flag that makes posix_spawn begin a new session.
short pseudo_terminal_new_session(void);
/// Closes in the new process all that is open but the standard streams.
int pseudo_terminal_close_others(posix_spawn_file_actions_t *actions);
/// Returns the exit code of a wait status, or -1 after a signal.
int pseudo_terminal_exit_code(int status);
/// Returns the signal that ended the process of a wait status, or stopped it, or 0.
int pseudo_terminal_signal(int status);
/// Waits for the end of a child: 1 when it ended, 0 when the time passed first, -1 when nothing can tell.
int pseudo_terminal_await_end(int process, int milliseconds);

#endif
