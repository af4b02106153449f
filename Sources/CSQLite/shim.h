// SQLite for Swift: the library's own header, and what Swift cannot see in it.
#ifndef LETGO_CSQLITE_SHIM_H
#define LETGO_CSQLITE_SHIM_H

#include <sqlite3.h>

// SQLITE_TRANSIENT is a cast of -1 to a function pointer, which Swift does not import; it tells
// SQLite to copy the bytes before the call returns (https://sqlite.org/c3ref/c_static.html).
static inline int letgo_bind_text(sqlite3_stmt *statement, int index, const char *text, int length) {
  return sqlite3_bind_text(statement, index, text, length, SQLITE_TRANSIENT);
}

static inline int letgo_bind_blob(sqlite3_stmt *statement, int index, const void *bytes, int length) {
  return sqlite3_bind_blob(statement, index, bytes, length, SQLITE_TRANSIENT);
}

#endif
