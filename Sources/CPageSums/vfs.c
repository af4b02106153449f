// SQLite's own file system, with a sum at the end of each page of a database
// (https://sqlite.org/c3ref/vfs.html, https://sqlite.org/c3ref/io_methods.html).
#include <string.h>

#include "sums.h"

// A database's file: what SQLite sees, and behind it in the same memory the file that it stands for.
typedef struct {
  sqlite3_file seen;
  bool has_sums;
} summed_file;

static sqlite3_vfs *inner_vfs;
static sqlite3_vfs summed_vfs;

static sqlite3_file *inner(sqlite3_file *file) {
  return (sqlite3_file *)((summed_file *)file + 1);
}

// SQLite also reads the first 100 bytes alone, and 16 of them to see whether anything has changed.
static bool is_page(int amount, int64_t offset) {
  return amount >= 512 && amount <= LARGEST_PAGE && (amount & (amount - 1)) == 0 &&
         offset % amount == 0;
}

static int read_file(sqlite3_file *file, void *bytes, int amount, sqlite3_int64 offset) {
  summed_file *summed = (summed_file *)file;
  int code = inner(file)->pMethods->xRead(inner(file), bytes, amount, offset);
  if (code == SQLITE_IOERR_SHORT_READ && summed->has_sums && is_page(amount, offset)) {
    // A page of which a part is missing would be read as if it ended with zeros.
    sqlite3_int64 size = 0;
    int sized = inner(file)->pMethods->xFileSize(inner(file), &size);
    return sized == SQLITE_OK && size > offset ? SQLITE_IOERR_DATA : code;
  }
  if (code != SQLITE_OK) return code;
  if (offset == 0 && amount >= 100) summed->has_sums = reserves_page_sums(bytes);
  if (!is_page(amount, offset)) return SQLITE_OK;
  // A connection that was opened before the file had a page takes it for another size than it has. SQLite
  // sees that in what it has read, and reads again (https://sqlite.org/fileformat.html, "Page Size").
  if (offset == 0 && has_other_size(bytes, amount)) return SQLITE_OK;
  bool is_damaged = summed->has_sums ? !letgo_has_page_sum(bytes, amount, offset)
                                     : offset == 0 && has_lost_page_sums(bytes, amount);
  return is_damaged ? SQLITE_IOERR_DATA : SQLITE_OK;
}

static int write_file(sqlite3_file *file, const void *bytes, int amount, sqlite3_int64 offset) {
  summed_file *summed = (summed_file *)file;
  if (!is_page(amount, offset)) {
    return inner(file)->pMethods->xWrite(inner(file), bytes, amount, offset);
  }
  if (offset == 0) summed->has_sums = reserves_page_sums(bytes);
  if (!summed->has_sums) {
    return inner(file)->pMethods->xWrite(inner(file), bytes, amount, offset);
  }
  unsigned char page[LARGEST_PAGE];
  memcpy(page, bytes, (size_t)amount);
  set_page_sum(page, amount, offset);
  return inner(file)->pMethods->xWrite(inner(file), page, amount, offset);
}

// The rest is passed on as it comes.
#define PASS(name, parameters, ...)                       \
  static int name##_file parameters {                     \
    return inner(file)->pMethods->name(inner(file), ##__VA_ARGS__); \
  }
PASS(xClose, (sqlite3_file * file))
PASS(xTruncate, (sqlite3_file * file, sqlite3_int64 size), size)
PASS(xSync, (sqlite3_file * file, int flags), flags)
PASS(xFileSize, (sqlite3_file * file, sqlite3_int64 *size), size)
PASS(xLock, (sqlite3_file * file, int lock), lock)
PASS(xUnlock, (sqlite3_file * file, int lock), lock)
PASS(xCheckReservedLock, (sqlite3_file * file, int *result), result)
PASS(xFileControl, (sqlite3_file * file, int code, void *argument), code, argument)
PASS(xSectorSize, (sqlite3_file * file))
PASS(xDeviceCharacteristics, (sqlite3_file * file))
PASS(xShmMap, (sqlite3_file * file, int page, int size, int extend, void volatile **mapped), page,
     size, extend, mapped)
PASS(xShmLock, (sqlite3_file * file, int offset, int count, int flags), offset, count, flags)
PASS(xShmUnmap, (sqlite3_file * file, int deletes), deletes)

static void xShmBarrier_file(sqlite3_file *file) {
  inner(file)->pMethods->xShmBarrier(inner(file));
}

// Without the last two, by which SQLite would read pages from memory that is mapped.
static const sqlite3_io_methods methods = {
    .iVersion = 2,
    .xClose = xClose_file,
    .xRead = read_file,
    .xWrite = write_file,
    .xTruncate = xTruncate_file,
    .xSync = xSync_file,
    .xFileSize = xFileSize_file,
    .xLock = xLock_file,
    .xUnlock = xUnlock_file,
    .xCheckReservedLock = xCheckReservedLock_file,
    .xFileControl = xFileControl_file,
    .xSectorSize = xSectorSize_file,
    .xDeviceCharacteristics = xDeviceCharacteristics_file,
    .xShmMap = xShmMap_file,
    .xShmLock = xShmLock_file,
    .xShmBarrier = xShmBarrier_file,
    .xShmUnmap = xShmUnmap_file,
};

static int open_file(sqlite3_vfs *vfs, const char *name, sqlite3_file *file, int flags, int *given) {
  (void)vfs;
  // Journals and temporary files have no pages of their own to check.
  if (!(flags & SQLITE_OPEN_MAIN_DB)) return inner_vfs->xOpen(inner_vfs, name, file, flags, given);
  summed_file *summed = (summed_file *)file;
  summed->has_sums = false;
  summed->seen.pMethods = NULL;
  int code = inner_vfs->xOpen(inner_vfs, name, inner(file), flags, given);
  // A file that failed to open may still have to be closed.
  if (inner(file)->pMethods) summed->seen.pMethods = &methods;
  if (code != SQLITE_OK) return code;
  // What is written to an empty file has sums, as every connection asks for their room; a cache that
  // is full may write other pages before the first, which says so.
  sqlite3_int64 size = 0;
  code = inner(file)->pMethods->xFileSize(inner(file), &size);
  summed->has_sums = code == SQLITE_OK && size == 0;
  return SQLITE_OK;
}

int letgo_start_sqlite(void) {
  // Both only save time, and are refused where somebody in this process has opened a database before.
  // A command reads a few pages; SQLite would take and touch room for twenty beforehand, which costs a
  // status line a tenth of its time (https://sqlite.org/c3ref/c_config_covering_index_scan.html,
  // SQLITE_CONFIG_PAGECACHE).
  (void)sqlite3_config(SQLITE_CONFIG_PAGECACHE, NULL, 0, 0);
  // Nobody asks how much memory is in use, which SQLite would count under a lock at each piece.
  (void)sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
  return sqlite3_initialize();
}

int letgo_register_page_sums(void) {
  int code = letgo_start_sqlite();
  if (code != SQLITE_OK) return code;
  inner_vfs = sqlite3_vfs_find(NULL);
  if (!inner_vfs) return SQLITE_ERROR;
  // The other calls are the inner one's, with all that they find in it.
  summed_vfs = *inner_vfs;
  summed_vfs.pNext = NULL;
  summed_vfs.zName = LETGO_PAGE_SUMS;
  summed_vfs.szOsFile += (int)sizeof(summed_file);
  summed_vfs.xOpen = open_file;
  return sqlite3_vfs_register(&summed_vfs, 0);
}

int letgo_reserve_page_sums(sqlite3 *database) {
  int bytes = LETGO_PAGE_SUM_BYTES;
  return sqlite3_file_control(database, "main", SQLITE_FCNTL_RESERVE_BYTES, &bytes);
}
