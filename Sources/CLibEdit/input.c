#include "editor.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <termios.h>
#include <unistd.h>

static const wchar_t escape = 0x1B;

// What was read and is to be read again, the next character last.
enum { most_returned = 1024 };
static wchar_t returned[most_returned];
static size_t returned_count;

static letgo_edit_rest rest;
static void *resting;

static int source = -1;
static unsigned long count_given;

void input_forget(void) {
  utf8_reset();
  returned_count = 0;
}

void input_open(int descriptor) {
  source = descriptor;
  input_forget();
}

void input_discard(void) {
  enum { most = 1 << 16 };
  wchar_t character;
  size_t begun = 0;
  int wait = 0;
  // Half of an answer, or of a paste, has to be known as such when the rest of it comes.
  for (int i = 0; edit_editor() != NULL && i < most; i++) {
    if (input_next_within(NULL, &character, wait) != 1) break;
    if (!query_takes(&character)) wait = paste_discard(&begun, character) ? key_pause : 0;
  }
  // Where the terminal edits, it holds half a line that nobody can read.
  if (edit_editor() == NULL) (void)tcflush(source, TCIFLUSH);
  input_forget();
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
    signals_stop();
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
    if (utf8_holds()) {
      byte = (unsigned char)utf8_take_held();
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
    if (utf8_decode(byte, character)) return 1;
  }
}

bool input_is_waiting(void) {
  struct pollfd ready = {source, POLLIN, 0};
  return returned_count > 0 || utf8_holds() || poll(&ready, 1, 0) > 0;
}

void input_put_back(const wchar_t *characters, size_t count) {
  while (count > 0 && returned_count < most_returned)
    returned[returned_count++] = characters[--count];
}

void letgo_edit_at_rest(letgo_edit_rest function, void *owner) {
  rest = function;
  resting = owner;
}

// Waits for a character; a pause in the typing is used for what can wait. What is put off again then is
// left until the pause after the next key.
static int wait_for(EditLine *editor, wchar_t *character) {
  enum { a_rest = 150 };
  if (rest != NULL) {
    int got = input_next_within(editor, character, a_rest);
    if (got != -2) return got;
    letgo_edit_rest function = rest;
    rest = NULL;
    function(resting);
  }
  return input_next_within(editor, character, -1);
}

unsigned long input_count(void) { return count_given; }

int input_next(EditLine *editor, wchar_t *character) {
  count_given++;
  for (;;) {
    if (!input_is_waiting()) hint_show(editor);
    // Where an escape is a key, it is waited with no longer than for the rest of any other.
    bool is_key = query_holds_escape() && sequences_are_known();
    int got =
      is_key ? input_next_within(editor, character, key_pause) : wait_for(editor, character);
    hint_hide();
    if (got == -2) {
      *character = query_give_escape();
      return 1;
    }
    if (got == 1 && query_takes(character)) continue;
    if (got != 1) return got;
    if (*character == escape && search_is_left_by_escape(editor)) {
      input_put_back(character, 1);
      *character = search_key;
    } else if (*character == escape) {
      *character = sequences_resolve();
    } else if (joiner_is(*character)) {
      *character = joiner_key_for(*character);
    }
    return 1;
  }
}
