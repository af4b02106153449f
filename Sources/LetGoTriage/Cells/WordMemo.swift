/// Remembers what short cells mean, since a column says the same few things over and over.
struct WordMemo<Value> {
  private var slots: [(key: [UInt8], value: Value)?] = Array(repeating: nil, count: 64)

  /// Returns what a cell means, and works it out where it is not remembered.
  mutating func value(of cell: ByteView, _ meaning: (String) -> Value) -> Value {
    guard cell.count <= 60 else { return meaning(cell.text) }
    let slot = cell.hash % slots.count
    if let known = slots[slot], cell.isEqual(to: known.key) { return known.value }
    let value = meaning(cell.text)
    var key: [UInt8] = []
    cell.append(to: &key)
    slots[slot] = (key, value)
    return value
  }
}

extension ByteView {
  /// A number that differs for most texts (FNV-1a).
  var hash: Int {
    var hash: UInt32 = 2_166_136_261
    for index in 0..<count { hash = (hash ^ UInt32(self[index])) &* 16_777_619 }
    return Int(hash ^ hash >> 16)
  }
}
