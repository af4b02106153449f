import LetGoCore
import LetGoLanguage
import Testing

struct HoldTests {
  private static let rows: [(String, Hold)] = [
    ("I have two of them", .duplicate), ("it's my spare", .duplicate), ("a duplicate", .duplicate),
    ("I've got another one", .duplicate), ("in case the other one breaks", .duplicate),
    ("it was a gift", .gift), ("my sister gave it to me", .gift), ("birthday present", .gift),
    ("got it from a friend for my birthday", .gift), ("it's from my aunt", .gift),
    ("it's broken", .broken), ("it doesn't work", .broken), ("I want to fix it", .broken),
    ("needs a new battery", .broken), ("it's cracked", .broken), ("a part is missing", .broken),
    ("it belonged to my grandpa", .loss), ("memories", .loss), ("it's sentimental", .loss),
    ("a present from my late husband, in memory of him", .loss),
    ("it's not mine", .exempt(.notMine)), ("I borrowed it", .exempt(.notMine)),
    ("christmas decorations", .exempt(.seasonal)), ("for emergencies", .exempt(.emergency)),
    ("we use it every Christmas", .yearly), ("it's not broken", .other), ("not a gift", .other),
    ("nothing", .other), ("it was expensive", .other), ("no idea", .other), ("I might go", .other),
    ("I don't need it at present", .other), ("\u{1B}[31m", .other),
  ]

  @Test(arguments: rows)
  func `what holds a person back is read from their words`(text: String, hold: Hold) {
    #expect(Reader().hold(namedIn: text, on: Day(number: 20_786)) == hold)
  }

  @Test(
    arguments: [
      ("box", .box), ("let it go", .letGo), ("box it up please", .box), ("leave it", .leave),
      ("I might go camping", nil), ("I keep thinking about it", nil), ("nothing", nil), ("no", nil),
      ("don't box it", nil), ("the box is nice", nil),
    ] as [(String, Offer?)]
  )
  func `only a line that is a choice and nothing else makes one`(text: String, offer: Offer?) {
    #expect(Offer(wholeLine: text, among: Offer.forUndecided) == offer)
  }

  @Test(arguments: [("b", .box), ("add b", nil), ("plan b", nil)] as [(String, Offer?)])
  func `a letter is a choice alone, and beside other words none`(text: String, offer: Offer?) {
    #expect(Offer(reading: text, isYes: false, among: Offer.forUndecided) == offer)
  }

  @Test(arguments: [
    ("bought it", WishChoice.bought), ("passed", .passed), ("pause again", .again),
    ("later", .later), ("wait again", .again), ("I've bought one already", .bought),
    ("still want it", .wanted), ("no longer wanted", .passed), ("not now", .later),
  ])
  func `a wish that is due gets a choice in words`(text: String, choice: WishChoice) {
    #expect(WishChoice(reading: text) == choice)
  }

  @Test(arguments: [
    "", "bought or passed", "not bought", "the blue one", "yes", "no", "I got a cheaper one",
    "never ordered",
  ])
  func `what names no choice, or two, is none`(text: String) {
    #expect(WishChoice(reading: text) == nil)
  }

  @Test(arguments: [
    ("keep it", BoxChoice.keep), ("out", .out), ("box again", .again), ("let it go", .letGo),
    ("it's gone", .out), ("later", .later),
  ])
  func `a box that is due gets a choice in words`(text: String, choice: BoxChoice) {
    #expect(BoxChoice(reading: text, isYes: false) == choice)
  }
}
