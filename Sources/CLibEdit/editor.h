#ifndef LETGO_EDITOR_H
#define LETGO_EDITOR_H

#include <histedit.h>
#include <stdbool.h>
#include <stdio.h>

#include "CLibEdit.h"

// edit.c: the one editor that a process has.

/// Returns the editor; NULL where the terminal edits, or nothing is open.
EditLine *edit_editor(void);
/// Returns whether there is a terminal to read from.
bool edit_is_open(void);
/// Has the terminal send each key by itself, or rest; false where the terminal edits itself, or is
/// somebody else's.
bool edit_prepare(bool wanted);

// line.c: the line that is being read.

/// Has the editor show what a line is asked with.
void line_define(EditLine *editor);
/// Ends the reading with something else than a line; to be returned by an editor function.
unsigned char line_end_with(letgo_edit_result result);
/// Puts a text in the place of the whole line, with the cursor behind it.
void line_put(EditLine *editor, const wchar_t *text);

// terminal.c: the modes of the terminal.

/// Notes the modes of a terminal as the ones to give back; false where it has none.
bool terminal_open(int descriptor);
/// Gives the terminal back for good.
void terminal_close(void);
/// Returns whether its modes may be changed, as nobody else is in front of it; safe in a handler.
bool terminal_is_ours(void);
/// Gives the terminal the modes that were found; safe in a handler.
void terminal_restore(void);
/// Tells whether the terminal is to be silent between two lines, from the next `terminal_rest` on.
void terminal_silence(bool wanted);
/// Gives the terminal the modes that it has between two lines, where it is to be silent; safe in a
/// handler.
void terminal_rest(void);

// signals.c: notes what the process is told while a line is read.

/// Installs the handlers, once the terminal is known.
bool signals_watch(void);
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
/// Gives the terminal back and stops the process, which goes on from here; safe in a handler.
void signals_stop(void);

// along.c: what ends with this process.

/// Ends, by a signal, what was given to `letgo_edit_take_along`; safe in a handler.
void along_end(int number);

// crash.c: gives the terminal back when the process goes down by a fault of its own.

/// Installs the handlers, once the terminal is known.
void crash_watch(void);
/// Puts back what was before `crash_watch`.
void crash_unwatch(void);

// input.c: one character from the terminal.

/// Reads from this descriptor from now on.
void input_open(int descriptor);
/// Waits for a character (an EL_GETCFN): 1, or 0 at the end, or -1 when interrupted.
int input_next(EditLine *editor, wchar_t *character);
/// Returns how many characters that call has given so far.
unsigned long input_count(void);
/// Waits at most so many milliseconds, also without an editor: as above, or -2 when nothing came.
int input_next_within(EditLine *editor, wchar_t *character, int milliseconds);
/// Returns whether a character, or a part of one, is there already.
bool input_is_waiting(void);
/// Has characters come before those of the terminal, in this order; what is too much is lost.
void input_put_back(const wchar_t *characters, size_t count);
/// Forgets what was put back, and half a character.
void input_forget(void);
/// Throws away what was typed so far, and what was put back.
void input_discard(void);

// utf8.c: characters out of bytes.

/// Takes a byte; returns whether a character is whole with it.
bool utf8_decode(unsigned char byte, wchar_t *character);
/// Returns whether a byte was taken that belongs to the next character.
bool utf8_holds(void);
/// Returns that byte, to be decoded, or -1.
int utf8_take_held(void);
/// Forgets half a character.
void utf8_reset(void);

// query.c: what the terminal says about itself.

/// Returns whether an answer may still come.
bool query_is_awaited(void);
/// Returns whether a character belongs to an answer as far as can be told. Where it turns out that none
/// comes, returns false with the first character of what was taken, and the others are put back.
bool query_takes(wchar_t *character);
/// Returns whether an escape was taken, of which it is not known what comes with it.
bool query_holds_escape(void);
/// Returns that escape as a key; what follows may be an answer all the same.
wchar_t query_give_escape(void);
/// Forgets half an answer, as the rest of it will not come.
void query_forget_part(void);
/// Takes what is left of an answer that has not come yet, as nobody reads it afterwards.
void query_close(void);

// sequences.c: keys that send an escape, in an editor where an escape is a key itself.

/// The milliseconds in which all that a terminal sends for one key has come.
enum { key_pause = 50 };
/// Forgets all sequences, so that an escape is an escape.
void sequences_clear(void);
/// Returns whether there are any, as an escape is a key itself.
bool sequences_are_known(void);
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

// joiner.c: what joins the parts of an emoji.

/// A key that nobody types, for what is typed and takes no cell.
enum { joiner_key = 0x9F };
/// Returns whether a character joins others, or chooses how one looks.
bool joiner_is(wchar_t character);
/// Returns the key that inserts such a character.
wchar_t joiner_key_for(wchar_t character);
/// Defines and binds the function that does so.
void joiner_define(EditLine *editor);

// search.c: Ctrl-R.

/// A key that nobody types, which ends a search and does nothing else.
enum { search_key = 0x9E };
/// Returns whether a search is on.
bool search_is_on(EditLine *editor);
/// Returns whether an escape that was read begins a key that is to end a search first.
bool search_is_left_by_escape(EditLine *editor);
/// Forgets that such an escape was read, as it will not come again.
void search_forget(void);
/// Binds the key that ends a search.
void search_define(EditLine *editor);

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
/// Takes a character that is thrown away: where a paste has begun with it, throws away all of that, as the
/// rest would be taken for typed lines. Returns whether one may be about to begin, after so many characters.
bool paste_discard(size_t *begun, wchar_t character);
/// Returns whether a list was pasted since the last call, and lends it until the next line is read.
bool paste_take_list(const wchar_t **list, size_t *length);

// complete.c

/// Defines the function that goes on with what fits.
void complete_define(EditLine *editor);
/// Forgets that a list stands above the line, as something else may have come between.
void complete_forget(void);

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
