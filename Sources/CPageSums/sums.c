// The sum of a page: where it lies, and whether it is right.
#include "sums.h"

#include <string.h>

// An odd number, so that multiplying by it loses nothing (the 64-bit FNV prime).
static const uint64_t prime = 0x100000001b3;

// Each step maps different words, and different sums so far, to different sums: whatever changes
// within eight bytes changes the result for certain, and anything else all but certainly.
static uint64_t page_sum(const unsigned char *page, int size, int64_t offset) {
  uint64_t sum = 0xcbf29ce484222325 ^ (uint64_t)offset;
  for (int at = 0; at + 8 <= size - LETGO_PAGE_SUM_BYTES; at += 8) {
    uint64_t word;
    memcpy(&word, page + at, 8);
    sum = (sum ^ word) * prime;
    sum ^= sum >> 29;
  }
  return sum;
}

void set_page_sum(unsigned char *page, int size, int64_t offset) {
  uint64_t sum = page_sum(page, size, offset);
  memcpy(page + size - LETGO_PAGE_SUM_BYTES, &sum, LETGO_PAGE_SUM_BYTES);
}

bool letgo_has_page_sum(const unsigned char *page, int size, int64_t offset) {
  uint64_t sum = page_sum(page, size, offset);
  return memcmp(page + size - LETGO_PAGE_SUM_BYTES, &sum, LETGO_PAGE_SUM_BYTES) == 0;
}

bool reserves_page_sums(const unsigned char *page) {
  return page[20] == LETGO_PAGE_SUM_BYTES;
}

bool has_other_size(const unsigned char *page, int size) {
  // Two bytes, in which 1 stands for the largest.
  int said = page[16] << 8 | page[17];
  if (said == 1) said = LARGEST_PAGE;
  return said != size && said >= 512 && (said & (said - 1)) == 0;
}

bool has_lost_page_sums(const unsigned char *page, int size) {
  unsigned char copy[LARGEST_PAGE];
  memcpy(copy, page, (size_t)size);
  copy[20] = LETGO_PAGE_SUM_BYTES;
  return letgo_has_page_sum(copy, size, 0);
}
