// swift-tools-version: 6.0
import PackageDescription

#if os(Linux)
  let uiKit: [Target.Dependency] = [
    .product(name: "HeadlessUIKit", package: "LifecycleBehaviors")
  ]
#else
  let uiKit: [Target.Dependency] = []
#endif

let package = Package(
  name: "Screens",
  platforms: [.iOS(.v15)],
  products: [.library(name: "Screens", targets: ["Screens"])],
  dependencies: [
    .package(path: "../LifecycleBehaviors")
  ],
  targets: [
    .target(
      name: "Screens",
      dependencies: [
        .product(
          name: "LifecycleBehaviors", package: "LifecycleBehaviors")
      ] + uiKit),
    .testTarget(
      name: "ScreensTests",
      dependencies: [
        "Screens",
        .product(
          name: "LifecycleBehaviors", package: "LifecycleBehaviors"),
        .product(
          name: "LifecycleTestKit", package: "LifecycleBehaviors"),
      ] + uiKit),
  ]
)
