// swift-tools-version: 6.0
import PackageDescription

// What Scripts/ios/api-parity checks: that the public declarations of the headless UIKit are UIKit's own.
let package = Package(
  name: "Checks",
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
      path: "Sources/APIParityCommand"),
    .testTarget(name: "APIParityTests", dependencies: ["APIParity"]),
  ]
)
