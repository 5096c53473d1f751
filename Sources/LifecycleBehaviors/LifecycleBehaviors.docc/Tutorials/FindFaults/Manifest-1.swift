// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Screens",
  platforms: [.iOS(.v15)],
  products: [.library(name: "Screens", targets: ["Screens"])],
  dependencies: [
    .package(url: "https://…/LifecycleBehaviors", branch: "main")
  ],
  targets: [
    .target(
      name: "Screens",
      dependencies: [
        .product(
          name: "FocusBehavior", package: "LifecycleBehaviors"),
        .product(
          name: "ReadyMadeBehaviors", package: "LifecycleBehaviors"),
        .product(
          name: "HeadlessUIKit", package: "LifecycleBehaviors",
          condition: .when(platforms: [.linux])),
      ]),
    .testTarget(
      name: "ScreensTests",
      dependencies: [
        "Screens",
        .product(
          name: "LifecycleFuzz", package: "LifecycleBehaviors",
          condition: .when(platforms: [.linux])),
      ],
      exclude: ["Fuzz"]),
  ]
)
