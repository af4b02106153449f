// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error), .swiftLanguageMode(.v6)]

// On Linux the C libraries are linked as archives, so that one file is the whole program: start-up
// takes half the time of shared libraries, and nothing has to be installed to run it.
let sqlite: [LinkerSetting] = [
  .linkedLibrary(":libsqlite3.a", .when(platforms: [.linux])),
  .linkedLibrary("m", .when(platforms: [.linux])),
  .linkedLibrary("sqlite3", .when(platforms: [.macOS])),
]
let sodium: [LinkerSetting] = [
  .linkedLibrary(":libsodium.a", .when(platforms: [.linux])),
  .linkedLibrary("sodium", .when(platforms: [.macOS])),
]
let edit: [LinkerSetting] = [
  .linkedLibrary(":libedit.a", .when(platforms: [.linux])),
  .linkedLibrary(":libbsd.a", .when(platforms: [.linux])),
  .linkedLibrary(":libmd.a", .when(platforms: [.linux])),
  .linkedLibrary(":libtinfo.a", .when(platforms: [.linux])),
  .linkedLibrary("edit", .when(platforms: [.macOS])),
]
let wholeProgram: [LinkerSetting] = [
  .unsafeFlags(["-static-executable"], .when(platforms: [.linux], configuration: .release))
]

// What the coach says: each of these texts in each of these languages, as `Prompts/NAME.LANGUAGE.txt`.
let languages = ["en", "de"]
let texts = [
  "answers", "around", "calendar", "care", "causes", "choices", "complaints", "due", "exchange",
  "friends", "game", "greetings", "help", "holds", "keys", "layouts", "leaving", "lists", "manual",
  "pictures", "questions", "readings", "records", "settings", "stats", "status", "sync", "triage",
  "undo", "usage", "verdicts", "words",
]

let package = Package(
  name: "letgo",
  products: [.executable(name: "letgo", targets: ["letgo"])],
  targets: [
    .executableTarget(
      name: "letgo",
      dependencies: ["CArguments", "LetGoCLI", "LetGoSystem"],
      swiftSettings: strict,
      linkerSettings: wholeProgram
    ),
    .target(
      name: "LetGoCLI",
      dependencies: [
        "CArguments", "LetGoCore", "LetGoLanguage", "LetGoPrompts", "LetGoResources", "LetGoStore",
        "LetGoSync", "LetGoSystem", "LetGoTerminal", "LetGoTriage",
      ],
      swiftSettings: strict
    ),
    .target(name: "LetGoCore", swiftSettings: strict),
    .target(name: "LetGoSystem", swiftSettings: strict),
    .target(
      name: "LetGoLanguage",
      dependencies: ["LetGoCore"],
      exclude: ["PRINCIPLES.md"],
      swiftSettings: strict
    ),
    .target(
      name: "LetGoTriage",
      dependencies: ["LetGoCore", "LetGoLanguage", "LetGoSystem"],
      swiftSettings: strict
    ),
    .target(
      name: "LetGoStore",
      dependencies: [
        "CPageSums", "CSodium", "CSQLite", "LetGoCore", "LetGoResources", "LetGoSystem",
      ],
      swiftSettings: strict,
      linkerSettings: sqlite + sodium
    ),
    .target(
      name: "LetGoSync",
      dependencies: ["CArguments", "CSodium", "LetGoCore", "LetGoStore", "LetGoSystem"],
      swiftSettings: strict
    ),
    .target(
      name: "LetGoTerminal",
      dependencies: ["CLibEdit", "LetGoCore", "LetGoSystem"],
      swiftSettings: strict,
      linkerSettings: edit
    ),
    .target(
      name: "LetGoPrompts",
      dependencies: ["LetGoCore"],
      path: "Prompts",
      resources: languages.flatMap { language in
        texts.map { .embedInCode("\($0).\(language).txt") }
      },
      swiftSettings: strict
    ),
    .target(
      name: "LetGoResources",
      path: "Resources",
      exclude: [
        "benchmark", "benchmark-lists", "benchmark-record", "browser", "copyright", "faults",
        "package",
        "page", "picture", "release", "screen-to-svg", "session.svg", "set-up", "start", "test",
      ],
      resources: [
        .embedInCode("letgo.bash"), .embedInCode("letgo.fish"), .embedInCode("letgo.zsh"),
        .embedInCode("store-1.sql"), .embedInCode("store-2.sql"),
      ],
      swiftSettings: strict
    ),
    .target(name: "CArguments", cSettings: [.unsafeFlags(["-Wall", "-Wextra", "-Werror"])]),
    .target(name: "CLibEdit", cSettings: [.unsafeFlags(["-Wall", "-Wextra", "-Werror"])]),
    .target(name: "CPageSums", cSettings: [.unsafeFlags(["-Wall", "-Wextra", "-Werror"])]),
    .systemLibrary(name: "CSQLite"),
    .systemLibrary(name: "CSodium"),
    .target(
      name: "CPseudoTerminal",
      path: "Tests/CPseudoTerminal",
      cSettings: [.unsafeFlags(["-Wall", "-Wextra", "-Werror"])]
    ),
    .target(
      name: "PseudoTerminal",
      dependencies: ["CPseudoTerminal", "LetGoSystem"],
      path: "Tests/PseudoTerminal",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "EditLineProbe",
      dependencies: ["LetGoSystem", "LetGoTerminal"],
      path: "Tests/EditLineProbe",
      swiftSettings: strict,
      linkerSettings: wholeProgram
    ),
    .executableTarget(
      name: "ReadingBenchmark",
      dependencies: ["LetGoCore", "LetGoLanguage", "Measuring"],
      path: "Tests/ReadingBenchmark",
      swiftSettings: strict,
      linkerSettings: wholeProgram
    ),
    .target(
      name: "Measuring",
      dependencies: ["LetGoSystem"],
      path: "Tests/Measuring",
      swiftSettings: strict
    ),
    .target(
      name: "Fixtures",
      dependencies: ["LetGoCore"],
      path: "Tests/Fixtures",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "KeyBenchmark",
      dependencies: ["LetGoCore", "LetGoStore", "LetGoSystem", "Measuring", "PseudoTerminal"],
      path: "Tests/KeyBenchmark",
      swiftSettings: strict,
      linkerSettings: wholeProgram
    ),
    .executableTarget(
      name: "LifeBenchmark",
      dependencies: [
        "Fixtures", "LetGoCore", "LetGoStore", "LetGoSync", "LetGoSystem", "Measuring",
      ],
      path: "Tests/LifeBenchmark",
      swiftSettings: strict,
      linkerSettings: wholeProgram
    ),
    .executableTarget(
      name: "RoundBenchmark",
      dependencies: [
        "Fixtures", "LetGoCore", "LetGoStore", "LetGoSync", "LetGoSystem", "Measuring",
      ],
      path: "Tests/RoundBenchmark",
      swiftSettings: strict,
      linkerSettings: wholeProgram
    ),
    .testTarget(
      name: "LetGoTerminalTests",
      dependencies: ["EditLineProbe", "LetGoSystem", "LetGoTerminal", "PseudoTerminal"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "EndToEndTests",
      dependencies: ["LetGoCore", "LetGoStore", "LetGoSystem", "PseudoTerminal", "letgo"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "FaultTests",
      dependencies: [
        "CPseudoTerminal", "CSQLite", "Fixtures", "LetGoCore", "LetGoResources", "LetGoStore",
        "PseudoTerminal", "letgo",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "LetGoCoreTests",
      dependencies: ["Fixtures", "LetGoCore"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "LetGoLanguageTests",
      dependencies: ["LetGoCore", "LetGoLanguage"],
      exclude: ["Corpus"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "LetGoTriageTests",
      dependencies: ["Fixtures", "LetGoCore", "LetGoLanguage", "LetGoTriage"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "LetGoSyncTests",
      dependencies: ["Fixtures", "LetGoCore", "LetGoStore", "LetGoSync"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "LetGoStoreTests",
      dependencies: [
        "CPageSums", "CSQLite", "Fixtures", "LetGoCore", "LetGoResources", "LetGoStore",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "LetGoCLITests",
      dependencies: [
        "LetGoCLI", "LetGoCore", "LetGoLanguage", "LetGoPrompts", "LetGoStore", "LetGoTerminal",
      ],
      swiftSettings: strict
    ),
  ]
)

// Fuzz targets have no main of their own, which breaks the plain build, so that they are asked for:
// LETGO_FUZZ=1 swift build --product ListFuzz --scratch-path .build-fuzz
if Context.environment["LETGO_FUZZ"] != nil {
  let sanitized: SwiftSetting = .unsafeFlags(["-sanitize=fuzzer,address"])
  let fuzzed: [(name: String, reads: String)] = [
    ("LanguageFuzz", "LetGoLanguage"), ("ListFuzz", "LetGoTriage"),
  ]
  package.targets.append(
    .target(
      name: "FuzzDriver",
      path: "Tests/Fuzz/FuzzDriver",
      swiftSettings: strict + [sanitized, .unsafeFlags(["-parse-as-library"])]
    )
  )
  for (name, reads) in fuzzed {
    package.targets.append(
      .executableTarget(
        name: name,
        dependencies: ["FuzzDriver", "LetGoCore", .byName(name: reads)],
        path: "Tests/Fuzz/\(name)",
        swiftSettings: strict + [sanitized, .unsafeFlags(["-parse-as-library"])],
        linkerSettings: [.unsafeFlags(["-sanitize=fuzzer,address"])]
      )
    )
    for target in package.targets where target.name == reads {
      target.swiftSettings = strict + [sanitized]
    }
  }
}
