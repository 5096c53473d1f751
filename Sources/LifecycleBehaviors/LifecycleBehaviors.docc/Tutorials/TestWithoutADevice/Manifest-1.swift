// swift-tools-version: 6.0
import PackageDescription

// HeadlessUIKit stands in for UIKit on Linux. If you test on simulators only, leave out
// `isHeadless` and `uiKit`.
#if os(Linux)
  let isHeadless = true
#else
  let isHeadless = Context.environment["HEADLESS_UIKIT"] == "1"
#endif
let uiKit: [Target.Dependency] =
  isHeadless ? [.product(name: "HeadlessUIKit", package: "LifecycleBehaviors")] : []

let package = Package(
  name: "Screens",
  platforms: [.iOS(.v15)] + (isHeadless ? [.macOS(.v15)] : []),
  products: [.library(name: "Screens", targets: ["Screens"])],
  dependencies: [.package(path: "../LifecycleBehaviors")],
  targets: [
    .target(
      name: "Screens",
      dependencies: [.product(name: "LifecycleBehaviors", package: "LifecycleBehaviors")] + uiKit),
    .testTarget(
      name: "ScreensTests",
      dependencies: [
        "Screens", .product(name: "LifecycleBehaviors", package: "LifecycleBehaviors"),
        .product(name: "LifecycleTestKit", package: "LifecycleBehaviors"),
      ] + uiKit),
  ]
)
