import LetGoCore
import Testing

/// The language that an environment asks for.
struct LanguageTests {
  @Test(
    arguments: [
      // Nothing, the locale of programs, and what letgo does not speak.
      ([:], .english), (["LANG": "C.UTF-8"], .english), (["LC_ALL": "POSIX"], .english),
      (["LANG": "fr_FR.UTF-8"], .english), (["LANG": "en_GB.UTF-8"], .english),
      (["LANG": "denmark"], .english),
      // How a locale is written.
      (["LANG": "de_DE.UTF-8"], .german), (["LANG": "de_AT"], .german), (["LANG": "de"], .german),
      (["LANG": "de_DE@euro"], .german), (["LANG": "de.UTF-8"], .german),
      // The first that is set decides, and one that is empty is not set.
      (["LC_ALL": "en_US.UTF-8", "LC_MESSAGES": "de_DE", "LANG": "de_DE"], .english),
      (["LC_ALL": "de_DE.UTF-8", "LC_MESSAGES": "en_US", "LANG": "en_US"], .german),
      (["LC_MESSAGES": "de_DE.UTF-8", "LANG": "en_US.UTF-8"], .german),
      (["LC_MESSAGES": "en_US.UTF-8", "LANG": "de_DE.UTF-8"], .english),
      (["LC_ALL": "", "LC_MESSAGES": "", "LANG": "de_DE.UTF-8"], .german),
      (["LC_TIME": "de_DE.UTF-8", "LANG": "en_US.UTF-8"], .english),
      // A list of languages comes before the locale, the first one that letgo speaks in it decides.
      (["LANGUAGE": "de:en", "LANG": "en_US.UTF-8"], .german),
      (["LANGUAGE": "fr:de_DE:en", "LANG": "en_US.UTF-8"], .german),
      (["LANGUAGE": "en_GB:de", "LANG": "de_DE.UTF-8"], .english),
      (["LANGUAGE": "fr", "LANG": "de_DE.UTF-8"], .english),
      (["LANGUAGE": "", "LANG": "de_DE.UTF-8"], .german),
      // But not before that of programs, nor without a locale.
      (["LANGUAGE": "de", "LC_ALL": "C"], .english), (["LANGUAGE": "de"], .english),
      (["LANGUAGE": "de", "LANG": "C.UTF-8"], .english),
    ] as [([String: String], Language)]
  )
  func `the environment is read as other programs read it`(
    variables: [String: String],
    language: Language
  ) {
    #expect(Language { variables[$0] } == language)
  }
}
