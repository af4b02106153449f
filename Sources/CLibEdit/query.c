#include "editor.h"

#include <signal.h>
#include <string.h>
#include <time.h>
#include <wchar.h>

// Asks for the colour of the background (https://invisible-island.net/xterm/ctlseqs/ctlseqs.html, OSC
// 11), and then for the kind of terminal, which every terminal says: with the second answer there is
// nothing more to wait for. An answer that comes later, or in pieces, is taken out of what is typed.
static bool is_awaited;

enum { longest = 64, escape = 0x1B, bell = 7 };

// What came of an answer so far, and how much of that was handed out as a key nevertheless.
static wchar_t held[longest + 1];
static size_t held_count, given_count;

static uint16_t told[3];
static bool is_told;

// The colour comes as `\e]11;` and a text, up to a bell or an escape and a backslash; no key sends that.
static const wchar_t color_start[] = L"\033]11;";
enum { color_start_length = sizeof color_start / sizeof color_start[0] - 1 };

static bool is_color(void) {
  return held_count > color_start_length && wmemcmp(held, color_start, color_start_length) == 0;
}

typedef enum { begun, whole, other } part;

static part part_of_color(void) {
  wchar_t last = held[held_count - 1];
  bool is_escaped = held[held_count - 2] == escape;
  if (last == bell || (is_escaped && last == L'\\')) return whole;
  if (held_count == longest) return other;
  return last == escape || (!is_escaped && last >= 0x20 && last <= 0x7E) ? begun : other;
}

// The kind comes as `\e[?`, numbers between semicolons, and a letter.
static part part_of_kind(void) {
  wchar_t last = held[held_count - 1];
  if (held_count <= 3) return wmemcmp(held, L"\033[?", held_count) == 0 ? begun : other;
  if (wmemcmp(held, L"\033[?", 3) != 0 || held_count == longest) return other;
  if ((last >= L'0' && last <= L'9') || last == L';') return begun;
  return last >= 0x40 && last <= 0x7E ? whole : other;
}

static part part_of_answer(void) {
  if (is_color()) return part_of_color();
  if (held_count <= color_start_length && wmemcmp(held, color_start, held_count) == 0) return begun;
  return part_of_kind();
}

// Reads `rgb:RRRR/GGGG/BBBB`, each with one to four digits, which are a part of all.
static bool read_color(const wchar_t *text, uint16_t color[3]) {
  const wchar_t *start = wcsncmp(text, L"rgb", 3) == 0 ? wcschr(text, L':') : NULL;
  if (start == NULL) return false;
  for (int i = 0; i < 3; i++) {
    wchar_t *end;
    unsigned long value = wcstoul(start + 1, &end, 16), most = 1;
    for (const wchar_t *digit = start + 1; digit < end; digit++) most *= 16;
    if (most == 1 || most > 65536 || (i < 2 && *end != L'/')) return false;
    color[i] = (uint16_t)(value * 65535 / (most - 1));
    start = end;
  }
  return true;
}

static void note_answer(void) {
  held[held_count] = 0;
  if (is_color()) is_told = is_told || read_color(held + color_start_length, told);
  else if (held[held_count - 1] == L'c') is_awaited = false;
}

bool query_is_awaited(void) { return is_awaited; }

void query_forget_part(void) { held_count = given_count = 0; }

bool query_takes(wchar_t *character) {
  if (!is_awaited || (held_count == 0 && *character != escape)) return false;
  held[held_count++] = *character;
  part found = part_of_answer();
  if (found == begun) return true;
  if (found == whole) note_answer();
  size_t count = held_count, first = given_count;
  bool is_broken = found == other && is_color();
  query_forget_part();
  if (found == whole) return true;
  if (is_broken) {
    // Half an answer is not what was typed; what broke it off is looked at anew.
    first = held[count - 2] == escape ? count - 2 : count - 1;
    input_put_back(held + first, count - first);
    return true;
  }
  if (first > 0) {
    // The escape was a key; what came with it may begin an answer.
    input_put_back(held + first, count - first);
    return true;
  }
  *character = held[0];
  input_put_back(held + 1, count - 1);
  return false;
}

bool query_holds_escape(void) { return held_count == 1 && given_count == 0; }

wchar_t query_give_escape(void) {
  given_count = held_count;
  return escape;
}

static int64_t milliseconds_now(void) {
  struct timespec time;
  (void)clock_gettime(CLOCK_MONOTONIC, &time);
  return (int64_t)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

static bool next(wchar_t *character, int64_t deadline) {
  int64_t left = deadline - milliseconds_now();
  return input_next_within(NULL, character, left > 0 ? (int)left : 0) == 1;
}

bool letgo_edit_ask_background(int milliseconds, uint16_t color[3]) {
  enum { most = 512 };
  wchar_t typed[most + longest], character;
  size_t count = 0;
  if (!edit_prepare(true)) return false;
  (void)fputs("\033]11;?\033\\\033[c", screen_file());
  (void)fflush(screen_file());
  is_awaited = true;
  is_told = false;
  int64_t deadline = milliseconds_now() + milliseconds;
  while (is_awaited && count < most && next(&character, deadline))
    if (!query_takes(&character)) typed[count++] = character;
  // Half an answer stays behind what was typed before it, and is looked at again there.
  for (size_t i = given_count; i < held_count; i++) typed[count++] = held[i];
  query_forget_part();
  input_put_back(typed, count);
  (void)edit_prepare(false);
  if (is_told) (void)memcpy(color, told, sizeof told);
  return is_told;
}

void query_close(void) {
  enum { patience = 200 };
  if (is_awaited && edit_prepare(true)) {
    // Ctrl-C in the last command is over with it; one from now on ends the waiting.
    (void)signals_take(SIGINT);
    // What is typed meanwhile was typed for nobody.
    wchar_t character;
    int64_t deadline = milliseconds_now() + patience;
    while (is_awaited && next(&character, deadline)) (void)query_takes(&character);
    (void)edit_prepare(false);
  }
  is_awaited = false;
  query_forget_part();
}
