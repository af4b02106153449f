#ifndef LETGO_CLIBEDIT_H
#define LETGO_CLIBEDIT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// A line editor on libedit. Swift cannot call libedit's variadic functions, and a signal handler
// has no place in Swift, so both live here. There is one editor per process, as signals and the
// terminal belong to the process. Text crosses as Unicode scalars, whatever the locale says.

/// What came of reading a line.
typedef enum {
  letgo_edit_line,
  /// Several lines were pasted, which nobody typed one by one.
  letgo_edit_list,
  letgo_edit_interrupted,
  letgo_edit_end,
} letgo_edit_result;

/// Makes the editor on a terminal that is open as `input` for reading and as `terminal` for
/// drawing, and takes charge of the signals. False, with `errno`, when there is an editor already
/// or none can be made.
bool letgo_edit_open(int input, int terminal);

/// Gives signals and terminal back as they were.
void letgo_edit_close(void);

/// Shows the prompt, which ends in 0, and reads a line; first it may throw away what was typed
/// before anyone could see the prompt. The line is valid until the next call.
letgo_edit_result letgo_edit_read(const uint32_t *prompt, bool drops_type_ahead,
                                  const uint32_t **line, size_t *count);

/// Lets the arrow keys bring back a line, which ends in 0.
void letgo_edit_remember(const uint32_t *line);

/// Is asked at a press of Tab, with the line before the cursor.
typedef void (*letgo_edit_completer)(void *owner, const uint32_t *line, size_t count);

/// Has Tab ask a function from now on, or nobody.
void letgo_edit_complete_by(letgo_edit_completer completer, void *owner);

/// While the completer runs: puts a text, which ends in 0, in the place of so many scalars before the
/// cursor.
void letgo_edit_replace(size_t count, const uint32_t *text);

/// While the completer runs: leaves the line, which is drawn again below what is written next.
void letgo_edit_begin_list(void);

/// Returns whether Ctrl-C was typed since the last line was read; the next read forgets it.
bool letgo_edit_was_interrupted(void);

/// Returns how many cells a scalar takes, or -1 when the locale cannot show it. Swift's import of
/// the C library leaves `wcwidth` out.
int letgo_width(uint32_t scalar);

/// Returns how many colours the terminal of that name shows, 0 for none, or -1 when nobody has
/// described it in terminfo(5).
int letgo_terminal_colors(const char *name);

#endif
