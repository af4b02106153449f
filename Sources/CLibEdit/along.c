#include "editor.h"

#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

// What ends with this process when a signal ends it: a program that has the terminal meanwhile, and a file
// that nobody else is to read.
static volatile sig_atomic_t program;
static char *volatile file;

void letgo_edit_take_along(int process, const char *path) {
  char *before = file;
  program = process;
  // A name that there is no memory for is not removed.
  file = path != NULL ? strdup(path) : NULL;
  free(before);
}

void along_end(int number) {
  enum { times = 100, milliseconds = 10 };
  if (program > 0 && kill(program, number) == 0) {
    // It leaves the screen in its own way, and could write the file again; one that stays is left behind.
    for (int i = 0; i < times && waitpid(program, NULL, WNOHANG) == 0; i++)
      (void)poll(NULL, 0, milliseconds);
  }
  if (file != NULL) (void)unlink(file);
}
