#include "editor.h"

#include <errno.h>
#include <signal.h>
#include <termios.h>
#include <unistd.h>

// The modes of the terminal: those that were found, which whoever comes after gets back; and those between
// two lines, in which what is typed waits for the next one as it came. An echo would show it twice, and
// keys as what they send. Signals are as they were found in both. While a line is typed the modes are
// libedit's.
static int terminal = -1;
static struct termios found, quiet;
static volatile sig_atomic_t is_quiet;

bool terminal_open(int descriptor) {
  if (tcgetattr(descriptor, &found) != 0) return false;
  terminal = descriptor;
  is_quiet = false;
  quiet = found;
  quiet.c_lflag &= ~(tcflag_t)(ECHO | ECHONL | ICANON);
  quiet.c_cc[VMIN] = 1;
  quiet.c_cc[VTIME] = 0;
  return true;
}

// From the background it would disturb whoever is in front, and stop us. A terminal that does not control
// this session has no front to tell.
bool terminal_is_ours(void) {
  pid_t front = tcgetpgrp(terminal);
  return front == getpgrp() || (front < 0 && errno == ENOTTY);
}

void terminal_restore(void) {
  if (!terminal_is_ours()) return;
  paste_marks(false);
  (void)tcsetattr(terminal, TCSANOW, &found);
}

void terminal_silence(bool wanted) { is_quiet = wanted; }

void terminal_rest(void) {
  if (is_quiet && terminal_is_ours()) (void)tcsetattr(terminal, TCSANOW, &quiet);
}

void letgo_edit_lend(void) {
  if (terminal < 0) return;
  is_quiet = false;
  terminal_restore();
}

void terminal_close(void) {
  letgo_edit_lend();
  terminal = -1;
}
