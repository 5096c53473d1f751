// swift-tools-version: 6.0
import PackageDescription

// What two scripts check: that the public declarations of the headless UIKit are UIKit's own (see ../api-parity), and that each
// rule of UIKit has its tests (see ../rule-table).
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
    .target(name: "RuleTable"),
    .executableTarget(
      name: "rule-table",
      dependencies: ["RuleTable", .product(name: "ArgumentParser", package: "swift-argument-parser")],
      path: "Sources/RuleTableCommand"),
    .testTarget(name: "APIParityTests", dependencies: ["APIParity"]),
    .testTarget(name: "RuleTableTests", dependencies: ["RuleTable"]),
  ]
)
