/// Finds out whether a whole line asks the shell for something.
struct RequestReader {
  let lexicon: Lexicon

  /// Returns what the line asks for, or nil when it is an answer.
  func request(_ tokens: [Token]) -> ShellRequest? {
    let start = afterCourtesies(tokens, from: 0)
    guard start < tokens.count else { return nil }
    if let (request, length) = lexicon.requests.match(tokens, at: start),
      afterTail(tokens, from: start + length, of: request) == tokens.count
    {
      return request
    }
    guard let (request, length) = lexicon.openings.match(tokens, at: start),
      tokens.count - start - length <= RequestReader.longestTail,
      !tokens.isMark(",", at: start + length)
    else { return nil }
    return request
  }

  /// The most words that may follow the opening of a question.
  private static let longestTail = 8

  /// Returns the position after courtesies and repetitions of a request.
  private func afterTail(_ tokens: [Token], from start: Int, of request: ShellRequest) -> Int {
    var index = afterCourtesies(tokens, from: start)
    while let (again, length) = lexicon.requests.match(tokens, at: index), again == request {
      index = afterCourtesies(tokens, from: index + length)
    }
    return index
  }

  private func afterCourtesies(_ tokens: [Token], from start: Int) -> Int {
    var index = start
    while index < tokens.count {
      if let (_, length) = lexicon.courtesies.match(tokens, at: index),
        lexicon.requests.match(tokens, at: index).map({ $0.length < length }) ?? true
      {
        index += length
      } else if tokens[index].kind == .mark, index > start || tokens[index].text != "?" {
        index += 1
      } else {
        break
      }
    }
    return index
  }
}
