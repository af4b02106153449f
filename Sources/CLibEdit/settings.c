#include "editor.h"

#include <stdlib.h>
#include <string.h>
#include <wchar.h>

// The person's own settings of the editor (editrc(5)), line by line: `bind -v` and `bind -e` begin with
// new keys, to which letgo's own have to be added before the person's follow. `el_source` reads all
// lines at once.

static FILE *settings_file(void) {
  const char *named = getenv("EDITRC"), *home = getenv("HOME");
  if (named != NULL) return fopen(named, "re");
  if (home == NULL) return NULL;
  size_t length = strlen(home) + sizeof "/.editrc";
  char *path = malloc(length);
  if (path == NULL) return NULL;
  (void)snprintf(path, length, "%s/.editrc", home);
  FILE *file = fopen(path, "re");
  free(path);
  return file;
}

// Whether the words are for this program, and not for the one before a colon. libedit passes the others
// over without a word, but complains of a command that it does not know, such as an empty one.
static bool are_heeded(EditLine *editor, const wchar_t **words) {
  const wchar_t *colon = wcschr(words[0], L':');
  if (colon == NULL) return true;
  wchar_t *program = wcsdup(words[0]);
  if (program == NULL) return false;
  program[colon + 1 - words[0]] = 0;
  const wchar_t *unknown[] = {program, NULL};
  bool are_heeded = el_wparse(editor, 1, unknown) != 0;
  free(program);
  return are_heeded;
}

// Whether the words make the keys anew: libedit does so at the first option that says it, unless it has
// listed its commands before, and looks no further.
static bool choose_keys(int count, const wchar_t **words) {
  const wchar_t *colon = wcschr(words[0], L':');
  if (wcscmp(colon != NULL ? colon + 1 : words[0], L"bind") != 0) return false;
  for (int i = 1; i < count && words[i][0] == L'-'; i++) {
    if (words[i][1] == L'l') return false;
    if (words[i][1] == L'v' || words[i][1] == L'e') return true;
  }
  return false;
}

static void take(EditLine *editor, TokenizerW *tokenizer, const wchar_t *line) {
  const wchar_t **words;
  int count;
  const wchar_t *start = line + wcsspn(line, L" \t");
  tok_wreset(tokenizer);
  if (*start == 0 || *start == L'#' || tok_wstr(tokenizer, start, &count, &words) != 0) return;
  if (count == 0 || el_wparse(editor, count, words) != 0) return;
  if (choose_keys(count, words) && are_heeded(editor, words)) keys_bind(editor);
}

// Returns the line in wide characters, without its end; NULL where it is no text in this locale.
static wchar_t *widened(const char *line, size_t length) {
  // No text has more characters than bytes.
  wchar_t *wide = calloc(length + 1, sizeof *wide);
  if (wide == NULL) return NULL;
  size_t count = mbstowcs(wide, line, length + 1);
  if (count == (size_t)-1) {
    free(wide);
    return NULL;
  }
  while (count > 0 && wide[count - 1] == L'\n') wide[--count] = 0;
  return wide;
}

void settings_read(EditLine *editor) {
  FILE *file = settings_file();
  if (file == NULL) return;
  TokenizerW *tokenizer = tok_winit(NULL);
  char *line = NULL;
  size_t room = 0;
  for (ssize_t length; tokenizer != NULL && (length = getline(&line, &room, file)) >= 0;) {
    wchar_t *wide = widened(line, (size_t)length);
    if (wide != NULL) take(editor, tokenizer, wide);
    free(wide);
  }
  free(line);
  if (tokenizer != NULL) tok_wend(tokenizer);
  (void)fclose(file);
}
