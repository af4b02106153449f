import LetGoCore
import LetGoLanguage
import Testing

struct CorpusTests {
  @Test(arguments: Topic.allCases)
  func `answers are read as people mean them`(topic: Topic) throws {
    let reader = Reader()
    var report = CorpusReport()

    for row in try Corpus.rows(of: topic) {
      let reading = reader.read(row.answer, about: topic, on: row.today)
      report.add(row, read: reading.json(for: topic, on: row.today))
    }

    print(report.lines(for: topic).joined(separator: "\n"))
    #expect(report.rows >= 80)
    #expect(report.right * 100 >= report.rows * 97)
    #expect(report.wrong.count * 100 <= report.rows)
  }
}
