// For POSIX_SPAWN_SETSID.
#define _GNU_SOURCE
#include "CArguments.h"

#include <fcntl.h>
#include <spawn.h>
#include <unistd.h>

static int count;
static char **arguments;

// The C library hands these to every constructor, on Linux as on macOS.
__attribute__((constructor)) static void keep(int given, char **values) {
  count = given;
  arguments = values;
}

int letgo_argument_count(void) { return count; }

// Swift does not let a variable of the C library be read that any thread may change.
extern char **environ;

char **letgo_environment(void) { return environ; }

short letgo_spawn_in_new_session(void) { return POSIX_SPAWN_SETSID; }

int letgo_private_pipe(int ends[2]) {
#ifdef __linux__
  return pipe2(ends, O_CLOEXEC);
#else
  if (pipe(ends) != 0) return -1;
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  return 0;
#endif
}

const char *letgo_argument(int index) { return arguments[index]; }
