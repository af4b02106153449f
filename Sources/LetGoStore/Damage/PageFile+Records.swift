/// What a page of an index holds, as far as it could be read.
struct PageRecords {
  /// The records, each a row of values.
  var records: [[SQLValue]] = []
  /// How many cells could not be read.
  var unreadable = 0
}

extension PageFile {
  /// Returns the records of a page, or nil when it is no page of an index.
  ///
  /// All tables of letgo are WITHOUT ROWID, so that their rows lie in index pages too.
  func records(on number: Int) -> PageRecords? {
    guard let page = page(number) else { return PageRecords(unreadable: 1) }
    let start = number == 1 ? 100 : 0
    let type = page[start]
    if page.allSatisfy({ $0 == 0 }) { return PageRecords(unreadable: 1) }
    guard type == 0x0A || type == 0x02 else { return nil }
    let isLeaf = type == 0x0A
    let count = Int(page[start + 3]) << 8 | Int(page[start + 4])
    let pointers = start + (isLeaf ? 8 : 12)
    var found = PageRecords()
    for index in 0..<count {
      let pointer = pointers + 2 * index
      guard pointer + 1 < page.count else {
        found.unreadable += 1
        break
      }
      let cell = Int(page[pointer]) << 8 | Int(page[pointer + 1])
      if let record = record(in: page, at: isLeaf ? cell : cell + 4) {
        found.records.append(record)
      } else {
        found.unreadable += 1
      }
    }
    return found
  }

  private func record(in page: [UInt8], at cell: Int) -> [SQLValue]? {
    var bytes = ByteCursor(page, from: cell)
    guard let size = bytes.variable(), size > 0, size <= pageCount * pageSize,
      let payload = payload(of: size, in: page, at: bytes.position)
    else { return nil }
    return RecordFormat.values(in: payload)
  }

  /// Returns all bytes of a record, the overflow pages included.
  private func payload(of size: Int, in page: [UInt8], at start: Int) -> [UInt8]? {
    let most = (usableSize - 12) * 64 / 255 - 23
    let least = (usableSize - 12) * 32 / 255 - 23
    let fitting = least + (size - least) % (usableSize - 4)
    let local = size <= most ? size : fitting <= most ? fitting : least
    guard start + local <= page.count else { return nil }
    var payload = Array(page[start..<start + local])
    guard local < size else { return payload }
    var cursor = ByteCursor(page, from: start + local)
    var next = cursor.integer(bytes: 4)
    var left = pageCount
    while payload.count < size {
      guard let number = next, number > 0, left > 0, let overflow = self.page(Int(number)) else {
        return nil
      }
      var link = ByteCursor(overflow, from: 0)
      next = link.integer(bytes: 4)
      payload += overflow[4..<usableSize].prefix(size - payload.count)
      left -= 1
    }
    return payload
  }
}
