// swift-tools-version: 6.0
import PackageDescription

// A package of its own, for what it depends on. Scripts/mutations builds and runs it.
let package = Package(
  name: "Mutating",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
  ],
  targets: [
    .target(
      name: "Mutants",
      dependencies: ["SwiftIfConfig", "SwiftOperators", "SwiftParser", "SwiftSyntax"].map {
        .product(name: $0, package: "swift-syntax")
      }),
    .executableTarget(
      name: "mutations",
      dependencies: ["Mutants", .product(name: "ArgumentParser", package: "swift-argument-parser")],
      path: "Sources/MutationsCommand"),
    .testTarget(name: "MutantsTests", dependencies: ["Mutants"]),
  ]
)
