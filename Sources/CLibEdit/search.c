#include "editor.h"

#include <wchar.h>

// Ctrl-R. libedit ends a search at an escape and takes what comes with it for text; a key that sends more
// than that ends the search and then does what it does.
static bool is_left;

bool search_is_on(EditLine *editor) {
  // It has a second row in the line.
  const LineInfoW *line = el_wline(editor);
  return wmemchr(line->buffer, L'\n', (size_t)(line->lastchar - line->buffer)) != NULL;
}

bool search_is_left_by_escape(EditLine *editor) {
  // Once: a line feed may also have been typed, by Ctrl-V.
  is_left = !is_left && search_is_on(editor) && input_is_waiting();
  return is_left;
}

void search_forget(void) { is_left = false; }

void search_define(EditLine *editor) {
  wchar_t key[] = {search_key, 0};
  (void)el_wset(editor, EL_BIND, key, L"ed-ignore", NULL);
}
