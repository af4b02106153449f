import LetGoResources

/// A shell that letgo has a completion script for.
enum Shell: String, CaseIterable {
  case bash
  case zsh
  case fish

  /// The script, which asks letgo at each press of Tab.
  var script: String {
    switch self {
    case .bash: Resources.bashCompletion
    case .zsh: Resources.zshCompletion
    case .fish: Resources.fishCompletion
    }
  }
}
