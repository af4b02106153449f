import CPageSums
import LetGoSystem

/// A database file as bare pages, read without SQLite and without believing anything in it
/// (https://sqlite.org/fileformat.html).
///
/// A class, because it owns the descriptor.
final class PageFile {
  private let descriptor: Int32
  /// The bytes of a page.
  let pageSize: Int
  /// The bytes of a page that hold data.
  let usableSize: Int
  /// How many pages there are.
  let pageCount: Int
  /// Whether the file is as long as it says; false also when what it says can't be read.
  let isWhole: Bool

  /// The bytes that a page of a store has, by the newest version first.
  private static let sizesOfPages = [8_192, 4_096]

  /// Opens a file, or returns nil when there is none to read.
  init?(path: String) {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    descriptor = file
    let size = Int(Disk.size(of: path) ?? 0)
    let header = PageFile.read(file, at: 0, count: 100) ?? []
    let said = header.count == 100 ? Int(header[16]) << 8 | Int(header[17]) : 0
    // 1 stands for 65,536.
    let declared = said == 1 ? 65_536 : said
    let isPower = declared >= 512 && declared & (declared - 1) == 0
    // What the first page says may be what is damaged; sums that fit are no accident.
    let sizes = (isPower ? [declared] : []) + Self.sizesOfPages
    if let found = sizes.first(where: { PageFile.hasSums(file, of: size, each: $0) }) {
      pageSize = found
      usableSize = found - Int(LETGO_PAGE_SUM_BYTES)
    } else {
      // Stores of the first version have no sums at the end of their pages.
      pageSize = isPower ? declared : 4_096
      usableSize = pageSize
    }
    pageCount = (size + pageSize - 1) / pageSize
    let count = header.count == 100 ? header[28..<32].reduce(0) { $0 << 8 | Int($1) } : 0
    isWhole = isPower && count > 0 && count * pageSize == size
  }

  deinit {
    close(descriptor)
  }

  /// Returns a page, filled up with zeros where the file ends too early; pages count from 1.
  func page(_ number: Int) -> [UInt8]? {
    guard (1...max(1, pageCount)).contains(number) else { return nil }
    guard var page = PageFile.read(descriptor, at: (number - 1) * pageSize, count: pageSize)
    else { return nil }
    if page.count < pageSize { page += [UInt8](repeating: 0, count: pageSize - page.count) }
    return page
  }

  /// Returns whether one of the first pages ends with its sum, if they have so many bytes each.
  private static func hasSums(_ file: Int32, of size: Int, each bytes: Int) -> Bool {
    stride(from: 0, to: min(size, 16 * bytes), by: bytes).contains { offset in
      let page = read(file, at: offset, count: bytes) ?? []
      return page.count == bytes && letgo_has_page_sum(page, Int32(bytes), Int64(offset))
    }
  }

  private static func read(_ file: Int32, at offset: Int, count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let done = bytes[filled...].withUnsafeMutableBytes { rest in
        pread(file, rest.baseAddress, rest.count, off_t(offset + filled))
      }
      if done < 0, errno == EINTR { continue }
      guard done >= 0 else { return nil }
      if done == 0 { break }
      filled += done
    }
    return Array(bytes[..<filled])
  }
}
