// wcwidth belongs to X/Open, which the default of this C library leaves out.
#define _GNU_SOURCE

#include "editor.h"

#include <stdlib.h>
#include <string.h>
#include <wctype.h>

// Drawn when libedit waits for a key and wiped before it gets one, so that the screen is always as
// libedit left it.
static char style_on[32], style_off[32];
static bool has_style;
static const wchar_t *suggestion;
static int shown;
// Whether a key is waited for with the hint on the screen, which is then shown again with the line.
static bool is_up;

void letgo_edit_style_hints(const char *on, const char *off) {
  has_style = on != NULL && off != NULL;
  (void)snprintf(style_on, sizeof style_on, "%s", has_style ? on : "");
  (void)snprintf(style_off, sizeof style_off, "%s", has_style ? off : "");
}

void hint_begin(const wchar_t *text) {
  suggestion = text;
  shown = 0;
  is_up = false;
}

bool hint_goes_on(const wchar_t *text, const wchar_t *beginning, size_t count) {
  // No line holds a zero, which the editor takes for no character.
  return wcsncmp(text, beginning, count) == 0 && text[count] != 0;
}

// Returns what the line may go on with, or NULL.
static const wchar_t *rest_of(EditLine *editor) {
  const LineInfoW *line = el_wline(editor);
  size_t count = (size_t)(line->lastchar - line->buffer);
  // Without a colour of its own it would look as if it had been typed.
  if (!has_style || line->cursor != line->lastchar || search_is_on(editor)) return NULL;
  if (*suggestion == 0) return recall_rest(editor);
  return hint_goes_on(suggestion, line->buffer, count) ? suggestion + count : NULL;
}

void hint_show(EditLine *editor) {
  const wchar_t *rest = rest_of(editor);
  is_up = true;
  // What takes no cell would be drawn on what is typed, from where no blank wipes it.
  if (rest == NULL || shown > 0 || wcwidth(*rest) <= 0) return;
  int room = screen_room(editor);
  FILE *screen = screen_file();
  (void)fputs(style_on, screen);
  for (; *rest != 0 && shown + wcwidth(*rest) <= room && wcwidth(*rest) >= 0; rest++) {
    if (joiner_is(*rest)) continue;
    if (!screen_draw(*rest)) break;
    shown += wcwidth(*rest);
  }
  (void)fputs(style_off, screen);
  for (int cell = 0; cell < shown; cell++) (void)fputc('\b', screen);
  (void)fflush(screen);
}

void hint_wipe(void) {
  FILE *screen = screen_file();
  // Blanks, as an erasure to the end of the row would take what stands at its right end.
  for (int cell = 0; cell < shown; cell++) (void)fputc(' ', screen);
  for (int cell = 0; cell < shown; cell++) (void)fputc('\b', screen);
  // At once, as a stop may come next.
  if (shown > 0) (void)fflush(screen);
  shown = 0;
}

void hint_hide(void) {
  hint_wipe();
  is_up = false;
}

void hint_redraw(EditLine *editor) {
  shown = 0;
  if (is_up) hint_show(editor);
}

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
  wchar_t *taken = wcsdup(rest);
  if (taken == NULL) return CC_ERROR;
  // A word ends before the blank that follows it.
  for (size_t i = 1; by_word && taken[i - 1] != 0; i++)
    if (taken[i] == L' ' && taken[i - 1] != L' ') taken[i] = 0;
  (void)el_winsertstr(editor, taken);
  free(taken);
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
