import Testing

@testable import LetGoCLI

/// A row of a list, on terminals of all widths.
struct ListRowTests {
  private static let row = ListRow("日本の本", "until Tuesday 29 December", "", "in 'hall cupboard'")
  private static let widths = [10, 26, 3, 20]

  @Test(
    arguments: [
      (80, ["日本の本    until Tuesday 29 December        in 'hall cupboard'"]),
      (40, ["日本の本    until Tuesday 29 December", "    in 'hall cupboard'"]),
      (
        24,
        [
          "日本の本    until", "            Tuesday 29", "            December",
          "    in 'hall cupboard'",
        ]
      ),
      (
        7,
        [
          "日本の", "本", "    unt", "    il", "    Tue", "    sda", "    y", "    29", "    Dec",
          "    emb", "    er", "    in", "    'ha", "    ll", "    cup", "    boa", "    rd'",
        ]
      ),
    ] as [(Int, [String])]
  )
  func `columns are in line where there is room, else folded by words or below`(
    width: Int,
    lines: [String]
  ) {
    #expect(Self.row.lines(widths: Self.widths, within: width).map(\.plain) == lines)
  }
}
