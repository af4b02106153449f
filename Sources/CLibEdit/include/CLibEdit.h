#ifndef LETGO_CLIBEDIT_H
#define LETGO_CLIBEDIT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// A line editor on libedit. Swift cannot call libedit's variadic functions, and a signal handler
// has no place in Swift, so both live here. There is one editor per process, as signals and the
// terminal belong to the process. Text crosses as Unicode scalars, whatever the locale says, and ends
// in 0 where no count goes with it.

/// What came of reading a line.
typedef enum {
  letgo_edit_line,
  /// Several lines were pasted, which nobody typed one by one.
  letgo_edit_list,
  letgo_edit_interrupted,
  letgo_edit_end,
  /// The person went on to the screen before or after, on an empty line.
  letgo_edit_screen_before,
  letgo_edit_screen_after,
  /// The person wants to write the line, which is what it was so far, in an editor of their own.
  letgo_edit_compose,
} letgo_edit_result;

/// What stands around a line that is read, and what its keys do.
typedef struct {
  /// Stands before the line; not empty.
  const uint32_t *prompt;
  /// Stands at the right end of the row, where there is room; may be empty.
  const uint32_t *right;
  /// What the line may be, shown as a hint; empty for what was typed before, or nothing.
  const uint32_t *suggestion;
  /// First throws away what was typed before anyone could see the prompt.
  bool drops_type_ahead;
  /// Whether the arrow keys bring back what was typed before.
  bool recalls;
  /// Whether Alt and an arrow lead to another screen while the line is empty.
  bool swipes;
  /// Whether a key leads to an editor of the person's own.
  bool composes;
} letgo_edit_question;

/// Makes the editor on a terminal that is open as `input` for reading and as `terminal` for
/// drawing, and takes charge of the signals. A plain one leaves the line to the terminal itself and draws
/// nothing but the prompt. False, with `errno`, when there is an editor already or none can be made.
bool letgo_edit_open(int input, int terminal, bool plain);

/// Gives signals and terminal back as they were.
void letgo_edit_close(void);

/// Asks for a line and reads it. The line is valid until the next call.
letgo_edit_result letgo_edit_read(const letgo_edit_question *question, const uint32_t **line,
                                  size_t *count);

/// Gives the terminal, as it was found, to other programs until the next line is read.
void letgo_edit_lend(void);

/// Has a signal that ends this process end another one first, and remove a file; 0 and NULL for none.
void letgo_edit_take_along(int process, const char *path);

/// Lets the arrow keys bring back a line, and forgets one like it.
void letgo_edit_remember(const uint32_t *line);

/// Shows hints between these sequences from now on, which take no cells; with NULL it shows none.
void letgo_edit_style_hints(const char *on, const char *off);

/// Is asked at a press of Tab, with the line before the cursor.
typedef void (*letgo_edit_completer)(void *owner, const uint32_t *line, size_t count);

/// Has Tab ask a function from now on, or nobody.
void letgo_edit_complete_by(letgo_edit_completer completer, void *owner);

/// While the completer runs: puts a text in the place of so many scalars before the cursor.
void letgo_edit_replace(size_t count, const uint32_t *text);

/// While the completer runs: leaves the line, which is drawn again below what is written next.
void letgo_edit_begin_list(void);

/// Is called once when nothing was typed for a while.
typedef void (*letgo_edit_rest)(void *owner);

/// Has a function be called at the next rest.
void letgo_edit_at_rest(letgo_edit_rest function, void *owner);

/// Asks the terminal for the colour of its background, for so many milliseconds at the most. False where
/// it does not say; otherwise red, green and blue are from 0 to 0xFFFF.
bool letgo_edit_ask_background(int milliseconds, uint16_t color[3]);

/// Returns whether Ctrl-C was typed since the last line was read; the next read forgets it.
bool letgo_edit_was_interrupted(void);

/// Returns how many cells a scalar takes, or -1 when the locale cannot show it. Swift's import of
/// the C library leaves `wcwidth` out.
int letgo_width(uint32_t scalar);

/// Returns how many colours the terminal of that name shows, 0 for none, or -1 when nobody has
/// described it in terminfo(5).
int letgo_terminal_colors(const char *name);

#endif
