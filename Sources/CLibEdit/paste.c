#include "editor.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <wchar.h>

// What is pasted comes between two marks, when the terminal was asked for them
// (https://invisible-island.net/xterm/ctlseqs/ctlseqs.html, bracketed paste), so that the lines of a
// list are not taken for lines that somebody typed. libedit knows nothing of it.
static const wchar_t start_mark[] = L"\033[200~", end_mark[] = L"\033[201~";

// A terminal that goes silent for so many milliseconds in the middle will not send the rest.
enum { patience = 2000 };

// The most that is taken, in characters; a list longer than that is better read from its file.
enum { most = 1 << 22 };

static int screen = -1;
static wchar_t *text;
static size_t count, room;
static bool is_list;

void paste_open(int descriptor) {
  const char *term = getenv("TERM");
  screen = term == NULL || strcmp(term, "dumb") == 0 ? -1 : descriptor;
}

void paste_close(void) {
  free(text);
  text = NULL;
  count = room = 0;
  screen = -1;
}

// Also called in signal handlers, so that nothing but `write` is used.
void paste_marks(bool wanted) {
  if (screen >= 0) (void)!write(screen, wanted ? "\033[?2004h" : "\033[?2004l", 8);
}

static bool append(wchar_t character) {
  if (count == most) return true;
  if (count == room) {
    size_t more = room == 0 ? 1024 : room * 2;
    wchar_t *grown = realloc(text, more * sizeof *text);
    if (grown == NULL) return false;
    text = grown;
    room = more;
  }
  text[count++] = character;
  return true;
}

// Appends what comes before the mark, with a line feed for each line end; returns whether all of it
// came.
static bool take(EditLine *editor) {
  // How much of the mark has come, which is looked for apart from the text, as that may be full.
  size_t matched = 0;
  while (end_mark[matched] != 0) {
    wchar_t character;
    if (input_next_within(editor, &character, patience) != 1) return false;
    if (character != end_mark[matched]) {
      for (size_t i = 0; i < matched; i++)
        if (!append(end_mark[i])) return false;
      matched = 0;
    }
    if (character == end_mark[matched]) matched++;
    else if (!append(character == L'\r' ? L'\n' : character)) return false;
  }
  return true;
}

// Goes on in a mark with a character, or begins it anew.
static size_t matched_with(const wchar_t *mark, size_t matched, wchar_t character) {
  if (character != mark[matched]) matched = 0;
  return character == mark[matched] ? matched + 1 : matched;
}

bool paste_discard(size_t *begun, wchar_t character) {
  *begun = matched_with(start_mark, *begun, character);
  if (start_mark[*begun] != 0) return *begun > 0;
  *begun = 0;
  for (size_t ended = 0; end_mark[ended] != 0;) {
    if (input_next_within(NULL, &character, patience) != 1) break;
    ended = matched_with(end_mark, ended, character);
  }
  return false;
}

// Puts one line where the cursor is; controls would be drawn as what they are not.
static unsigned char insert(EditLine *editor) {
  for (size_t i = 0; i < count; i++)
    if (text[i] < 0x20 || text[i] == 0x7F) text[i] = L' ';
  if (count == most) count--;
  if (!append(0)) return CC_ERROR;
  (void)el_winsertstr(editor, text);
  return CC_REFRESH;
}

static unsigned char paste(EditLine *editor, wint_t unused) {
  (void)unused;
  const LineInfoW *line = el_wline(editor);
  size_t typed = (size_t)(line->cursor - line->buffer);
  count = 0;
  is_list = false;
  // What was typed before the cursor belongs to the first line of a list.
  for (size_t i = 0; i < typed; i++)
    if (!append(line->buffer[i])) return CC_ERROR;
  bool is_whole = take(editor);
  while (count > typed && text[count - 1] == L'\n') count--;
  is_list = wmemchr(text, L'\n', count) != NULL;
  if (!is_list) {
    if (count > typed) (void)wmemmove(text, text + typed, count - typed);
    count -= typed;
    return insert(editor);
  }
  // Half a list is none.
  if (!is_whole) {
    is_list = false;
    return CC_ERROR;
  }
  return CC_NEWLINE;
}

void paste_define(EditLine *editor) {
  (void)el_wset(editor, EL_ADDFN, L"letgo-paste", L"Take what is pasted", paste);
}

bool paste_take_list(const wchar_t **list, size_t *length) {
  if (!is_list) return false;
  is_list = false;
  *list = text;
  *length = count;
  return true;
}
