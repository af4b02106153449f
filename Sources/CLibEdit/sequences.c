#include "editor.h"

#include <wchar.h>

// In vi's modes an escape is a key by itself. What a terminal sends for one key comes at once, though,
// so that the sequences are told from it here, and each command has a control beyond ASCII as its key,
// which nobody types.
enum { most = 512, longest = 11, first_stand_in = 0x80, most_commands = 30 };

static struct {
  wchar_t text[longest + 1];
  wchar_t stand_in;
} known[most];
static size_t known_count;
static const wchar_t *commands[most_commands];
static size_t command_count;

void sequences_clear(void) { known_count = command_count = 0; }

bool sequences_are_known(void) { return known_count > 0; }

// In command mode the cursor stands on the last character and not behind it, where a hint begins.
static const wchar_t *in_command_mode(const wchar_t *command) {
  if (wcscmp(command, L"letgo-right") == 0) return L"ed-next-char";
  if (wcscmp(command, L"letgo-end") == 0) return L"ed-move-to-end";
  return command;
}

static wchar_t stand_in_for(EditLine *editor, const wchar_t *command) {
  size_t found = 0;
  while (found < command_count && wcscmp(commands[found], command) != 0) found++;
  wchar_t key[] = {first_stand_in + (wchar_t)found, 0};
  if (found == command_count) {
    commands[command_count++] = command;
    (void)el_wset(editor, EL_BIND, key, command, NULL);
    (void)el_wset(editor, EL_BIND, L"-a", key, in_command_mode(command), NULL);
  }
  return key[0];
}

void sequences_add(EditLine *editor, const wchar_t *sequence, const wchar_t *command) {
  if (known_count == most) return;
  wchar_t *text = known[known_count].text;
  size_t length = 0;
  // Without the escape that it begins with; another one in it is written in the same way.
  for (const wchar_t *next = sequence + 2; *next != 0 && length < longest; next++) {
    bool is_escape = next[0] == L'\\' && next[1] == L'e';
    text[length++] = is_escape ? 0x1B : *next;
    if (is_escape) next++;
  }
  text[length] = 0;
  // The last to be added counts.
  size_t place = 0;
  while (wcscmp(known[place].text, text) != 0) place++;
  known[place].stand_in = stand_in_for(editor, command);
  if (place == known_count) known_count++;
}

wchar_t sequences_resolve(void) {
  wchar_t text[longest + 1];
  size_t length = 0;
  bool is_begun = sequences_are_known();
  while (is_begun && length < longest) {
    if (input_next_within(NULL, &text[length], key_pause) != 1) break;
    length++;
    is_begun = false;
    for (size_t i = 0; i < known_count; i++) {
      if (wcsncmp(known[i].text, text, length) != 0) continue;
      if (known[i].text[length] == 0) return known[i].stand_in;
      is_begun = true;
    }
  }
  input_put_back(text, length);
  return 0x1B;
}
