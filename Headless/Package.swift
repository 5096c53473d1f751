// swift-tools-version: 6.0
import PackageDescription

// UIKit without iOS: the module, a device to run apps on, journeys as text, and UIKit's rules as cases, with the tests of all four.
// Nothing here knows the products in Sources. The manifest one folder up has most of these folders as targets of its own: a
// package with a version cannot depend on a package in a folder of it.
let package = Package(
  name: "HeadlessUIKit",
  platforms: [.macOS(.v15)],
  products: [.library(name: "HeadlessUIKit", targets: ["UIKit", "HeadlessDevice"])],
  targets: [
    .target(name: "UIKit", dependencies: ["_Testing_UIKit"], path: "UIKit", exclude: ["Fidelity.md", "Rules.md"]),
    // A file that imports both Testing and a module named UIKit makes the compiler look for this module.
    .target(name: "_Testing_UIKit", path: "TestingOverlay"),
    .target(name: "HeadlessDevice", dependencies: ["UIKit"], path: "Device"),
    .target(name: "Journey", dependencies: ["HeadlessDevice", "UIKit"], path: "Journey", exclude: ["README.md"]),
    // The rules of UIKit as cases, and the command that compares what the systems did. Conformance.xcodeproj, in the
    // same folder, runs the cases on UIKit itself.
    .executableTarget(
      name: "ConformanceSuite", dependencies: ["HeadlessDevice", "UIKit"], path: "Conformance",
      exclude: ["App", "Conformance.xcodeproj", "README.md"], sources: ["Suite", "Table"]),
    .target(name: "HeadlessTestSupport", dependencies: ["HeadlessDevice", "Journey", "UIKit"], path: "Tests/Support"),
    .testTarget(
      name: "HeadlessTests",
      dependencies: ["ConformanceSuite", "HeadlessDevice", "HeadlessTestSupport", "Journey", "UIKit"], path: "Tests",
      exclude: ["Support"]),
  ]
)

for target in package.targets {
  target.swiftSettings = [.enableUpcomingFeature("ExistentialAny")]
}
