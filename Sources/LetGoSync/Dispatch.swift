import LetGoCore
import LetGoStore

/// Packs what is yet to be sent into segments, and leaves them in a place.
struct Dispatch {
  private let store: Store
  private let remote: any Remote
  private let name: String
  private let heard: [UInt64: Int]

  /// How many segments are left at once, after which it is noted that they are there.
  private static let batch = 256
  /// What header and trailer may take of a segment, without the devices that it carries ops of.
  private static let frame = 640
  /// What each device takes in the header that something is known of.
  private static let heardName = 32
  /// What each of those takes in the header.
  private static let carriedName = 19

  init(of store: Store, to remote: any Remote, named name: String, hearing heard: [UInt64: Int]) {
    self.store = store
    self.remote = remote
    self.name = name
    self.heard = heard
  }

  /// What went out.
  struct Tally {
    var sent = 0
    var unsendable = 0
  }

  /// Sends all there is, and returns how many ops that was.
  func run(as device: UInt64, signing key: DeviceKey) throws -> Tally {
    var tally = Tally()
    var chain = try store.chains(in: name)[device] ?? Chain(of: device, key: key.publicKey)
    var parcel = Parcel(from: chain)
    var letters: [Letter] = []
    var carried: Set<UInt64> = []
    let frame = Self.frame + heard.count * Self.heardName
    var size = frame

    func seal() throws {
      guard !letters.isEmpty else { return }
      let segment = Segment(
        at: chain.nextPlace,
        carrying: carried,
        hearing: heard,
        lines: letters.map(\.line)
      )
      let text = try segment.sealed(with: key)
      chain.append(text)
      parcel.texts.append(text)
      parcel.ops += letters.map(\.id)
      letters = []
      carried = []
      size = frame
      if parcel.texts.count == Self.batch { try deliver() }
    }

    func deliver() throws {
      guard !parcel.texts.isEmpty else { return }
      let file = Hex.text(key.publicKey) + "\n"
      try remote.leave(parcel.texts, from: parcel.first, of: device, key: file)
      try store.note(sent: parcel.ops, chain, in: name)
      tally.sent += parcel.ops.count
      parcel = Parcel(from: chain)
    }

    try store.eachUnsent(in: name) { page in
      for letter in page {
        var others = carried
        if letter.id.device != device { others.insert(letter.id.device) }
        let length = letter.line.utf8.count + 1
        guard frame + Self.carriedName + length <= Segment.largest else {
          tally.unsendable += 1
          continue
        }
        let grown = size + length + (others.count - carried.count) * Self.carriedName
        if grown > Segment.largest || others.count > Segment.mostCarried {
          try seal()
          others = letter.id.device == device ? [] : [letter.id.device]
          size += length + others.count * Self.carriedName
        } else {
          size = grown
        }
        letters.append(letter)
        carried = others
      }
    }
    try seal()
    try deliver()
    return tally
  }
}

/// Segments that are left at once.
private struct Parcel {
  let first: Int
  var texts: [String] = []
  var ops: [ID] = []

  init(from chain: Chain) {
    first = chain.length
  }
}
