#include "editor.h"

#include <wchar.h>

// libedit knows the keys in the terminal's description; these are what terminals send besides.
typedef struct {
  const wchar_t *sequence;
  const wchar_t *command;
} key;

static const key keys[] = {
  {L"\\e[A", L"letgo-older"},          {L"\\eOA", L"letgo-older"},
  {L"\\e[B", L"letgo-newer"},          {L"\\eOB", L"letgo-newer"},
  {L"\\e[C", L"letgo-right"},          {L"\\eOC", L"letgo-right"},
  {L"\\e[D", L"ed-prev-char"},         {L"\\eOD", L"ed-prev-char"},
  {L"\\e[H", L"ed-move-to-beg"},       {L"\\eOH", L"ed-move-to-beg"},
  {L"\\e[1~", L"ed-move-to-beg"},      {L"\\e[7~", L"ed-move-to-beg"},
  {L"\\e[F", L"letgo-end"},            {L"\\eOF", L"letgo-end"},
  {L"\\e[4~", L"letgo-end"},           {L"\\e[8~", L"letgo-end"},
  {L"\\e[3~", L"ed-delete-next-char"}, {L"\\e[3;5~", L"em-delete-next-word"},
  {L"\\e[3;3~", L"em-delete-next-word"},
  {L"\\e[5C", L"letgo-right-by-word"}, {L"\\e[5D", L"ed-prev-word"},
  {L"\\eOc", L"letgo-right-by-word"},  {L"\\eOd", L"ed-prev-word"},
  {L"\\e\\e[C", L"letgo-on"},          {L"\\e\\e[D", L"letgo-back"},
  {L"\\e[1;3C", L"letgo-on"},          {L"\\e[1;3D", L"letgo-back"},
  {L"\\e[200~", L"letgo-paste"},
};

// What is one key, or begins with none that vi needs.
static const key plain_keys[] = {
  {L"^I", L"letgo-complete"},    {L"^W", L"ed-delete-prev-word"},
  {L"^R", L"em-inc-search-prev"}, {L"^X^E", L"letgo-compose"},
};

static const key emacs_keys[] = {
  {L"^P", L"letgo-older"}, {L"^N", L"letgo-newer"},           {L"^F", L"letgo-right"},
  {L"^E", L"letgo-end"},   {L"\\ef", L"letgo-right-by-word"}, {L"\\eF", L"letgo-right-by-word"},
};

static const key vi_keys[] = {
  {L"k", L"letgo-older"}, {L"j", L"letgo-newer"}, {L"v", L"letgo-compose"},
};

static const key arrows[] = {
  {L"A", L"letgo-older"},  {L"B", L"letgo-newer"},    {L"C", L"letgo-right-by-word"},
  {L"D", L"ed-prev-word"}, {L"H", L"ed-move-to-beg"}, {L"F", L"letgo-end"},
};

typedef void binding(EditLine *editor, const wchar_t *sequence, const wchar_t *command);

static void bind(EditLine *editor, const wchar_t *sequence, const wchar_t *command) {
  (void)el_wset(editor, EL_BIND, sequence, command, NULL);
}

static void bind_in_command_mode(EditLine *editor, const wchar_t *sequence,
                                 const wchar_t *command) {
  (void)el_wset(editor, EL_BIND, L"-a", sequence, command, NULL);
}

static void bind_all(EditLine *editor, const key *first, size_t count, binding *bind) {
  for (size_t i = 0; i < count; i++) bind(editor, first[i].sequence, first[i].command);
}

// Shift, Alt and Ctrl, or several, are 2 to 8 in what is sent for a key.
enum { most_modifiers = 8 };

// An unbound sequence would leave its tail in the line, as an F5 that types a tilde.
static void silence(EditLine *editor, binding *bind) {
  wchar_t sequence[16];
  for (int number = 2; number <= 34; number++) {
    (void)swprintf(sequence, 16, L"\\e[%d~", number);
    bind(editor, sequence, L"ed-ignore");
    for (int modifiers = 2; modifiers <= most_modifiers; modifiers++) {
      (void)swprintf(sequence, 16, L"\\e[%d;%d~", number, modifiers);
      bind(editor, sequence, L"ed-ignore");
    }
  }
  for (wchar_t final = L'P'; final <= L'S'; final++) {
    (void)swprintf(sequence, 16, L"\\eO%lc", (wint_t)final);
    bind(editor, sequence, L"ed-ignore");
    for (int modifiers = 2; modifiers <= most_modifiers; modifiers++) {
      (void)swprintf(sequence, 16, L"\\e[1;%d%lc", modifiers, (wint_t)final);
      bind(editor, sequence, L"ed-ignore");
    }
  }
  bind(editor, L"\\e[Z", L"ed-ignore");
  // The end of a paste whose beginning the terminal threw away, as it does at Ctrl-C.
  bind(editor, L"\\e[201~", L"ed-ignore");
}

// An arrow with a modifier is `\e[1;2C` to `\e[1;8C`.
static void bind_arrows(EditLine *editor, binding *bind) {
  for (size_t i = 0; i < sizeof arrows / sizeof arrows[0]; i++) {
    for (int modifiers = 2; modifiers <= most_modifiers; modifiers++) {
      wchar_t sequence[16];
      (void)swprintf(sequence, 16, L"\\e[1;%d%ls", modifiers, arrows[i].sequence);
      bind(editor, sequence, arrows[i].command);
    }
  }
}

#define COUNT(list) (sizeof(list) / sizeof((list)[0]))

void keys_define(EditLine *editor) {
  hint_define(editor);
  recall_define(editor);
  leave_define(editor);
  paste_define(editor);
  complete_define(editor);
}

void keys_bind(EditLine *editor) {
  const wchar_t *mode = L"";
  (void)el_wget(editor, EL_EDITOR, &mode);
  bool is_vi = wcscmp(mode, L"vi") == 0;
  // In vi an escape is a key, which would wait for another one if a sequence of keys began with it.
  binding *bind_sequence = is_vi ? sequences_add : bind;
  sequences_clear();
  silence(editor, bind_sequence);
  bind_arrows(editor, bind_sequence);
  bind_all(editor, keys, COUNT(keys), bind_sequence);
  bind_all(editor, plain_keys, COUNT(plain_keys), bind);
  if (is_vi)
    bind_all(editor, vi_keys, COUNT(vi_keys), bind_in_command_mode);
  else
    bind_all(editor, emacs_keys, COUNT(emacs_keys), bind);
  // A decoded é is key 0xE9, which would be Meta-i where the locale does not count it as a letter.
  for (wchar_t letter = 0xA0; letter <= 0xFF; letter++) {
    wchar_t sequence[] = {letter, 0};
    bind(editor, sequence, L"ed-insert");
  }
  joiner_define(editor);
  search_define(editor);
}
