// swift-tools-version: 6.0
import PackageDescription

// Holds the public surface of the headless UIKit against recorded facts about the real one; see ../api-parity.
let package = Package(
  name: "APIParity",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-docc-symbolkit", exact: "1.0.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
  ],
  targets: [
    .target(
      name: "APIParity",
      dependencies: [.product(name: "SymbolKit", package: "swift-docc-symbolkit")]),
    .executableTarget(
      name: "api-parity",
      dependencies: [
        "APIParity", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Sources/Command"),
    .testTarget(name: "APIParityTests", dependencies: ["APIParity"]),
  ]
)
