#include "CLibEdit.h"

#include <curses.h>
#include <pthread.h>
#include <term.h>
#include <unistd.h>

// terminfo has one current terminal in a process, whichever thread asks.
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static int colors_of(const char *name) {
  // What libedit set up stays the current one (curs_terminfo(3X)).
  TERMINAL *current = cur_term;
  int problem = 0;
  if (setupterm((char *)name, STDOUT_FILENO, &problem) != OK) return -1;
  int colors = tigetnum((char *)"colors");
  // Terminals of 24 bits say so by a flag, a number or a text, each of them no standard.
  if (tigetflag((char *)"RGB") > 0 || tigetflag((char *)"Tc") > 0) colors = 1 << 24;
  TERMINAL *own = cur_term;
  (void)set_curterm(current);
  (void)del_curterm(own);
  return colors < 0 ? 0 : colors;
}

int letgo_terminal_colors(const char *name) {
  (void)pthread_mutex_lock(&lock);
  int colors = colors_of(name);
  (void)pthread_mutex_unlock(&lock);
  return colors;
}
