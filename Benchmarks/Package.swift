// swift-tools-version: 6.0
import PackageDescription

// A package of its own, so that the root package depends on nothing.
let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "LifecycleBehaviors", path: "..")],
  targets: [
    .executableTarget(
      name: "FocusCost",
      dependencies: [
        .product(name: "FocusBehavior", package: "LifecycleBehaviors"),
        .product(name: "LifecycleTestKit", package: "LifecycleBehaviors"),
        .product(name: "HeadlessUIKit", package: "LifecycleBehaviors"),
      ])
  ]
)
