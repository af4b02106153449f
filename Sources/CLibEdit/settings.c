#include "editor.h"

#include <stdlib.h>
#include <string.h>

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

// Whether the words make the keys anew.
static bool chooses_keys(int count, const wchar_t **words) {
  const wchar_t *name = words[0], *colon = wcschr(name, L':');
  if (colon != NULL) name = colon + 1;
  return count == 2 && wcscmp(name, L"bind") == 0 &&
         (wcscmp(words[1], L"-v") == 0 || wcscmp(words[1], L"-e") == 0);
}

static void take(EditLine *editor, TokenizerW *tokenizer, const char *line) {
  wchar_t wide[1024];
  const wchar_t **words;
  int count;
  size_t length = mbstowcs(wide, line, 1024);
  if (length >= 1024) return;
  while (length > 0 && wide[length - 1] == L'\n') wide[--length] = 0;
  const wchar_t *start = wide + wcsspn(wide, L" \t");
  tok_wreset(tokenizer);
  if (*start == 0 || *start == L'#' || tok_wstr(tokenizer, start, &count, &words) != 0) return;
  if (count == 0 || el_wparse(editor, count, words) != 0) return;
  if (chooses_keys(count, words)) keys_bind(editor);
}

void settings_read(EditLine *editor) {
  FILE *file = settings_file();
  if (file == NULL) return;
  TokenizerW *tokenizer = tok_winit(NULL);
  char line[1024];
  while (tokenizer != NULL && fgets(line, sizeof line, file) != NULL) take(editor, tokenizer, line);
  if (tokenizer != NULL) tok_wend(tokenizer);
  (void)fclose(file);
}
