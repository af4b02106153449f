#include "CLibEdit.h"
#include "editor.h"

// Tab asks whoever set a completer, which answers by the two calls below while it runs.
static letgo_edit_completer completer;
static void *owner;
static EditLine *completing;
static bool is_listed;
// How many characters had come at the Tab that showed the list above the line; 0 where there is none.
static unsigned long listed_at;

static unsigned char complete(EditLine *editor, wint_t unused) {
  (void)unused;
  if (completer == NULL) return CC_NORM;
  // Another Tab right behind would show the same once more.
  if (listed_at != 0 && input_count() == listed_at + 1) {
    listed_at = input_count();
    return CC_NORM;
  }
  const LineInfoW *line = el_wline(editor);
  completing = editor;
  is_listed = false;
  completer(owner, (const uint32_t *)line->buffer, (size_t)(line->cursor - line->buffer));
  completing = NULL;
  listed_at = is_listed ? input_count() : 0;
  // After a list the line stands on a new row.
  return is_listed ? CC_REDISPLAY : CC_REFRESH;
}

void complete_define(EditLine *editor) {
  (void)el_wset(editor, EL_ADDFN, L"letgo-complete", L"Go on with what fits", complete);
}

void letgo_edit_complete_by(letgo_edit_completer function, void *whose) {
  completer = function;
  owner = whose;
  complete_forget();
}

void complete_forget(void) { listed_at = 0; }

void letgo_edit_replace(size_t count, const uint32_t *text) {
  if (completing == NULL) return;
  el_deletestr(completing, (int)count);
  (void)el_winsertstr(completing, (const wchar_t *)text);
}

void letgo_edit_begin_list(void) {
  if (completing == NULL) return;
  screen_leave(completing, "");
  is_listed = true;
}
