#include "editor.h"

// libedit knows the keys in the terminal's description; these are what terminals send besides.
typedef struct {
  const wchar_t *sequence;
  const wchar_t *command;
} key;

static const key keys[] = {
  {L"\\e[H", L"ed-move-to-beg"},       {L"\\eOH", L"ed-move-to-beg"},
  {L"\\e[1~", L"ed-move-to-beg"},      {L"\\e[7~", L"ed-move-to-beg"},
  {L"\\e[F", L"ed-move-to-end"},       {L"\\eOF", L"ed-move-to-end"},
  {L"\\e[4~", L"ed-move-to-end"},      {L"\\e[8~", L"ed-move-to-end"},
  {L"\\e[3~", L"ed-delete-next-char"}, {L"\\e[3;5~", L"em-delete-next-word"},
  {L"\\e[5C", L"em-next-word"},        {L"\\e[5D", L"ed-prev-word"},
  {L"\\eOc", L"em-next-word"},         {L"\\eOd", L"ed-prev-word"},
  {L"^W", L"ed-delete-prev-word"},     {L"^R", L"em-inc-search-prev"},
};

static const key arrows[] = {
  {L"A", L"ed-prev-history"}, {L"B", L"ed-next-history"}, {L"C", L"em-next-word"},
  {L"D", L"ed-prev-word"},    {L"H", L"ed-move-to-beg"},  {L"F", L"ed-move-to-end"},
};

static void bind(EditLine *editor, const wchar_t *sequence, const wchar_t *command) {
  (void)el_wset(editor, EL_BIND, sequence, command, NULL);
}

// An unbound sequence would leave its tail in the line, as an F5 that types a tilde.
static void silence(EditLine *editor) {
  wchar_t sequence[16];
  for (int number = 11; number <= 34; number++) {
    (void)swprintf(sequence, 16, L"\\e[%d~", number);
    bind(editor, sequence, L"ed-ignore");
  }
  for (wchar_t final = L'P'; final <= L'S'; final++) {
    (void)swprintf(sequence, 16, L"\\eO%lc", (wint_t)final);
    bind(editor, sequence, L"ed-ignore");
  }
  bind(editor, L"\\e[2~", L"ed-ignore");
  bind(editor, L"\\e[5~", L"ed-ignore");
  bind(editor, L"\\e[6~", L"ed-ignore");
  bind(editor, L"\\e[Z", L"ed-ignore");
}

void keys_bind(EditLine *editor) {
  silence(editor);
  for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++)
    bind(editor, keys[i].sequence, keys[i].command);
  // An arrow with Shift, Alt or Ctrl, or several, is `\e[1;2C` to `\e[1;8C`.
  for (size_t i = 0; i < sizeof arrows / sizeof arrows[0]; i++) {
    for (int modifiers = 2; modifiers <= 8; modifiers++) {
      wchar_t sequence[16];
      (void)swprintf(sequence, 16, L"\\e[1;%d%ls", modifiers, arrows[i].sequence);
      bind(editor, sequence, arrows[i].command);
    }
  }
  // A decoded é is key 0xE9, which would be Meta-i where the locale does not count it as a letter.
  for (wchar_t letter = 0xA0; letter <= 0xFF; letter++) {
    wchar_t sequence[] = {letter, 0};
    bind(editor, sequence, L"ed-insert");
  }
}
