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
    .target(name: "CMeter"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: ["CMeter", .product(name: "ArgumentParser", package: "swift-argument-parser")]
        + [
          "LifecycleBehaviors", "FocusBehavior", "ItemFocusBehavior", "InputFocusBehavior", "LifecycleTimeline",
          "HeadlessUIKit",
        ].map { .product(name: $0, package: "LifecycleBehaviors") }),
  ]
)
