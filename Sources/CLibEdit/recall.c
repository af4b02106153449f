#include "editor.h"

#include <stdlib.h>
#include <wchar.h>

// Arrow up goes to the last line that begins as the one that is typed, as libedit's history finds it
// (history(3), H_PREV_STR); its own arrows would go through all of them.
static HistoryW *lines, *none;
// What was typed before the first arrow, and what the last one put in its place.
static wchar_t *typed, *put;
// The number of the latter, as others go through the lines as well.
static int place;
static bool is_recalling;

bool recall_open(EditLine *editor) {
  HistEventW event;
  lines = history_winit();
  none = history_winit();
  if (lines == NULL || none == NULL) return false;
  (void)history_w(lines, &event, H_SETSIZE, 1000);
  (void)el_wset(editor, EL_HIST, history_w, lines);
  return true;
}

static void forget_search(void) {
  free(typed);
  free(put);
  typed = put = NULL;
}

void recall_close(void) {
  forget_search();
  if (lines != NULL) history_wend(lines);
  if (none != NULL) history_wend(none);
  lines = none = NULL;
}

void recall_begin(EditLine *editor, bool recalls) {
  forget_search();
  is_recalling = recalls;
  // A search by Ctrl-R finds nothing either.
  (void)el_wset(editor, EL_HIST, history_w, recalls ? lines : none);
}

void letgo_edit_remember(const uint32_t *line) {
  HistEventW event;
  if (lines == NULL) return;
  const wchar_t *text = (const wchar_t *)line;
  for (int found = history_w(lines, &event, H_FIRST); found != -1;
       found = history_w(lines, &event, H_NEXT)) {
    if (wcscmp(event.str, text) == 0) {
      // It hands over a copy of what it forgets, which is nowhere written.
      if (history_w(lines, &event, H_DEL, event.num) != -1) free((void *)event.str);
      break;
    }
  }
  (void)history_w(lines, &event, H_ENTER, text);
}

static wchar_t *copy_of(const wchar_t *text, size_t count) {
  wchar_t *copy = malloc((count + 1) * sizeof *copy);
  if (copy == NULL) return NULL;
  (void)wmemcpy(copy, text, count);
  copy[count] = 0;
  return copy;
}

// Whether the line is still what the last arrow made of it.
static bool is_searching(const LineInfoW *line) {
  size_t count = (size_t)(line->lastchar - line->buffer);
  return put != NULL && wcslen(put) == count && wmemcmp(put, line->buffer, count) == 0;
}

const wchar_t *recall_rest(EditLine *editor) {
  HistEventW event;
  const LineInfoW *line = el_wline(editor);
  size_t count = (size_t)(line->lastchar - line->buffer);
  // What an arrow brought back is whole.
  if (!is_recalling || count == 0 || is_searching(line)) return NULL;
  for (int found = history_w(lines, &event, H_FIRST); found != -1;
       found = history_w(lines, &event, H_NEXT))
    if (hint_goes_on(event.str, line->buffer, count)) return event.str + count;
  return NULL;
}

static unsigned char show(EditLine *editor, const HistEventW *event) {
  wchar_t *copy = copy_of(event->str, wcslen(event->str));
  if (copy == NULL) return CC_ERROR;
  free(put);
  put = copy;
  place = event->num;
  line_put(editor, put);
  return CC_REFRESH;
}

static unsigned char older(EditLine *editor, wint_t unused) {
  (void)unused;
  HistEventW event;
  const LineInfoW *line = el_wline(editor);
  if (!is_recalling) return CC_ERROR;
  bool is_first = !is_searching(line);
  if (is_first) {
    forget_search();
    typed = copy_of(line->buffer, (size_t)(line->lastchar - line->buffer));
    if (typed == NULL) return CC_ERROR;
  }
  if (!is_first) (void)history_w(lines, &event, H_SET, place);
  for (int found = history_w(lines, &event, is_first ? H_FIRST : H_NEXT); found != -1;
       found = history_w(lines, &event, H_NEXT))
    if (hint_goes_on(event.str, typed, wcslen(typed))) return show(editor, &event);
  return CC_ERROR;
}

static unsigned char newer(EditLine *editor, wint_t unused) {
  (void)unused;
  HistEventW event;
  if (!is_searching(el_wline(editor))) return CC_ERROR;
  (void)history_w(lines, &event, H_SET, place);
  for (int found = history_w(lines, &event, H_PREV); found != -1;
       found = history_w(lines, &event, H_PREV))
    if (hint_goes_on(event.str, typed, wcslen(typed))) return show(editor, &event);
  // Behind the newest stands what was typed.
  line_put(editor, typed);
  forget_search();
  return CC_REFRESH;
}

void recall_define(EditLine *editor) {
  (void)el_wset(editor, EL_ADDFN, L"letgo-older", L"Bring back what was typed before", older);
  (void)el_wset(editor, EL_ADDFN, L"letgo-newer", L"Bring back what was typed after", newer);
}
