// swift-tools-version: 6.0
import PackageDescription

let products: [Target.Dependency] = [
  "LifecycleBehaviors", "ReadyMadeBehaviors", "FocusBehavior", "SuspendBehavior", "LifecycleTestKit", "HeadlessUIKit",
].map { .product(name: $0, package: "LifecycleBehaviors") }
let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")

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
    // Does the work that is measured.
    .executableTarget(name: "Cost", dependencies: ["CMeasure", argumentParser] + products),
    // Makes the table, the picture and the comparison of what was measured.
    .executableTarget(name: "CostReport", dependencies: [argumentParser]),
  ]
)

// Small programs with a product each. The linker's maps say what is in them, for Benchmarks/footprint.
let clients = [
  "LifecycleBehaviors", "FocusBehavior", "SuspendBehavior", "OverlayBehavior", "InputFocusBehavior",
  "LifecycleTimeline",
]
for client in clients {
  package.targets.append(
    .executableTarget(
      name: "ClientOf\(client)",
      dependencies: Set(["HeadlessUIKit", "LifecycleBehaviors", "ReadyMadeBehaviors", client]).sorted().map {
        .product(name: $0, package: "LifecycleBehaviors")
      },
      path: "Sources/Clients/\(client)",
      linkerSettings: [.unsafeFlags(["-Xlinker", "-Map=\(Context.packageDirectory)/.build/\(client).map"])]))
}
