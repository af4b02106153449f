/// A language that letgo speaks; the raw value is how it is named in settings and in file names.
package enum Language: String, CaseIterable, Sendable {
  case english = "en"
  case german = "de"

  /// The language of messages that the environment asks for, read as POSIX and GNU gettext read it;
  /// English where it asks for none that letgo speaks.
  ///
  /// The value of the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set decides. `LANGUAGE`, a
  /// list, comes before it, unless that value is the locale of programs, `C`.
  package init(environment value: (String) -> String?) {
    func set(_ name: String) -> String? { value(name).flatMap { $0.isEmpty ? nil : $0 } }
    guard let locale = set("LC_ALL") ?? set("LC_MESSAGES") ?? set("LANG"),
      !["C", "POSIX"].contains(Self.name(of: locale[...]))
    else {
      self = .english
      return
    }
    let wanted = set("LANGUAGE")?.split(separator: ":") ?? [locale[...]]
    self = wanted.lazy.compactMap { Language(rawValue: Self.name(of: $0)) }.first ?? .english
  }

  /// Returns what names the language in a locale such as `de_DE.UTF-8@euro`.
  private static func name(of locale: Substring) -> String {
    String(locale.prefix { !["_", "-", ".", "@"].contains($0) })
  }
}
