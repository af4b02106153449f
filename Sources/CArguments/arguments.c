// For POSIX_SPAWN_SETSID.
#define _GNU_SOURCE
#include "CArguments.h"

#include <spawn.h>

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

const char *letgo_argument(int index) { return arguments[index]; }
