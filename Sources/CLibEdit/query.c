#include "editor.h"

#include <string.h>
#include <time.h>
#include <wchar.h>

// Asks for the colour of the background (https://invisible-island.net/xterm/ctlseqs/ctlseqs.html, OSC
// 11), and then for the kind of terminal, which every terminal says: with the second answer there is
// nothing more to wait for. An answer that comes later is taken out of what is typed.
static bool is_awaited;

enum { longest = 64, escape = 0x1B, bell = 7 };

static int milliseconds_now(void) {
  struct timespec time;
  (void)clock_gettime(CLOCK_MONOTONIC, &time);
  return (int)(time.tv_sec % 1000000 * 1000 + time.tv_nsec / 1000000);
}

static bool next(wchar_t *character, int deadline) {
  int left = deadline - milliseconds_now();
  return input_next_within(NULL, character, left > 0 ? left : 0) == 1;
}

typedef enum { nothing, an_answer, the_last } part;

// Reads what follows an escape: `]` to a bell or an escape and a backslash, or `[?` to a letter. What is
// none of them is put back.
static part take(wchar_t *text, int deadline) {
  wchar_t read[longest + 1];
  size_t count = 0;
  bool is_command = false, is_kind = false;
  while (count < longest && next(&read[count], deadline)) {
    wchar_t last = read[count++];
    if (count == 1) is_command = last == L']';
    if (count == 1 && last != L']' && last != L'[') break;
    if (count == 2 && !is_command) is_kind = last == L'?';
    if (count >= 2 && !is_command && !is_kind) break;
    bool is_over = is_command ? last == bell || (last == L'\\' && read[count - 2] == escape)
                              : count > 2 && last >= 0x40 && last <= 0x7E;
    if (!is_over) continue;
    read[count] = 0;
    if (is_command) (void)wmemcpy(text, read, count + 1);
    if (is_kind && last == L'c') is_awaited = false;
    return is_kind && last == L'c' ? the_last : an_answer;
  }
  input_put_back(read, count);
  return nothing;
}

bool query_take_rest(void) {
  enum { patience = 50 };
  wchar_t text[longest + 1];
  return is_awaited && take(text, milliseconds_now() + patience) != nothing;
}

// Reads `11;rgb:RRRR/GGGG/BBBB`, each with one to four digits, which are a part of all.
static bool read_color(const wchar_t *text, uint16_t color[3]) {
  const wchar_t *start = wcsstr(text, L"11;rgb");
  if (start == NULL || (start = wcschr(start, L':')) == NULL) return false;
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

bool letgo_edit_ask_background(int milliseconds, uint16_t color[3]) {
  wchar_t typed[512], text[longest + 1] = L"";
  size_t count = 0;
  bool is_told = false;
  if (!edit_prepare(true)) return false;
  (void)fputs("\033]11;?\033\\\033[c", screen_file());
  (void)fflush(screen_file());
  is_awaited = true;
  int deadline = milliseconds_now() + milliseconds;
  wchar_t character;
  while (is_awaited && count < 512 && next(&character, deadline)) {
    part found = character == escape ? take(text, deadline) : nothing;
    if (found == nothing) typed[count++] = character;
    if (found == an_answer) is_told = is_told || read_color(text, color);
  }
  input_put_back(typed, count);
  (void)edit_prepare(false);
  return is_told;
}

void query_close(void) {
  enum { patience = 200 };
  if (!is_awaited || !edit_prepare(true)) return;
  // What is typed meanwhile was typed for nobody.
  wchar_t character, text[longest + 1];
  int deadline = milliseconds_now() + patience;
  while (is_awaited && next(&character, deadline))
    if (character == escape) (void)take(text, deadline);
  is_awaited = false;
  (void)edit_prepare(false);
}
