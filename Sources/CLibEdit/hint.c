// wcwidth belongs to X/Open, which the default of this C library leaves out.
#define _GNU_SOURCE

#include "editor.h"

#include <string.h>
#include <wctype.h>

// Drawn when libedit waits for a key and wiped before it gets one, so that the screen is always as
// libedit left it.
static const char *style_on, *style_off;
static const wchar_t *suggestion;
static int shown;

void letgo_edit_style_hints(const char *on, const char *off) {
  style_on = on;
  style_off = off;
}

void hint_begin(const wchar_t *text) {
  suggestion = text;
  shown = 0;
}

// Returns what the line may go on with, or NULL.
static const wchar_t *rest_of(EditLine *editor) {
  const LineInfoW *line = el_wline(editor);
  size_t count = (size_t)(line->lastchar - line->buffer);
  // Without a colour of its own it would look as if it had been typed. A search has a second row in
  // the line.
  if (style_on == NULL || line->cursor != line->lastchar) return NULL;
  if (wmemchr(line->buffer, L'\n', count) != NULL) return NULL;
  if (*suggestion == 0) return recall_rest(editor);
  bool fits = wcsncmp(suggestion, line->buffer, count) == 0 && suggestion[count] != 0;
  return fits ? suggestion + count : NULL;
}

void hint_show(EditLine *editor) {
  const wchar_t *rest = rest_of(editor);
  if (rest == NULL || shown > 0) return;
  int room = screen_room(editor);
  FILE *screen = screen_file();
  (void)fputs(style_on, screen);
  for (; *rest != 0 && shown + wcwidth(*rest) <= room && wcwidth(*rest) >= 0; rest++) {
    if (!screen_draw(*rest)) break;
    shown += wcwidth(*rest);
  }
  (void)fputs(style_off, screen);
  for (int cell = 0; cell < shown; cell++) (void)fputc('\b', screen);
  (void)fflush(screen);
}

void hint_hide(void) {
  FILE *screen = screen_file();
  // Blanks, as an erasure to the end of the row would take what stands at its right end.
  for (int cell = 0; cell < shown; cell++) (void)fputc(' ', screen);
  for (int cell = 0; cell < shown; cell++) (void)fputc('\b', screen);
  shown = 0;
}

void hint_forget(void) { shown = 0; }

// Goes right by one character or one word, into the hint at the end of what is typed.
static unsigned char go_right(EditLine *editor, bool by_word) {
  const LineInfoW *line = el_wline(editor);
  const wchar_t *rest = rest_of(editor);
  if (line->cursor != line->lastchar) {
    const wchar_t *end = line->cursor + 1;
    while (by_word && end < line->lastchar && !iswalnum((wint_t)end[-1])) end++;
    while (by_word && end < line->lastchar && iswalnum((wint_t)*end)) end++;
    (void)el_cursor(editor, (int)(end - line->cursor));
    return CC_CURSOR;
  }
  if (rest == NULL) return CC_ERROR;
  wchar_t taken[1024];
  size_t count = 0;
  for (; rest[count] != 0 && count < 1023; count++) {
    // A word ends before the blank that follows it.
    if (by_word && count > 0 && rest[count] == L' ' && rest[count - 1] != L' ') break;
    taken[count] = rest[count];
  }
  taken[count] = 0;
  (void)el_winsertstr(editor, taken);
  return CC_REFRESH;
}

static unsigned char right(EditLine *editor, wint_t unused) {
  (void)unused;
  return go_right(editor, false);
}

unsigned char hint_right_by_word(EditLine *editor, wint_t unused) {
  (void)unused;
  return go_right(editor, true);
}

static unsigned char end(EditLine *editor, wint_t unused) {
  const LineInfoW *line = el_wline(editor);
  if (line->cursor == line->lastchar) return right(editor, unused);
  (void)el_cursor(editor, (int)(line->lastchar - line->cursor));
  return CC_CURSOR;
}

void hint_define(EditLine *editor) {
  (void)el_wset(editor, EL_ADDFN, L"letgo-right", L"Go right, or take the hint", right);
  (void)el_wset(editor, EL_ADDFN, L"letgo-right-by-word",
                L"Go right by a word, or take one of the hint", hint_right_by_word);
  (void)el_wset(editor, EL_ADDFN, L"letgo-end", L"Go to the end, or take the hint", end);
}
