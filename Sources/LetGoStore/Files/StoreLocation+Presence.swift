import LetGoSystem

extension StoreLocation {
  /// Whether the system says that there is no file, and not merely that it can't be seen.
  package var isCertainlyAbsent: Bool {
    access(path, F_OK) != 0 && errno == ENOENT
  }

  /// Removes a file whose content is safe elsewhere, with those beside it.
  package func remove() {
    Disk.discard(path)
  }
}
