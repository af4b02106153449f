extension Store {
  /// A file of no length is a new store, unless there are backups of one: then it was emptied.
  static func refuseEmptied(at location: StoreLocation) throws(SQLiteError) {
    guard Disk.size(of: location.path) == 0, !Backups(of: location).all().isEmpty else { return }
    throw .damaged("everything")
  }
}
