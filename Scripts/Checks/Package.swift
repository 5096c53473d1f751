// swift-tools-version: 6.0
import PackageDescription

// What the scripts check: that the public declarations of the headless UIKit are UIKit's own (see ../api-parity), that the
// modules keep to their maps and limits and are documented (see ../house), that each rule of UIKit has its tests (see
// ../rule-table), that the public API is as recorded (see ../public-api), and that the documentation site has no dead link
// (see ../documentation).
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
    .target(
      name: "HouseFigures",
      dependencies: [.product(name: "SymbolKit", package: "swift-docc-symbolkit")]),
    .executableTarget(
      name: "house",
      dependencies: [
        "HouseFigures", .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "SymbolKit", package: "swift-docc-symbolkit"),
      ],
      path: "Sources/HouseCommand"),
    .target(name: "RuleTable"),
    .executableTarget(
      name: "rule-table",
      dependencies: ["RuleTable", .product(name: "ArgumentParser", package: "swift-argument-parser")],
      path: "Sources/RuleTableCommand"),
    .target(name: "PublicAPI"),
    .executableTarget(
      name: "public-api",
      dependencies: ["PublicAPI", .product(name: "ArgumentParser", package: "swift-argument-parser")],
      path: "Sources/PublicAPICommand"),
    .target(name: "DocumentationSite"),
    .executableTarget(
      name: "documentation-site",
      dependencies: ["DocumentationSite", .product(name: "ArgumentParser", package: "swift-argument-parser")],
      path: "Sources/DocumentationSiteCommand"),
    .testTarget(name: "APIParityTests", dependencies: ["APIParity"]),
    .testTarget(name: "HouseFiguresTests", dependencies: ["HouseFigures"]),
    .testTarget(name: "RuleTableTests", dependencies: ["RuleTable"]),
    .testTarget(name: "PublicAPITests", dependencies: ["PublicAPI"]),
    .testTarget(name: "DocumentationSiteTests", dependencies: ["DocumentationSite"]),
  ]
)
