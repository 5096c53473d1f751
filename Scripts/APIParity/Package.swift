// swift-tools-version: 6.0
import PackageDescription

// Checks of the sources: that the public declarations of the headless UIKit are UIKit's own (see ../api-parity), and that
// the modules keep to their maps and limits and are documented (see ../house).
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
    .testTarget(name: "APIParityTests", dependencies: ["APIParity"]),
    .testTarget(name: "HouseFiguresTests", dependencies: ["HouseFigures"]),
  ]
)
