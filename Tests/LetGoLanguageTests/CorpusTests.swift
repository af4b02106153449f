import LetGoCore
import LetGoLanguage
import Testing

struct CorpusTests {
  private func report(
    on topic: Topic,
    in language: String?,
    by reader: Reader
  ) throws
    -> CorpusReport
  {
    var report = CorpusReport()
    for row in try Corpus.rows(of: topic, in: language) {
      let reading = reader.read(row.answer, about: topic, on: row.today)
      report.add(row, read: reading.json(for: topic, on: row.today))
    }
    print(report.lines(for: topic).joined(separator: "\n"))
    return report
  }

  @Test(arguments: Topic.allCases)
  func `answers are read as people mean them`(topic: Topic) throws {
    let report = try report(on: topic, in: nil, by: Reader())

    #expect(report.rows >= 80)
    #expect(report.right * 100 >= report.rows * 97)
    #expect(report.wrong.count * 100 <= report.rows)
  }

  @Test(arguments: Topic.allCases)
  func `German answers are read as people mean them`(topic: Topic) throws {
    let report = try report(on: topic, in: "de", by: Reader(words: .german))

    #expect(report.rows >= 80)
    #expect(report.right * 100 >= report.rows * 97)
    #expect(report.wrong.count * 100 <= report.rows)
  }
}
