#include "editor.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
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

// Ends or stops the process, as the signal does by default; after a stop it goes on from here.
static void act_by_default(int number);

static void note(int number) {
  int error = errno;
  if (number == SIGTERM || number == SIGHUP || number == SIGQUIT) {
    along_end(number);
    terminal_restore();
    act_by_default(number);
  } else if (number == SIGTSTP && !is_reading) {
    signals_stop();
  } else {
    for (int i = 0; i < kinds; i++)
      if (told[i].number == number) pending[i] = 1;
    // Whoever was in front meanwhile left modes of their own.
    if (number == SIGCONT && !is_reading) terminal_rest();
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

static void act_by_default(int number) {
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

void signals_stop(void) {
  terminal_restore();
  act_by_default(SIGTSTP);
  terminal_rest();
}

bool signals_watch(void) {
  if (pipe(wake) != 0) return false;
  for (int end = 0; end < 2; end++) {
    (void)fcntl(wake[end], F_SETFD, FD_CLOEXEC);
    (void)fcntl(wake[end], F_SETFL, O_NONBLOCK);
  }
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
