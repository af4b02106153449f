import LetGoCore
import LetGoPrompts
import LetGoStore
import LetGoSync

/// A file that carries what members tell of a game, by mail or chat.
struct GameFile {
  private let path: String
  private let context: Context

  init(_ path: String, in context: Context) {
    self.path = path
    self.context = context
  }

  /// Returns the texts in it that look like segments.
  func texts() throws -> RoundTexts {
    let file = ListFile(path: path)
    do {
      let reader = try context.open(
        file,
        or: Complaint(.noInvitation(path: "'-'"), hint: .hintInvitation, code: .usage)
      )
      return RoundFile.texts(in: try bytes(of: reader))
    } catch let failure as ListFile.Failure {
      throw Complaint(failure, of: file)
    }
  }

  /// Writes the file, whole or not at all, in place of what has its name, and returns it; nil for `-`, which
  /// is standard output here too.
  func leave(_ segments: [KeptSegment]) throws -> NewFile? {
    let text = RoundFile.text(context.prompts.text(.friendsFile), segments)
    guard path != "-" else {
      try context.output.write(text)
      return nil
    }
    let file = try NewFile(at: path, store: context.storePath)
    try file.output.write(text)
    try file.finish()
    return file
  }

  private func bytes(of reader: ListReader) throws -> [UInt8] {
    var bytes: [UInt8] = []
    var room = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = try room.withUnsafeMutableBytes { try reader.read(into: $0) }
      if count == 0 { return bytes }
      bytes += room[..<count]
      guard bytes.count <= RoundFile.largest else {
        throw Complaint(
          .fileTooLarge(
            path: path.withoutControls(),
            size: context.wording.size(Int64(RoundFile.largest))
          ),
          hint: .hintInvitation,
          code: .badData
        )
      }
    }
  }
}
