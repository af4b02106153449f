// A file system for SQLite that tells a damaged page from a whole one
// (https://sqlite.org/vfs.html).
#ifndef LETGO_CPAGESUMS_H
#define LETGO_CPAGESUMS_H

#include <sqlite3.h>
#include <stdbool.h>
#include <stdint.h>

// The bytes at the end of each page that hold its sum. SQLite leaves so many unused in a database
// that was made with SQLITE_FCNTL_RESERVE_BYTES; one that was not has no sums, and is read as it is.
#define LETGO_PAGE_SUM_BYTES 8

// The name under which the file system is opened.
#define LETGO_PAGE_SUMS "letgo-page-sums"

// Starts SQLite as it suits short commands, or as it was started already.
int letgo_start_sqlite(void);

// Makes the name known to SQLite, and starts it; to be called once, before a database is opened by it.
int letgo_register_page_sums(void);

// Asks for room for the sums in a database that holds nothing yet.
int letgo_reserve_page_sums(sqlite3 *database);

// Whether the last bytes of a page, at an offset of the file, are its sum.
bool letgo_has_page_sum(const unsigned char *page, int size, int64_t offset);

#endif
