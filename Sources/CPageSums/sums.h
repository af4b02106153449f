// The sum of a page: where it lies, and whether it is right.
//
// The words are taken in the byte order of the machine, as all machines that letgo is built for are
// little-endian.
#ifndef LETGO_SUMS_H
#define LETGO_SUMS_H

#include <CPageSums.h>

// The most bytes of a page (https://sqlite.org/fileformat.html).
#define LARGEST_PAGE 65536

// Writes the sum of a page at an offset of the file into its last bytes.
void set_page_sum(unsigned char *page, int size, int64_t offset);

// Whether the first page, or its first 100 bytes, says that pages have sums.
bool reserves_page_sums(const unsigned char *page);

// Whether the first page says that pages have another size, which they can have.
bool has_other_size(const unsigned char *page, int size);

// Whether the first page had a sum until the byte that says so was damaged.
bool has_lost_page_sums(const unsigned char *page, int size);

#endif
