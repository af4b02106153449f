#include "editor.h"

#include <signal.h>
#include <wchar.h>

// One line: what it is asked with, how it is begun, and what came of it.
static const wchar_t *prompt = L"> ", *right = L"";
static letgo_edit_result ended_with;

static wchar_t *current_prompt(EditLine *unused) {
  (void)unused;
  return (wchar_t *)prompt;
}

static wchar_t *current_right(EditLine *unused) {
  (void)unused;
  return (wchar_t *)right;
}

void line_define(EditLine *editor) {
  (void)el_wset(editor, EL_PROMPT, current_prompt);
  (void)el_wset(editor, EL_RPROMPT_ESC, current_right, screen_mark);
}

unsigned char line_end_with(letgo_edit_result result) {
  ended_with = result;
  return CC_NEWLINE;
}

void line_put(EditLine *editor, const wchar_t *text) {
  const LineInfoW *line = el_wline(editor);
  (void)el_cursor(editor, (int)(line->lastchar - line->cursor));
  el_wdeletestr(editor, (int)(line->lastchar - line->buffer));
  (void)el_winsertstr(editor, text);
}

// With Ctrl-C the terminal throws away what it holds, the rest of an answer too, and so does this side.
static bool take_interrupt(void) {
  if (!signals_take(SIGINT)) return false;
  query_forget_part();
  input_forget();
  search_forget();
  return true;
}

// Turns the terminal to typing, with what came between two lines out of the way.
static void begin(EditLine *editor, const letgo_edit_question *question) {
  prompt = (const wchar_t *)question->prompt;
  right = (const wchar_t *)question->right;
  ended_with = letgo_edit_line;
  screen_begin(prompt, right);
  hint_begin((const wchar_t *)question->suggestion);
  leave_begin(question->swipes, question->composes);
  (void)take_interrupt();
  (void)signals_take(SIGCONT);
  (void)signals_take(SIGWINCH);
  signals_reading(true);
  if (editor != NULL) {
    recall_begin(editor, question->recalls);
    // Before the prompt is seen: libedit would show it first.
    if (edit_prepare(true)) paste_marks(true);
  }
  if (question->drops_type_ahead) input_discard();
}

static letgo_edit_result read_edited(EditLine *editor, const wchar_t **line, size_t *length) {
  int count = 0;
  const wchar_t *read = el_wgets(editor, &count);
  terminal_rest();
  signals_reading(false);
  if (signals_take(SIGTSTP)) signals_stop();
  // Asked first, as an interrupted search looks like an end of file (and has left its row).
  if (take_interrupt()) {
    if (count != 0) screen_leave(editor, "^C");
    return letgo_edit_interrupted;
  }
  if (paste_take_list(line, length)) {
    screen_leave(editor, "");
    return letgo_edit_list;
  }
  if (ended_with == letgo_edit_screen_before || ended_with == letgo_edit_screen_after) {
    screen_wipe(editor);
    return ended_with;
  }
  if (ended_with == letgo_edit_compose) {
    const LineInfoW *typed = el_wline(editor);
    screen_leave(editor, "");
    *line = typed->buffer;
    *length = (size_t)(typed->lastchar - typed->buffer);
    return ended_with;
  }
  if (read == NULL || count <= 0) {
    screen_leave(editor, "");
    return letgo_edit_end;
  }
  if (read[count - 1] == L'\n' || read[count - 1] == L'\r') count--;
  *line = read;
  *length = (size_t)count;
  return letgo_edit_line;
}

letgo_edit_result letgo_edit_read(const letgo_edit_question *question, const uint32_t **line,
                                  size_t *length) {
  const wchar_t *read = L"";
  EditLine *editor = edit_editor();
  *length = 0;
  if (!edit_is_open()) return letgo_edit_end;
  begin(editor, question);
  letgo_edit_result result = editor != NULL ? read_edited(editor, &read, length)
                                            : plain_read(prompt, &read, length);
  *line = (const uint32_t *)read;
  return result;
}

bool letgo_edit_was_interrupted(void) { return edit_is_open() && signals_noted(SIGINT); }
