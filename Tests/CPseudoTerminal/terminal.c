#define _GNU_SOURCE

#include "CPseudoTerminal.h"

#include <fcntl.h>
#include <poll.h>
#include <stdlib.h>
#include <sys/wait.h>
#ifdef __linux__
#include <sys/syscall.h>
#endif
#include <unistd.h>

int pseudo_terminal_open(char *path, size_t capacity) {
  int side = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (side < 0) return -1;
  if (grantpt(side) != 0 || unlockpt(side) != 0 || ptsname_r(side, path, capacity) != 0) {
    close(side);
    return -1;
  }
  return side;
}

short pseudo_terminal_new_session(void) { return POSIX_SPAWN_SETSID; }

int pseudo_terminal_close_others(posix_spawn_file_actions_t *actions) {
#ifdef __GLIBC__
  return posix_spawn_file_actions_addclosefrom_np(actions, 3);
#else
  (void)actions;
  return 0;
#endif
}

int pseudo_terminal_exit_code(int status) { return WIFEXITED(status) ? WEXITSTATUS(status) : -1; }

int pseudo_terminal_signal(int status) {
  return WIFSIGNALED(status) ? WTERMSIG(status) : WIFSTOPPED(status) ? WSTOPSIG(status) : 0;
}

int pseudo_terminal_await_end(int process, int milliseconds) {
#ifdef SYS_pidfd_open
  // Readable once the process has ended, so that nobody has to look again and again.
  int side = (int)syscall(SYS_pidfd_open, process, 0);
  if (side < 0) return -1;
  struct pollfd end = {.fd = side, .events = POLLIN, .revents = 0};
  int count = poll(&end, 1, milliseconds);
  close(side);
  return count;
#else
  (void)process;
  (void)milliseconds;
  return -1;
#endif
}
