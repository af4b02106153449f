#include "editor.h"

#include <signal.h>
#include <stdlib.h>

// For screen readers, and terminals that can't move their cursor: the line stays in the terminal's own
// hands, and nothing is drawn twice.
static wchar_t *text;
static size_t room;

void plain_close(void) {
  free(text);
  text = NULL;
  room = 0;
}

static bool append(size_t count, wchar_t character) {
  if (count == room) {
    size_t more = room == 0 ? 256 : room * 2;
    wchar_t *grown = realloc(text, more * sizeof *text);
    if (grown == NULL) return false;
    text = grown;
    room = more;
  }
  text[count] = character;
  return true;
}

letgo_edit_result plain_read(const wchar_t *prompt, const wchar_t **line, size_t *length) {
  // A stop needs no care: the terminal has its own modes.
  signals_reading(false);
  for (; *prompt != 0; prompt++) (void)screen_draw(*prompt);
  (void)fflush(screen_file());
  for (size_t count = 0;; count++) {
    wchar_t character;
    int got = input_next_within(NULL, &character, -1);
    // The terminal has left its row only where a line was ended.
    if (got != 1) (void)fputc('\n', screen_file()), (void)fflush(screen_file());
    if (got == -1 && signals_take(SIGINT)) return letgo_edit_interrupted;
    bool is_over = got != 1 || character == L'\n' || !append(count, character);
    if (got != 1 && count == 0) return letgo_edit_end;
    if (!is_over) continue;
    *line = text != NULL ? text : L"";
    *length = count;
    return letgo_edit_line;
  }
}
