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
static HistoryW *remembered;
static FILE *in, *out, *complaints;
static const wchar_t *prompt = L"> ";

static wchar_t *current_prompt(EditLine *unused) {
  (void)unused;
  return (wchar_t *)prompt;
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
  if (remembered != NULL) history_wend(remembered);
  if (in != NULL) (void)fclose(in);
  if (out != NULL) (void)fclose(out);
  if (complaints != NULL) (void)fclose(complaints);
  paste_close();
  editor = NULL;
  remembered = NULL;
  in = out = complaints = NULL;
}

static bool set_up(void) {
  HistEventW event;
  remembered = history_winit();
  // An unknown TERM is no news to the person, so what libedit has to say about it is not shown.
  editor = el_init("letgo", in, out, complaints != NULL ? complaints : out);
  if (remembered == NULL || editor == NULL) return false;
  (void)history_w(remembered, &event, H_SETSIZE, 1000);
  (void)history_w(remembered, &event, H_SETUNIQUE, 1);
  // Emacs keys come before ~/.editrc, which may ask for others; the default would be vi.
  (void)el_wset(editor, EL_EDITOR, L"emacs");
  (void)el_wset(editor, EL_SIGNAL, 0);
  (void)el_wset(editor, EL_PROMPT, current_prompt);
  (void)el_wset(editor, EL_HIST, history_w, remembered);
  (void)el_wset(editor, EL_GETCFN, input_next);
  keys_bind(editor);
  paste_bind(editor);
  complete_bind(editor);
  if (getenv("HOME") != NULL) (void)el_source(editor, NULL);
  return true;
}

bool letgo_edit_open(int input, int terminal) {
  if (editor != NULL) {
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
  paste_open(fileno(out));
  if (!set_up()) {
    letgo_edit_close();
    errno = ENOMEM;
    return false;
  }
  terminal_restore();
  return true;
}

void letgo_edit_close(void) {
  if (in == NULL) return;
  terminal_restore();
  signals_unwatch();
  release();
}

letgo_edit_result letgo_edit_read(const uint32_t *shown, bool drops_type_ahead,
                                  const uint32_t **line, size_t *length) {
  int count = 0;
  *length = 0;
  if (editor == NULL) return letgo_edit_end;
  prompt = (const wchar_t *)shown;
  screen_begin(out, prompt);
  // What came between two lines was meant for what ran then.
  (void)signals_take(SIGINT);
  (void)signals_take(SIGCONT);
  (void)signals_take(SIGWINCH);
  signals_reading(true);
  // Before the prompt is seen: libedit would show it first, and what is typed in between would be
  // edited by the terminal, where Ctrl-D and long lines are lost.
  (void)el_wset(editor, EL_PREP_TERM, 1);
  paste_marks(true);
  if (drops_type_ahead) {
    (void)tcflush(fileno(in), TCIFLUSH);
    input_reset();
  }
  const wchar_t *read = el_wgets(editor, &count);
  terminal_restore();
  signals_reading(false);
  if (signals_take(SIGTSTP)) signals_act_by_default(SIGTSTP);
  // Asked first, as an interrupted search looks like an end of file (and has left its row).
  if (signals_take(SIGINT)) {
    if (count != 0) screen_leave(editor, "^C");
    return letgo_edit_interrupted;
  }
  const wchar_t *list;
  if (paste_take_list(&list, length)) {
    *line = (const uint32_t *)list;
    screen_leave(editor, "");
    return letgo_edit_list;
  }
  if (read == NULL || count <= 0) {
    screen_leave(editor, "");
    return letgo_edit_end;
  }
  if (read[count - 1] == L'\n' || read[count - 1] == L'\r') count--;
  *line = (const uint32_t *)read;
  *length = (size_t)count;
  return letgo_edit_line;
}

void letgo_edit_remember(const uint32_t *line) {
  HistEventW event;
  if (remembered != NULL) (void)history_w(remembered, &event, H_ENTER, (const wchar_t *)line);
}

bool letgo_edit_was_interrupted(void) { return editor != NULL && signals_noted(SIGINT); }
