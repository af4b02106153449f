#ifndef LETGO_EDITOR_H
#define LETGO_EDITOR_H

#include <histedit.h>
#include <stdbool.h>
#include <stdio.h>

// signals.c: notes what the process is told while a line is read.

/// Installs the handlers and remembers the modes of the terminal as the ones to give back.
bool signals_watch(int terminal);
/// Puts back what was before `signals_watch`.
void signals_unwatch(void);
/// Tells whether a line is being read, which makes a stop wait until the terminal is given back.
void signals_reading(bool reading);
/// Returns the descriptor that becomes readable when a signal has come.
int signals_wakeup(void);
/// Empties that descriptor.
void signals_drain(void);
/// Returns whether a signal is noted.
bool signals_noted(int number);
/// Returns whether a signal is noted, and forgets it.
bool signals_take(int number);
/// Stops the process, or ends it, as the signal does by default; after a stop it goes on from here.
void signals_act_by_default(int number);
/// Gives the terminal the modes it had; safe in a handler.
void terminal_restore(void);

// input.c: one character from the terminal.

/// Reads from this descriptor from now on.
void input_open(int descriptor);
/// Waits for a character (an EL_GETCFN): 1, or 0 at the end, or -1 when interrupted.
int input_next(EditLine *editor, wchar_t *character);
/// Waits at most so many milliseconds; 0 also when nothing came.
int input_next_within(EditLine *editor, wchar_t *character, int milliseconds);
/// Forgets half a character.
void input_reset(void);

// screen.c: where things stand on the screen.

/// Notes what the next lines are drawn on and after.
void screen_begin(FILE *out, const wchar_t *prompt);
/// Draws the line again after the size has changed.
void screen_resized(EditLine *editor);
/// Draws the line again after the process was stopped.
void screen_resumed(EditLine *editor);
/// Leaves the line for the row below it, with a mark at the cursor.
void screen_leave(EditLine *editor, const char *mark);

// paste.c: what the terminal pastes.

/// Asks a screen on this descriptor for marks around what is pasted from now on.
void paste_open(int descriptor);
/// Forgets the screen and what was pasted.
void paste_close(void);
/// Tells the terminal whether marks are wanted; safe in a handler.
void paste_marks(bool wanted);
/// Takes what comes between the marks: one line into the line, several as a list.
void paste_bind(EditLine *editor);
/// Returns whether a list was pasted since the last call, and lends it until the next line is read.
bool paste_take_list(const wchar_t **list, size_t *length);

// complete.c

/// Has Tab go on with what fits.
void complete_bind(EditLine *editor);

// keys.c

/// Binds the keys of today's terminals.
void keys_bind(EditLine *editor);

#endif
