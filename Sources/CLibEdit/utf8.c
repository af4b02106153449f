#include "editor.h"

// UTF-8 is decoded here and not by the C library, so that it is read in any locale and a broken sequence
// costs one character, never the line.
static const wchar_t replacement = 0xFFFD;

static uint32_t value, least;
// How many bytes of a character have not come.
static int missing;
// The byte that ended a broken sequence, which begins what comes next; -1 for none.
static int held = -1;

void utf8_reset(void) {
  missing = 0;
  held = -1;
}

int utf8_take_held(void) {
  int byte = held;
  held = -1;
  return byte;
}

bool utf8_holds(void) { return held >= 0; }

bool utf8_decode(unsigned char byte, wchar_t *character) {
  static const uint32_t least_of[] = {0, 0x80, 0x800, 0x10000};
  if (missing > 0 && (byte & 0xC0) != 0x80) {
    missing = 0;
    held = byte;
    *character = replacement;
    return true;
  }
  if (missing > 0) {
    value = value << 6 | (byte & 0x3F);
    if (--missing > 0) return false;
    bool is_scalar = value >= least && value <= 0x10FFFF && (value & ~0x7FFu) != 0xD800;
    *character = is_scalar ? (wchar_t)value : replacement;
    return true;
  }
  if (byte >= 0xC2 && byte <= 0xF4) {
    missing = byte < 0xE0 ? 1 : byte < 0xF0 ? 2 : 3;
    least = least_of[missing];
    value = byte & (0x3F >> missing);
    return false;
  }
  *character = byte < 0x80 ? (wchar_t)byte : replacement;
  return true;
}
