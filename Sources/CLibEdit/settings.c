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

static void take(EditLine *editor, TokenizerW *tokenizer, const wchar_t *line) {
  const wchar_t **words;
  int count;
  const wchar_t *start = line + wcsspn(line, L" \t");
  tok_wreset(tokenizer);
  if (*start == 0 || *start == L'#' || tok_wstr(tokenizer, start, &count, &words) != 0) return;
  if (count == 0 || el_wparse(editor, count, words) != 0) return;
  if (chooses_keys(count, words)) keys_bind(editor);
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
