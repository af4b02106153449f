#include "editor.h"

#include <signal.h>

// A process that goes down by a fault of its own has its terminal in the modes of the editor, where the
// shell after it would show nothing of what is typed. So the terminal is given back first, and then it goes
// down as it would have: with the same signal, a dump where those are wanted, and whoever watched before.
static struct {
  int number;
  bool watched;
  struct sigaction before;
} faults[] = {
  {.number = SIGABRT}, {.number = SIGSEGV}, {.number = SIGBUS},
  {.number = SIGILL},  {.number = SIGFPE},  {.number = SIGTRAP},
};
enum { kinds = sizeof faults / sizeof faults[0] };

// What overran its stack has no room for a handler, which gets this.
static char room[1 << 16];
static bool has_room;

static void give_back(int number) {
  for (int i = 0; i < kinds; i++)
    if (faults[i].number == number) (void)sigaction(number, &faults[i].before, NULL);
  along_end(SIGTERM);
  terminal_restore();
  // Blocked in its own handler, it comes again as soon as this one is left.
  (void)raise(number);
}

void crash_watch(void) {
  stack_t now;
  has_room = sigaltstack(NULL, &now) == 0 && (now.ss_flags & SS_DISABLE) != 0;
  if (has_room) {
    stack_t other = {.ss_sp = room, .ss_size = sizeof room};
    (void)sigaltstack(&other, NULL);
  }
  struct sigaction action = {.sa_handler = give_back, .sa_flags = SA_ONSTACK};
  sigfillset(&action.sa_mask);
  for (int i = 0; i < kinds; i++) {
    (void)sigaction(faults[i].number, NULL, &faults[i].before);
    faults[i].watched = faults[i].before.sa_handler != SIG_IGN;
    if (faults[i].watched) (void)sigaction(faults[i].number, &action, NULL);
  }
}

void crash_unwatch(void) {
  for (int i = 0; i < kinds; i++)
    if (faults[i].watched) (void)sigaction(faults[i].number, &faults[i].before, NULL);
  stack_t none = {.ss_flags = SS_DISABLE};
  if (has_room) (void)sigaltstack(&none, NULL);
  has_room = false;
}
