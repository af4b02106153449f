#include "editor.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdint.h>
#include <unistd.h>

static const wchar_t replacement = 0xFFFD;
static const wchar_t escape = 0x1B;

// What was read and is to be read again, the next character last.
enum { most_returned = 1024 };
static wchar_t returned[most_returned];
static size_t returned_count;

static letgo_edit_rest rest;
static void *resting;

// UTF-8 is decoded here and not by the C library, so that it is read in any locale and a broken
// sequence costs one character, never the line.
static struct {
  uint32_t value;
  uint32_t least;
  int missing;
  int held;
} decoder = {.held = -1};

static int source = -1;

void input_open(int descriptor) {
  source = descriptor;
  input_reset();
}

void input_reset(void) {
  decoder.missing = 0;
  decoder.held = -1;
  returned_count = 0;
}

static bool decode(unsigned char byte, wchar_t *character) {
  static const uint32_t least[] = {0, 0x80, 0x800, 0x10000};
  if (decoder.missing > 0 && (byte & 0xC0) != 0x80) {
    decoder.missing = 0;
    decoder.held = byte;
    *character = replacement;
    return true;
  }
  if (decoder.missing > 0) {
    uint32_t value = decoder.value = decoder.value << 6 | (byte & 0x3F);
    if (--decoder.missing > 0) return false;
    bool is_scalar = value >= decoder.least && value <= 0x10FFFF && (value & ~0x7FFu) != 0xD800;
    *character = is_scalar ? (wchar_t)value : replacement;
    return true;
  }
  if (byte >= 0xC2 && byte <= 0xF4) {
    decoder.missing = byte < 0xE0 ? 1 : byte < 0xF0 ? 2 : 3;
    decoder.least = least[decoder.missing];
    decoder.value = byte & (0x3F >> decoder.missing);
    return false;
  }
  *character = byte < 0x80 ? (wchar_t)byte : replacement;
  return true;
}

// Returns whether reading goes on after what signals there were.
static bool heed_signals(EditLine *editor) {
  signals_drain();
  // The flag stays up for the caller: inside a search libedit turns this into an end of file.
  if (signals_noted(SIGINT)) return false;
  // Without a line there is nothing to draw again.
  if (editor == NULL) return true;
  if (signals_take(SIGTSTP)) {
    hint_wipe();
    (void)el_wset(editor, EL_PREP_TERM, 0);
    terminal_restore();
    signals_act_by_default(SIGTSTP);
    (void)signals_take(SIGCONT);
    screen_resumed(editor);
  }
  if (signals_take(SIGCONT)) screen_resumed(editor);
  if (signals_take(SIGWINCH)) screen_resized(editor);
  return true;
}

// Returns 1 with the next character, 0 at the end, -1 when interrupted and -2 when none came in time.
int input_next_within(EditLine *editor, wchar_t *character, int milliseconds) {
  for (;;) {
    if (!heed_signals(editor)) {
      errno = EINTR;
      return -1;
    }
    if (returned_count > 0) {
      *character = returned[--returned_count];
      return 1;
    }
    unsigned char byte;
    if (decoder.held >= 0) {
      byte = (unsigned char)decoder.held;
      decoder.held = -1;
    } else {
      struct pollfd ready[] = {{source, POLLIN, 0}, {signals_wakeup(), POLLIN, 0}};
      int count_of_ready = poll(ready, 2, milliseconds);
      if (count_of_ready == 0) return -2;
      if (count_of_ready < 0 && errno != EINTR && errno != EAGAIN) return 0;
      if (ready[0].revents == 0 || ready[1].revents != 0) continue;
      // One byte at a time: what is typed ahead stays in the terminal, for whoever reads next.
      ssize_t count = read(source, &byte, 1);
      if (count < 0 && (errno == EINTR || errno == EAGAIN)) continue;
      if (count != 1) return 0;
    }
    if (decode(byte, character)) return 1;
  }
}

bool input_is_waiting(void) {
  struct pollfd ready = {source, POLLIN, 0};
  return returned_count > 0 || decoder.held >= 0 || poll(&ready, 1, 0) > 0;
}

void input_put_back(const wchar_t *characters, size_t count) {
  while (count > 0 && returned_count < most_returned)
    returned[returned_count++] = characters[--count];
}

void letgo_edit_at_rest(letgo_edit_rest function, void *owner) {
  rest = function;
  resting = owner;
}

// Waits for a character; a pause in the typing is used for what can wait.
static int wait_for(EditLine *editor, wchar_t *character) {
  enum { a_rest = 150 };
  while (rest != NULL) {
    int got = input_next_within(editor, character, a_rest);
    if (got != -2) return got;
    letgo_edit_rest function = rest;
    rest = NULL;
    function(resting);
  }
  return input_next_within(editor, character, -1);
}

int input_next(EditLine *editor, wchar_t *character) {
  for (;;) {
    if (!input_is_waiting()) hint_show(editor);
    int got = wait_for(editor, character);
    hint_hide();
    if (got != 1 || *character != escape) return got;
    if (query_take_rest()) continue;
    *character = sequences_resolve();
    return 1;
  }
}
