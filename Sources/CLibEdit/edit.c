#include "CLibEdit.h"
#include "editor.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <termios.h>
#include <unistd.h>

_Static_assert(sizeof(wchar_t) == sizeof(uint32_t), "a wchar_t is a Unicode scalar");

static EditLine *editor;
static FILE *in, *out, *complaints;
static const wchar_t *prompt = L"> ", *right = L"";
static letgo_edit_result ended_with;

static wchar_t *current_prompt(EditLine *unused) {
  (void)unused;
  return (wchar_t *)prompt;
}

static wchar_t *current_right(EditLine *unused) {
  (void)unused;
  return (wchar_t *)right;
}

unsigned char edit_end_with(letgo_edit_result result) {
  ended_with = result;
  return CC_NEWLINE;
}

void edit_put(EditLine *editor, const wchar_t *text) {
  const LineInfoW *line = el_wline(editor);
  (void)el_cursor(editor, (int)(line->lastchar - line->cursor));
  el_wdeletestr(editor, (int)(line->lastchar - line->buffer));
  (void)el_winsertstr(editor, text);
}

// The editor's own copy, which no child process gets.
static FILE *reopen(int descriptor, const char *mode) {
  int copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 3);
  FILE *file = copy < 0 ? NULL : fdopen(copy, mode);
  if (file == NULL && copy >= 0) (void)close(copy);
  return file;
}

static void release(void) {
  if (editor != NULL) {
    // Switched off first: its own way back throws away what was typed for the next program.
    (void)el_wset(editor, EL_EDITMODE, 0);
    el_end(editor);
  }
  recall_close();
  plain_close();
  if (in != NULL) (void)fclose(in);
  if (out != NULL) (void)fclose(out);
  if (complaints != NULL) (void)fclose(complaints);
  paste_close();
  editor = NULL;
  in = out = complaints = NULL;
}

bool edit_prepare(bool wanted) {
  // From the background it would stop us. Once begun it has to end, or libedit would believe later on
  // that keys come one by one already.
  if (editor == NULL || (wanted && tcgetpgrp(fileno(in)) != getpgrp())) return false;
  (void)el_wset(editor, EL_PREP_TERM, wanted ? 1 : 0);
  if (!wanted) terminal_restore();
  return true;
}

static bool set_up(void) {
  // An unknown TERM is no news to the person, so what libedit has to say about it is not shown.
  editor = el_init("letgo", in, out, complaints != NULL ? complaints : out);
  if (editor == NULL || !recall_open(editor)) return false;
  (void)el_wset(editor, EL_SIGNAL, 0);
  (void)el_wset(editor, EL_PROMPT, current_prompt);
  (void)el_wset(editor, EL_RPROMPT_ESC, current_right, screen_mark);
  (void)el_wset(editor, EL_GETCFN, input_next);
  keys_define(editor);
  // Emacs keys come before ~/.editrc, which may ask for others; the default would be vi.
  (void)el_wset(editor, EL_EDITOR, L"emacs");
  keys_bind(editor);
  settings_read(editor);
  return true;
}

bool letgo_edit_open(int input, int terminal, bool plain) {
  if (in != NULL) {
    errno = EBUSY;
    return false;
  }
  in = reopen(input, "r");
  out = reopen(terminal, "w");
  complaints = fopen("/dev/null", "we");
  // The modes are noted before libedit touches them.
  if (in == NULL || out == NULL || !signals_watch(fileno(in))) {
    int error = errno;
    release();
    errno = error;
    return false;
  }
  input_open(fileno(in));
  screen_open(out);
  paste_open(plain ? -1 : fileno(out));
  if (!plain && !set_up()) {
    letgo_edit_close();
    errno = ENOMEM;
    return false;
  }
  terminal_restore();
  return true;
}

void letgo_edit_close(void) {
  if (in == NULL) return;
  if (editor != NULL) query_close();
  terminal_restore();
  signals_unwatch();
  release();
}

// Turns the terminal to typing, with what came between two lines out of the way.
static void begin(const letgo_edit_question *question) {
  prompt = (const wchar_t *)question->prompt;
  right = (const wchar_t *)question->right;
  ended_with = letgo_edit_line;
  screen_begin(prompt, right);
  hint_begin((const wchar_t *)question->suggestion);
  leave_begin(question->swipes, question->composes);
  (void)signals_take(SIGINT);
  (void)signals_take(SIGCONT);
  (void)signals_take(SIGWINCH);
  signals_reading(true);
  if (editor != NULL) {
    recall_begin(editor, question->recalls);
    // Before the prompt is seen: libedit would show it first, and what is typed in between would be
    // edited by the terminal, where Ctrl-D and long lines are lost.
    (void)el_wset(editor, EL_PREP_TERM, 1);
    paste_marks(true);
  }
  if (question->drops_type_ahead) {
    (void)tcflush(fileno(in), TCIFLUSH);
    input_reset();
  }
}

static letgo_edit_result read_edited(const wchar_t **line, size_t *length) {
  int count = 0;
  const wchar_t *read = el_wgets(editor, &count);
  terminal_restore();
  signals_reading(false);
  if (signals_take(SIGTSTP)) signals_act_by_default(SIGTSTP);
  // Asked first, as an interrupted search looks like an end of file (and has left its row).
  if (signals_take(SIGINT)) {
    if (count != 0) screen_leave(editor, "^C");
    return letgo_edit_interrupted;
  }
  if (paste_take_list(line, length)) {
    screen_leave(editor, "");
    return letgo_edit_list;
  }
  if (ended_with == letgo_edit_screen_before || ended_with == letgo_edit_screen_after) {
    screen_wipe(editor);
    return ended_with;
  }
  if (ended_with == letgo_edit_compose) {
    const LineInfoW *typed = el_wline(editor);
    screen_leave(editor, "");
    *line = typed->buffer;
    *length = (size_t)(typed->lastchar - typed->buffer);
    return ended_with;
  }
  if (read == NULL || count <= 0) {
    screen_leave(editor, "");
    return letgo_edit_end;
  }
  if (read[count - 1] == L'\n' || read[count - 1] == L'\r') count--;
  *line = read;
  *length = (size_t)count;
  return letgo_edit_line;
}

letgo_edit_result letgo_edit_read(const letgo_edit_question *question, const uint32_t **line,
                                  size_t *length) {
  const wchar_t *read = L"";
  *length = 0;
  if (in == NULL) return letgo_edit_end;
  begin(question);
  letgo_edit_result result =
    editor != NULL ? read_edited(&read, length) : plain_read(prompt, &read, length);
  *line = (const uint32_t *)read;
  return result;
}

bool letgo_edit_was_interrupted(void) { return in != NULL && signals_noted(SIGINT); }
