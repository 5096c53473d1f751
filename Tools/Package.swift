// swift-tools-version: 6.0
import PackageDescription

// The command `lifecycle`, for recordings of LifecycleTimeline. A package of its own, so that the root package depends on nothing.
let package = Package(
  name: "Tools",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "lifecycle", targets: ["LifecycleTool"])],
  dependencies: [
    .package(name: "LifecycleBehaviors", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    // The first two for the names of moments and reasons.
    .target(
      name: "TimelineDrawing",
      dependencies: ["LifecycleBehaviors", "FocusBehavior", "LifecycleTimeline"].map {
        .product(name: $0, package: "LifecycleBehaviors")
      }),
    .executableTarget(
      name: "LifecycleTool",
      dependencies: [
        "TimelineDrawing", .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "LifecycleTimeline", package: "LifecycleBehaviors"),
      ]),
    .testTarget(name: "TimelineDrawingTests", dependencies: ["TimelineDrawing"]),
    .testTarget(
      name: "LifecycleToolTests", dependencies: ["LifecycleTool"], exclude: ["Golden", "Recordings"]),
  ]
)

for target in package.targets {
  target.swiftSettings = [.enableUpcomingFeature("ExistentialAny")]
}
