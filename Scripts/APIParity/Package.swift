// swift-tools-version: 6.0
import PackageDescription

// What is asked of public declarations, from their symbol graphs: that the headless UIKit's are UIKit's own (see
// ../api-parity), and that the product's are documented (see ../undocumented).
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
    .executableTarget(
      name: "undocumented",
      dependencies: [
        .product(name: "SymbolKit", package: "swift-docc-symbolkit"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Sources/Undocumented"),
    .testTarget(name: "APIParityTests", dependencies: ["APIParity"]),
  ]
)
