import Testing

@testable import LetGoTriage

struct RecordReaderTests {
  @Test(arguments: [
    ("a,b\n1,2", [["a", "b"], ["1", "2"]]),
    ("a,b\r\n1,2\r\n", [["a", "b"], ["1", "2"]]),
    ("a,,\n", [["a", "", ""]]),
    ("a,\"\",\"\"\n2,3,4\n", [["a", "", ""], ["2", "3", "4"]]),
    ("\n\na\n", [[""], [""], ["a"]]),
    ("a,", [["a", ""]]),
    ("\"Anytown, WW\",08123\n", [["Anytown, WW", "08123"]]),
    ("1,\"ha \"\"ha\"\" ha\"\n", [["1", "ha \"ha\" ha"]]),
    ("\"\"\"\",\"a\"\"\"\n", [["\"", "a\""]]),
    ("\"Once\na\r\ntime\",5\r\n7,8\r\n", [["Once\na\r\ntime", "5"], ["7", "8"]]),
    ("\"last\"", [["last"]]),
    ("\"last\"\r\n", [["last"]]),
    ("\"padded\" ,b\n", [["padded", "b"]]),
    ("5\" plate,b \"c\" d\n", [["5\" plate", "b \"c\" d"]]),
    ("\"Vintage\" lamp,b\n", [["\"Vintage\" lamp", "b"]]),
    (" \"a\",b\n", [[" \"a\"", "b"]]),
    ("a\rb,c\n", [["a\rb", "c"]]),
  ])
  func `cells are read as RFC 4180 quotes them`(text: String, expected: [[String]]) throws {
    #expect(try records(in: text) == expected.map { .success($0) })
  }

  @Test func `carriage returns alone end lines where a list has no others`() throws {
    let found = try records(in: "a,\"b\rc\"\rd,e", lineEnd: .carriageReturn)

    #expect(found == [.success(["a", "b\rc"]), .success(["d", "e"])])
  }

  @Test func `without a delimiter a line is one cell`() throws {
    #expect(try records(in: "a,b\tc;d\n", delimiter: nil) == [.success(["a,b\tc;d"])])
  }

  @Test(
    arguments: [
      // Never closed: reading goes on after the line on which the quote stands.
      (
        "a\n\"b,1\nc\nd\n",
        [.success(["a"]), .failure(.unclosedQuote), .success(["c"]), .success(["d"])]
      ),
      // Closed by the next line's quote, which was meant to open.
      ("\"a\n\"b\",1\n", [.failure(.unclosedQuote), .success(["b", "1"])]),
      ("\"a\nb\",\"c\nd\n", [.failure(.unclosedQuote), .success(["d"])]),
      ("\"", [.failure(.unclosedQuote)]),
    ] as [(String, [Result<[String], RowProblem.Fault>])]
  )
  func `reading resumes on the line after an unclosed quote`(
    text: String,
    expected: [Result<[String], RowProblem.Fault>]
  ) throws {
    #expect(try records(in: text) == expected)
  }

  @Test(arguments: ["", "\""])
  func `a line of ten megabytes is one fault and the next line is read`(opening: String) throws {
    let long = opening + String(repeating: "x", count: 10_000_000)

    let found = try records(in: "a\n\(long)\nb\n")

    let fault = opening.isEmpty ? RowProblem.Fault.tooLong : .unclosedQuote
    #expect(found == [.success(["a"]), .failure(fault), .success(["b"])])
  }

  @Test func `the longest record is a mebibyte with its line end`() throws {
    let longest = String(repeating: "x", count: ByteBuffer.largest - 1)

    #expect(try records(in: longest + "\nb") == [.success([longest]), .success(["b"])])
    #expect(try records(in: longest + "x\nb") == [.failure(.tooLong), .success(["b"])])
  }

  @Test func `a record with too many cells is a fault`() throws {
    let commas = String(repeating: ",", count: RecordScanner.mostCells)

    let found = try records(in: commas + "\nb")

    #expect(
      found == [.failure(.tooManyCells(expected: RecordScanner.mostCells)), .success(["b"])]
    )
  }

  @Test(arguments: 1...64)
  func `the size of the pieces a list comes in changes nothing`(chunk: Int) throws {
    let text = "a,\"b\"\"c\nd\"\r\n\"e\n\"f\",\"g\"\n\n,\n\"h\" i,ü\r\n\"j"

    #expect(try records(in: text, chunk: chunk) == records(in: text))
  }
}
