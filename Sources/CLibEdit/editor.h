#ifndef LETGO_EDITOR_H
#define LETGO_EDITOR_H

#include <histedit.h>
#include <stdbool.h>
#include <stdio.h>

#include "CLibEdit.h"

// edit.c: the line that is being read.

/// Has the terminal send each key by itself, or be as it was; false where it is somebody else's.
bool edit_prepare(bool wanted);
/// Ends the reading with something else than a line; to be returned by an editor function.
unsigned char edit_end_with(letgo_edit_result result);
/// Puts a text in the place of the whole line, with the cursor behind it.
void edit_put(EditLine *editor, const wchar_t *text);

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

// crash.c: gives the terminal back when the process goes down by a fault of its own.

/// Installs the handlers, once `signals_watch` knows the terminal.
void crash_watch(void);
/// Puts back what was before `crash_watch`.
void crash_unwatch(void);

// input.c: one character from the terminal.

/// Reads from this descriptor from now on.
void input_open(int descriptor);
/// Waits for a character (an EL_GETCFN): 1, or 0 at the end, or -1 when interrupted.
int input_next(EditLine *editor, wchar_t *character);
/// Waits at most so many milliseconds, also without an editor: as above, or -2 when nothing came.
int input_next_within(EditLine *editor, wchar_t *character, int milliseconds);
/// Returns whether a character, or a part of one, is there already.
bool input_is_waiting(void);
/// Has characters come before those of the terminal, in this order; what is too much is lost.
void input_put_back(const wchar_t *characters, size_t count);
/// Forgets half a character, and what was put back.
void input_reset(void);

// query.c: what the terminal says about itself.

/// Takes what is left of an answer that came too late, of which an escape has been read; returns whether
/// that was one.
bool query_take_rest(void);
/// Takes what is left of an answer that has not come yet, as nobody reads it afterwards.
void query_close(void);

// sequences.c: keys that send an escape, in an editor where an escape is a key itself.

/// Forgets all sequences, so that an escape is an escape.
void sequences_clear(void);
/// Has a sequence, written as for `bind`, do what a command of the editor does, in both of vi's modes.
void sequences_add(EditLine *editor, const wchar_t *sequence, const wchar_t *command);
/// Returns the key that an escape and what comes with it stands for; the escape when it stands for itself.
wchar_t sequences_resolve(void);

// screen.c: where things stand on the screen.

/// Stands before and after what takes no cell in what stands to the right of a line.
enum { screen_mark = 1 };
/// Draws on this from now on.
void screen_open(FILE *out);
/// Notes what the next lines are drawn between.
void screen_begin(const wchar_t *prompt, const wchar_t *right);
/// Draws a character; false where the locale can't.
bool screen_draw(wchar_t character);
/// Draws the line again after the size has changed.
void screen_resized(EditLine *editor);
/// Draws the line again after the process was stopped.
void screen_resumed(EditLine *editor);
/// Leaves the line for the row below it, with a mark at the cursor.
void screen_leave(EditLine *editor, const char *mark);
/// Wipes the line and its prompt from the screen.
void screen_wipe(EditLine *editor);
/// Returns how many cells are free to the right of the cursor, in its row and before what stands there.
int screen_room(EditLine *editor);
/// Returns the width in which libedit shows a character: ^X for a control, \U+XXXX for what cannot be
/// shown.
int screen_width(wchar_t character);
/// Returns what is drawn on.
FILE *screen_file(void);

// hint.c: what a line may go on with, in grey behind the cursor.

/// Has the hint be a text that begins as what is typed, or, when it is empty, what was typed before.
void hint_begin(const wchar_t *suggestion);
/// Shows the hint, where there is one, until `hint_hide`.
void hint_show(EditLine *editor);
/// Takes the hint from the screen, as a key has come.
void hint_hide(void);
/// Takes the hint from the screen until the line is drawn again.
void hint_wipe(void);
/// Shows the hint again after the line was drawn anew, where one was on the screen.
void hint_redraw(EditLine *editor);
/// Returns whether a text begins as what is typed and goes on.
bool hint_goes_on(const wchar_t *text, const wchar_t *beginning, size_t count);
/// Defines the functions that go right, and into the hint.
void hint_define(EditLine *editor);
/// Goes right by a word, and into the hint (an editor function).
unsigned char hint_right_by_word(EditLine *editor, wint_t unused);

// recall.c: the lines that were typed before.

/// Makes the list of lines; false when there is no memory.
bool recall_open(EditLine *editor);
/// Forgets the list.
void recall_close(void);
/// Has the arrows bring lines back while a line is read, or nothing.
void recall_begin(EditLine *editor, bool recalls);
/// Returns what the last line that begins as the one that is typed goes on with, or NULL.
const wchar_t *recall_rest(EditLine *editor);
/// Defines the functions that go through the lines that begin as the one that is typed.
void recall_define(EditLine *editor);

// paste.c: what the terminal pastes.

/// Asks a screen on this descriptor for marks around what is pasted from now on.
void paste_open(int descriptor);
/// Forgets the screen and what was pasted.
void paste_close(void);
/// Tells the terminal whether marks are wanted; safe in a handler.
void paste_marks(bool wanted);
/// Defines the function that takes what comes between the marks: one line into the line, several as a
/// list.
void paste_define(EditLine *editor);
/// Returns whether a list was pasted since the last call, and lends it until the next line is read.
bool paste_take_list(const wchar_t **list, size_t *length);

// complete.c

/// Defines the function that goes on with what fits.
void complete_define(EditLine *editor);

// leave.c

/// Has keys lead to another screen while the line is empty, and to another editor, or nowhere.
void leave_begin(bool swipes, bool composes);
/// Defines the functions that leave the line for another screen or another editor.
void leave_define(EditLine *editor);

// keys.c

/// Defines the functions that are letgo's own.
void keys_define(EditLine *editor);
/// Binds the keys of today's terminals.
void keys_bind(EditLine *editor);

// settings.c

/// Reads the person's own settings of the editor (editrc(5)).
void settings_read(EditLine *editor);

// plain.c: a line without an editor.

/// Shows the prompt and reads a line as the terminal edits it.
letgo_edit_result plain_read(const wchar_t *prompt, const wchar_t **line, size_t *length);
/// Forgets the line.
void plain_close(void);

#endif
