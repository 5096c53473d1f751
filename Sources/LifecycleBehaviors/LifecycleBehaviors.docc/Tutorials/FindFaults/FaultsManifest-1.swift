// swift-tools-version: 6.0
import PackageDescription

#if os(Linux)
  let uiKit: [Target.Dependency] = [
    .product(name: "HeadlessUIKit", package: "LifecycleBehaviors")
  ]
  let fuzz: [Target.Dependency] = [
    .product(name: "LifecycleFuzz", package: "LifecycleBehaviors")
  ]
#else
  let uiKit: [Target.Dependency] = []
  let fuzz: [Target.Dependency] = []
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
          name: "FocusBehavior", package: "LifecycleBehaviors"),
        .product(
          name: "ReadyMadeBehaviors", package: "LifecycleBehaviors"),
      ] + uiKit),
    .testTarget(
      name: "ScreensTests",
      dependencies: ["Screens"] + uiKit + fuzz,
      exclude: ["Fuzz"]),
  ]
)
