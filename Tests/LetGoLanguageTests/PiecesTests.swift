import LetGoLanguage
import Testing

struct PiecesTests {
  @Test(arguments: [
    ("12 books and 3 shirts", [Pieces(12, "books"), Pieces(3, "shirts")]),
    ("3 shirts", [Pieces(3, "shirts")]), ("20 mugs", [Pieces(20, "mugs")]),
    ("12 books, 3 shirts and a tie", [Pieces(12, "books"), Pieces(3, "shirts"), Pieces(1, "tie")]),
    ("12 books, and 1 lamp", [Pieces(12, "books"), Pieces(1, "lamp")]),
    ("2 pairs of jeans & 4 old towels", [Pieces(2, "pairs of jeans"), Pieces(4, "old towels")]),
    ("3 knives, forks and spoons", [Pieces(3, "knives, forks and spoons")]),
    ("2 salt and pepper shakers", [Pieces(2, "salt and pepper shakers")]),
    ("1200 screws", [Pieces(1_200, "screws")]),
    ("3 Boxes of cables", [Pieces(3, "Boxes of cables")]),
  ])
  func `a number in front of a plural counts pieces`(text: String, pieces: [Pieces]) {
    #expect(Pieces.list(in: text) == pieces)
  }

  @Test(arguments: [
    "7 habits book", "12 monkeys dvd", "50 shades of grey", "12 angry men", "1984", "2001 dvds",
    "1984 posters", "24 hour clocks", "12 volt batteries", "12v batteries", "7 habits of people",
    "80 days around the world", "1 lamp", "lamp", "salt and pepper", "lamp and 3 shirts", "3 glass",
    "and", "12 and 3", "0 books", "-3 shirts", "3,5 shirts", "5 people", "9999999 books", "",
    "2 mother's dresses coat", "4 in 1 adapters", "books and shirts", "12 books and", "300",
  ])
  func `anything else is a name as a whole`(text: String) {
    #expect(Pieces.list(in: text) == nil)
  }
}
