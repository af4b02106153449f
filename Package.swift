// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error), .swiftLanguageMode(.v6)]

let package = Package(
  name: "letgo",
  targets: [
    .target(name: "LetGoCore", swiftSettings: strict),
    .testTarget(name: "LetGoCoreTests", dependencies: ["LetGoCore"], swiftSettings: strict),
  ]
)
