import LetGoCore
import LetGoPrompts
import LetGoStore
import LetGoSync

/// By what friends reach each other: a file that goes from one to the other, or a place that they share.
enum GameWay {
  /// A file; `-` is standard input or output.
  case file(path: String)
  /// A folder or a git repository, with the first digits of the game's number where they were given.
  case place(RemoteRecord.Kind, String, id: String?)

  /// Reads what follows `invite` or `join`; nil when it is neither.
  init?(_ words: ArraySlice<String>) {
    guard let first = words.first else { return nil }
    let kind = RemoteRecord.Kind(rawValue: first.lowercased())
    guard words.count > 1 || kind != nil else {
      self = .file(path: first)
      return
    }
    guard let kind, words.count > 1 else { return nil }
    var rest = words.dropFirst()
    var id: String?
    if rest.count > 1, let last = rest.last, UInt64(deviceName: last) != nil {
      id = last
      rest = rest.dropLast()
    }
    self = .place(kind, rest.joined(separator: " "), id: id)
  }
}

/// The one game that somebody is invited to, found in a file or a place.
struct GameFinding {
  /// The game.
  let start: RoundStart
  /// What is told of it so far.
  let segments: [RoundSegment]
  /// The place; nil for a file.
  let place: GamePlace?

  init(by way: GameWay, in context: Context) throws {
    let intake: RoundIntake
    let words: String
    var wanted: String?
    switch way {
    case .file(let path):
      intake = RoundIntake(try GameFile(path, in: context).texts())
      words = "'\(path.withoutControls())'"
      place = nil
    case .place(let kind, let typed, let id):
      let place = try GamePlace(kind, typed, in: context)
      words = place.place.words(in: context)
      guard let found = try place.look() else {
        throw Complaint(.placeEmpty(place: words), hint: .hintPlaceEmpty, code: .badData)
      }
      intake = found
      wanted = id
      self.place = place
    }
    let all = intake.starts
    // Whoever may write there could put another game beside the one that is meant, or in its place.
    let starts = wanted.map { wanted in all.filter { $0.shortID == wanted } } ?? all
    guard let start = starts.first else {
      throw all.isEmpty
        ? Complaint(.noInvitation(path: words), hint: .hintInvitation, code: .badData)
        : Complaint(.otherInvitation(path: words), hint: .hintInvitation, code: .badData)
    }
    guard starts.count == 1 else {
      throw Complaint(.severalInvitations(path: words), hint: .hintInvitation, code: .badData)
    }
    self.start = start
    segments = intake.segments(of: start)
  }
}
