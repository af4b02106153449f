#include "editor.h"

// What joins the parts of an emoji, or chooses how one looks, takes no cell, but a terminal that heeds it
// draws the whole in other cells than libedit counts. It stays in the line and is not drawn, as libedit
// leaves it out wherever it draws a line anew; so the line is drawn anew where one is typed.
enum { zero_width_joiner = 0x200D, first_selector = 0xFE00, last_selector = 0xFE0F };

static wchar_t typed;

bool joiner_is(wchar_t character) {
  return character == zero_width_joiner ||
         (character >= first_selector && character <= last_selector);
}

wchar_t joiner_key_for(wchar_t character) {
  typed = character;
  return joiner_key;
}

static unsigned char insert(EditLine *editor, wint_t unused) {
  (void)unused;
  wchar_t text[] = {typed, 0};
  (void)el_winsertstr(editor, text);
  return CC_REFRESH;
}

void joiner_define(EditLine *editor) {
  wchar_t key[] = {joiner_key, 0};
  (void)el_wset(editor, EL_ADDFN, L"letgo-join", L"Join what is typed", insert);
  (void)el_wset(editor, EL_BIND, key, L"letgo-join", NULL);
}
