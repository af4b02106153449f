import LetGoStore
import LetGoTerminal

/// The lines that a person typed at the prompt, for the arrow keys; kept in the store, so that the next
/// shell knows them.
///
/// A shell that is open already goes on with its own: what is typed in one window is not brought back in
/// another. Keeping them is left for a pause in the typing, since a line that is lost costs nothing.
final class TypedLines {
  /// The longest line that is brought back, in bytes; a longer one was pasted, and would fill the store.
  private static let longest = 2_000

  private let context: Context
  private let console: any Console
  private var unkept: [String] = []

  /// Gives the console the lines of earlier shells.
  init(in context: Context, on console: any Console) {
    self.context = context
    self.console = console
    guard context.refuge == nil, context.settings.recalls,
      let lines = try? context.readStore().typedLines()
    else { return }
    for line in lines where line.utf8.count <= Self.longest {
      console.remember(line.withoutControls())
    }
  }

  /// Takes one more line, unless it is very long or begins with a blank, which keeps it out.
  func add(_ line: String) {
    guard line.first?.isWhitespace == false, line.utf8.count <= Self.longest else { return }
    console.remember(line)
    unkept.removeAll { $0 == line }
    unkept.append(line)
    keepAtRest()
  }

  private func keepAtRest() {
    console.atRest = { [weak self] in self?.keep() }
  }

  /// Keeps what is not kept yet, where there is a store and the person wants it; where that is busy, at the
  /// next pause in the typing.
  func keep() {
    guard !unkept.isEmpty, context.refuge == nil, let location = context.location else { return }
    let keeping =
      context.settings.recalls
      ? try? Store.keep(typed: unkept, at: location) : try? Store.forgetTyped(at: location)
    switch keeping {
    case .done: unkept = []
    case .busy: keepAtRest()
    case .nowhere, nil: break
    }
  }
}
