// swift-tools-version: 6.0
import PackageDescription

// A package of its own, so that the root package has no product for it. Scripts/fuzz-readers builds and runs it.
let package = Package(
  name: "Fuzzing",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "LifecycleBehaviors", path: "../..")],
  targets: [
    // A symbolic link to the language of journeys, which is in no product.
    .target(name: "JourneyLanguage"),
    .executableTarget(
      name: "FuzzReaders",
      dependencies: ["JourneyLanguage"]
        + ["LifecycleBehaviors", "LifecycleTimeline", "HeadlessUIKit"].map {
          .product(name: $0, package: "LifecycleBehaviors")
        },
      // libFuzzer brings `main`.
      swiftSettings: [.unsafeFlags(["-parse-as-library"])]),
  ]
)
