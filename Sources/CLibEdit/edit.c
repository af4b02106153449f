#include "CLibEdit.h"
#include "editor.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>

_Static_assert(sizeof(wchar_t) == sizeof(uint32_t), "a wchar_t is a Unicode scalar");

// The one editor that a process has, from when it gets the terminal until it gives it back.
static EditLine *editor;
static FILE *in, *out, *complaints;

EditLine *edit_editor(void) { return editor; }

bool edit_is_open(void) { return in != NULL; }

// The editor's own copy, which no child process gets.
static FILE *reopen(int descriptor, const char *mode) {
  int copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 3);
  FILE *file = copy < 0 ? NULL : fdopen(copy, mode);
  if (file == NULL && copy >= 0) (void)close(copy);
  return file;
}

static void end_editor(void) {
  if (editor != NULL) {
    // Switched off first: its own way back throws away what was typed for the next program.
    (void)el_wset(editor, EL_EDITMODE, 0);
    el_end(editor);
  }
  editor = NULL;
  recall_close();
}

static void release(void) {
  end_editor();
  plain_close();
  if (in != NULL) (void)fclose(in);
  if (out != NULL) (void)fclose(out);
  if (complaints != NULL) (void)fclose(complaints);
  paste_close();
  in = out = complaints = NULL;
}

bool edit_prepare(bool wanted) {
  // Once begun it has to end, or libedit would believe later on that keys come one by one already.
  if (editor == NULL || (wanted && !terminal_is_ours())) return false;
  (void)el_wset(editor, EL_PREP_TERM, wanted ? 1 : 0);
  terminal_silence(true);
  if (!wanted) terminal_rest();
  return true;
}

// Whether it edits: in Emacs, or with `edit off` in ~/.editrc, it leaves that to the terminal.
static bool is_editing(void) {
  int mode = 0;
  return el_wget(editor, EL_EDITMODE, &mode) == 0 && mode != 0;
}

static bool set_up(void) {
  // An unknown TERM is no news to the person, so what libedit has to say about it is not shown.
  editor = el_init("letgo", in, out, complaints != NULL ? complaints : out);
  if (editor == NULL || !recall_open(editor)) return false;
  (void)el_wset(editor, EL_SIGNAL, 0);
  // Its own modes between two lines are ours, so that not even a moment has an echo. Where it does not edit
  // it has none, and would set nothing but zeros.
  if (is_editing())
    (void)el_wset(editor, EL_SETTY, L"-x", L"-echo", L"-echonl", L"-icanon", NULL);
  line_define(editor);
  (void)el_wset(editor, EL_GETCFN, input_next);
  keys_define(editor);
  // Emacs keys come before ~/.editrc, which may ask for others; the default would be vi.
  (void)el_wset(editor, EL_EDITOR, L"emacs");
  keys_bind(editor);
  settings_read(editor);
  // `edit on` begins with the modes in which a line is typed, which end here as libedit has to know.
  (void)el_wset(editor, EL_PREP_TERM, 0);
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
  if (in == NULL || out == NULL || !terminal_open(fileno(in)) || !signals_watch()) {
    int error = errno;
    terminal_close();
    release();
    errno = error;
    return false;
  }
  static bool is_registered;
  // Whoever ends the process may not have closed it before.
  if (!is_registered) is_registered = atexit(letgo_edit_close) == 0;
  input_open(fileno(in));
  screen_open(out);
  if (!plain && !set_up()) {
    letgo_edit_close();
    errno = ENOMEM;
    return false;
  }
  if (editor != NULL && !is_editing()) end_editor();
  paste_open(editor != NULL ? fileno(out) : -1);
  terminal_restore();
  return true;
}

void letgo_edit_close(void) {
  if (in == NULL) return;
  if (editor != NULL) query_close();
  terminal_close();
  signals_unwatch();
  release();
}
