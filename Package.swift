// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error), .swiftLanguageMode(.v6)]

let package = Package(
  name: "letgo",
  targets: [
    .target(name: "LetGoCore", swiftSettings: strict),
    .target(name: "LetGoLanguage", dependencies: ["LetGoCore"], swiftSettings: strict),
    .target(
      name: "LetGoPrompts",
      path: "Prompts",
      resources: [
        .embedInCode("calendar.en.txt"), .embedInCode("complaints.en.txt"),
        .embedInCode("greetings.en.txt"), .embedInCode("help.en.txt"),
        .embedInCode("questions.en.txt"), .embedInCode("records.en.txt"),
        .embedInCode("verdicts.en.txt"),
      ],
      swiftSettings: strict
    ),
    .testTarget(name: "LetGoCoreTests", dependencies: ["LetGoCore"], swiftSettings: strict),
  ]
)
