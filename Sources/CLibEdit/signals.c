#include "editor.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <termios.h>
#include <unistd.h>

static struct {
  int number;
  bool watched;
  struct sigaction before;
} told[] = {
  {.number = SIGINT},  {.number = SIGTSTP},  {.number = SIGTERM}, {.number = SIGHUP},
  {.number = SIGQUIT}, {.number = SIGWINCH}, {.number = SIGCONT},
};
enum { kinds = sizeof told / sizeof told[0] };

static volatile sig_atomic_t pending[kinds];
static volatile sig_atomic_t is_reading;
static int wake[2] = {-1, -1};
static int terminal = -1;
static struct termios modes;

void terminal_restore(void) {
  // From the background this would disturb whoever is in front, and stop us.
  if (tcgetpgrp(terminal) != getpgrp()) return;
  paste_marks(false);
  (void)tcsetattr(terminal, TCSANOW, &modes);
}

static void note(int number) {
  int error = errno;
  bool is_end = number == SIGTERM || number == SIGHUP || number == SIGQUIT;
  // Between two lines the terminal has its own modes, unless it is being asked something.
  if (is_end || (number == SIGTSTP && !is_reading)) terminal_restore();
  if (is_end || (number == SIGTSTP && !is_reading)) {
    signals_act_by_default(number);
  } else {
    for (int i = 0; i < kinds; i++)
      if (told[i].number == number) pending[i] = 1;
    // The pipe does not block; when it is full, it wakes the reader all the same.
    (void)!write(wake[1], "", 1);
  }
  errno = error;
}

static void install(int number) {
  struct sigaction action = {.sa_handler = note};
  // No SA_RESTART: a read that was resumed would go on in the modes of somebody else.
  sigfillset(&action.sa_mask);
  (void)sigaction(number, &action, NULL);
}

void signals_act_by_default(int number) {
  struct sigaction action = {.sa_handler = SIG_DFL};
  sigset_t only, before;
  sigemptyset(&only);
  sigaddset(&only, number);
  (void)sigaction(number, &action, NULL);
  (void)raise(number);
  // In a handler the signal is blocked until it is let through here.
  (void)pthread_sigmask(SIG_UNBLOCK, &only, &before);
  (void)pthread_sigmask(SIG_SETMASK, &before, NULL);
  install(number);
}

bool signals_watch(int descriptor) {
  if (tcgetattr(descriptor, &modes) != 0 || pipe(wake) != 0) return false;
  for (int end = 0; end < 2; end++) {
    (void)fcntl(wake[end], F_SETFD, FD_CLOEXEC);
    (void)fcntl(wake[end], F_SETFL, O_NONBLOCK);
  }
  terminal = descriptor;
  for (int i = 0; i < kinds; i++) {
    pending[i] = 0;
    (void)sigaction(told[i].number, NULL, &told[i].before);
    // What was ignored at the start (nohup, a shell without job control) stays ignored.
    told[i].watched = told[i].before.sa_handler != SIG_IGN || told[i].number == SIGWINCH;
    if (told[i].watched) install(told[i].number);
  }
  crash_watch();
  return true;
}

void signals_unwatch(void) {
  crash_unwatch();
  for (int i = 0; i < kinds; i++)
    if (told[i].watched) (void)sigaction(told[i].number, &told[i].before, NULL);
  for (int end = 0; end < 2; end++) {
    (void)close(wake[end]);
    wake[end] = -1;
  }
}

void signals_reading(bool reading) { is_reading = reading; }

int signals_wakeup(void) { return wake[0]; }

void signals_drain(void) {
  char bytes[64];
  while (read(wake[0], bytes, sizeof bytes) > 0) continue;
}

bool signals_noted(int number) {
  for (int i = 0; i < kinds; i++)
    if (told[i].number == number) return pending[i];
  return false;
}

bool signals_take(int number) {
  bool was = signals_noted(number);
  for (int i = 0; was && i < kinds; i++)
    if (told[i].number == number) pending[i] = 0;
  return was;
}
