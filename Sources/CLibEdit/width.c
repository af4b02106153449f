#define _XOPEN_SOURCE 700

#include <wchar.h>

#include "CLibEdit.h"

int letgo_width(uint32_t scalar) {
  return wcwidth((wchar_t)scalar);
}
