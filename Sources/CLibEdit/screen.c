// wcwidth belongs to X/Open, which the default of this C library leaves out.
#define _GNU_SOURCE

#include "editor.h"

#include <sys/ioctl.h>
#include <wchar.h>

static FILE *drawing;
static const wchar_t *shown_prompt, *shown_right;
static int columns;

static int current_columns(void) {
  struct winsize size;
  if (ioctl(fileno(drawing), TIOCGWINSZ, &size) != 0 || size.ws_col < 2) return 80;
  return size.ws_col;
}

FILE *screen_file(void) { return drawing; }

void screen_open(FILE *out) { drawing = out; }

bool screen_draw(wchar_t character) {
  // By bytes, as libedit writes: a stream takes either those or wide characters.
  char bytes[16];
  mbstate_t state = {0};
  size_t length = wcrtomb(bytes, character, &state);
  return length != (size_t)-1 && fwrite(bytes, 1, length, drawing) == length;
}

void screen_begin(const wchar_t *prompt, const wchar_t *right) {
  shown_prompt = prompt;
  shown_right = right;
  columns = current_columns();
}

int screen_width(wchar_t character) {
  int width = wcwidth(character);
  if (width >= 0) return width;
  if (character < 0x20 || character == 0x7F) return 2;
  return character > 0xFFFF ? 8 : 7;
}

// Goes on from the place to where it is after one more character.
static void advance(int *place, wchar_t character, int width) {
  int step = screen_width(character), rest = width - *place % width;
  // A wide character that does not fit begins the next row.
  *place += step > rest ? rest + step : step;
}

// Returns how many cells after the first one the text before `end` ends, on a screen of that width.
static int place_of(const LineInfoW *line, const wchar_t *end, int width) {
  int place = 0;
  for (const wchar_t *next = shown_prompt; *next != 0; next++) advance(&place, *next, width);
  for (const wchar_t *next = line->buffer; next < end; next++) advance(&place, *next, width);
  return place;
}

static int row_of(const LineInfoW *line, const wchar_t *end, int width) {
  return place_of(line, end, width) / width;
}

int screen_room(EditLine *editor) {
  const LineInfoW *line = el_wline(editor);
  int place = place_of(line, line->cursor, columns);
  // The last cell stays free, since a cursor behind it may be in either row.
  int room = columns - place % columns - 1;
  if (place >= columns || *shown_right == 0) return room;
  int right = 1;
  bool is_marked = false;
  for (const wchar_t *next = shown_right; *next != 0; next++) {
    if (*next == screen_mark) is_marked = !is_marked;
    else if (!is_marked) right += screen_width(*next);
  }
  return room > right ? room - right : 0;
}

void screen_resized(EditLine *editor) {
  const LineInfoW *line = el_wline(editor);
  int before = row_of(line, line->cursor, columns);
  columns = current_columns();
  int after = row_of(line, line->cursor, columns);
  // Some terminals wrap anew and some do not. The smaller move may leave a row behind, the larger
  // one could wipe out what was said before.
  el_resize(editor);
  (void)fputc('\r', drawing);
  for (int row = before < after ? before : after; row > 0; row--)
    (void)el_wset(editor, EL_ECHOTC, L"-s", L"up", NULL);
  (void)el_wset(editor, EL_ECHOTC, L"-s", L"cd", NULL);
  (void)el_wset(editor, EL_REFRESH);
  hint_redraw(editor);
}

void screen_resumed(EditLine *editor) {
  complete_forget();
  // Whoever ran meanwhile left modes of their own, which libedit does not know of.
  (void)el_wset(editor, EL_PREP_TERM, 0);
  (void)el_wset(editor, EL_PREP_TERM, 1);
  paste_marks(true);
  columns = current_columns();
  el_resize(editor);
  (void)fputc('\r', drawing);
  // Where nobody has drawn meanwhile, a hint is still there.
  (void)el_wset(editor, EL_ECHOTC, L"-s", L"cd", NULL);
  (void)el_wset(editor, EL_REFRESH);
  hint_redraw(editor);
}

void screen_leave(EditLine *editor, const char *mark) {
  const LineInfoW *line = el_wline(editor);
  int rows = row_of(line, line->lastchar, columns);
  rows -= row_of(line, line->cursor, columns);
  (void)fputs(mark, drawing);
  for (; rows >= 0; rows--) (void)fputc('\n', drawing);
  (void)fflush(drawing);
}

void screen_wipe(EditLine *editor) {
  const LineInfoW *line = el_wline(editor);
  (void)fputc('\r', drawing);
  for (int row = row_of(line, line->cursor, columns); row > 0; row--)
    (void)el_wset(editor, EL_ECHOTC, L"-s", L"up", NULL);
  (void)el_wset(editor, EL_ECHOTC, L"-s", L"cd", NULL);
  (void)fflush(drawing);
}
