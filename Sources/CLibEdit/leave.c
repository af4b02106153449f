#include "editor.h"

// Keys that leave the line for another screen, where it is empty, or for another editor.
static bool swipes, composes;

void leave_begin(bool to_screens, bool to_editor) {
  swipes = to_screens;
  composes = to_editor;
}

static bool is_empty(EditLine *editor) {
  const LineInfoW *line = el_wline(editor);
  return line->lastchar == line->buffer;
}

// On a line that holds something the same keys go on by a word, as editors have it.
static unsigned char back(EditLine *editor, wint_t unused) {
  (void)unused;
  if (is_empty(editor)) return swipes ? line_end_with(letgo_edit_screen_before) : CC_ERROR;
  const LineInfoW *line = el_wline(editor);
  const wchar_t *start = line->cursor;
  while (start > line->buffer && start[-1] == L' ') start--;
  while (start > line->buffer && start[-1] != L' ') start--;
  (void)el_cursor(editor, (int)(start - line->cursor));
  return CC_CURSOR;
}

static unsigned char on(EditLine *editor, wint_t unused) {
  if (is_empty(editor) && swipes) return line_end_with(letgo_edit_screen_after);
  return hint_right_by_word(editor, unused);
}

static unsigned char compose(EditLine *editor, wint_t unused) {
  (void)editor;
  (void)unused;
  return composes ? line_end_with(letgo_edit_compose) : CC_ERROR;
}

void leave_define(EditLine *editor) {
  (void)el_wset(editor, EL_ADDFN, L"letgo-back", L"Show the screen before, or go back by a word",
                back);
  (void)el_wset(editor, EL_ADDFN, L"letgo-on", L"Show the next screen, or go on by a word", on);
  (void)el_wset(editor, EL_ADDFN, L"letgo-compose", L"Write the line in an editor", compose);
}
