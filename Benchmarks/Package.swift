// swift-tools-version: 6.0
import PackageDescription

// A package of its own, so that the root package depends on nothing.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "LifecycleBehaviors", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
  ],
  targets: [
    .target(name: "CMeasure"),
    .executableTarget(
      name: "Cost",
      dependencies: [
        "CMeasure",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "LifecycleBehaviors", package: "LifecycleBehaviors"),
        .product(name: "FocusBehavior", package: "LifecycleBehaviors"),
        .product(name: "SuspendBehavior", package: "LifecycleBehaviors"),
        .product(name: "LifecycleTestKit", package: "LifecycleBehaviors"),
        .product(name: "HeadlessUIKit", package: "LifecycleBehaviors"),
      ]),
    .executableTarget(
      name: "FocusCost",
      dependencies: [
        .product(name: "FocusBehavior", package: "LifecycleBehaviors"),
        .product(name: "LifecycleTestKit", package: "LifecycleBehaviors"),
        .product(name: "HeadlessUIKit", package: "LifecycleBehaviors"),
      ]),
  ]
)
