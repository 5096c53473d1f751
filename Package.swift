// swift-tools-version: 6.0
import PackageDescription

// UIKit does not exist on Linux. There, or on a Mac with HEADLESS_UIKIT=1, the package declares a headless
// stand-in under the module name UIKit, and the very sources that ship to iOS compile and are tested against it.
#if os(Linux)
  let isHeadless = true
#else
  let isHeadless = Context.environment["HEADLESS_UIKIT"] == "1"
#endif

let uiKit: [Target.Dependency] = isHeadless ? ["UIKit"] : []

let package = Package(
  name: "LifecycleBehaviors",
  platforms: [.iOS(.v13), .tvOS(.v13), .macCatalyst(.v13), .visionOS(.v1)],
  products: [
    .library(name: "LifecycleBehaviors", targets: ["LifecycleBehaviors"]),
    .library(name: "ReadyMadeBehaviors", targets: ["ReadyMadeBehaviors"]),
    .library(name: "FocusBehavior", targets: ["FocusBehavior"]),
    .library(name: "SuspendBehavior", targets: ["SuspendBehavior"]),
    .library(name: "OverlayBehavior", targets: ["OverlayBehavior"]),
    .library(name: "InputFocusBehavior", targets: ["InputFocusBehavior"]),
    .library(name: "LifecycleTimeline", targets: ["LifecycleTimeline"]),
    .library(name: "TimelineDrawing", targets: ["TimelineDrawing"]),
    .library(name: "LifecycleTestKit", targets: ["LifecycleTestKit"]),
  ],
  targets: [
    .target(
      name: "LifecycleBehaviors", dependencies: uiKit,
      // For the clocks in MonotonicClocks.swift.
      resources: [.copy("PrivacyInfo.xcprivacy")]),
    .target(name: "ReadyMadeBehaviors", dependencies: ["LifecycleBehaviors"] + uiKit),
    .target(name: "FocusBehavior", dependencies: ["LifecycleBehaviors"] + uiKit),
    .target(name: "SuspendBehavior", dependencies: ["LifecycleBehaviors"] + uiKit),
    .target(name: "OverlayBehavior", dependencies: ["LifecycleBehaviors"] + uiKit),
    .target(name: "InputFocusBehavior", dependencies: ["LifecycleBehaviors"] + uiKit),
    .target(
      name: "LifecycleTimeline",
      dependencies: ["LifecycleBehaviors", "FocusBehavior", "SuspendBehavior", "OverlayBehavior"] + uiKit),
    .target(name: "TimelineDrawing", dependencies: ["LifecycleTimeline"] + uiKit),
    .target(
      name: "LifecycleTestKit",
      dependencies: ["LifecycleBehaviors"] + uiKit + (isHeadless ? ["HeadlessDevice"] : [])),

    // The samples of the documentation; see Scripts/samples.
    .target(
      name: "Samples",
      dependencies: [
        "LifecycleBehaviors", "ReadyMadeBehaviors", "FocusBehavior", "SuspendBehavior", "OverlayBehavior",
        "InputFocusBehavior", "LifecycleTimeline", "TimelineDrawing",
      ] + uiKit,
      path: "Samples", exclude: ["README.md"]),

    // The tests that run on UIKit itself too.
    .target(name: "OneDevice", path: "Tests/OneDevice"),
    .testTarget(
      name: "PortableTests",
      dependencies: [
        "FocusBehavior", "LifecycleBehaviors", "LifecycleTestKit", "OneDevice", "ReadyMadeBehaviors", "Samples",
      ] + uiKit),

    // The rules of UIKit as tests, on UIKit itself and on the stand-in; see Headless/Conformance/README.md.
    .target(
      name: "ConformanceSuite", dependencies: uiKit + (isHeadless ? ["HeadlessDevice"] : []),
      path: "Headless/Conformance/Suite"),
    .testTarget(
      name: "ConformanceTests",
      dependencies: ["ConformanceSuite", "OneDevice"] + uiKit
        + (isHeadless ? ["ConformanceScreens", "ConformanceTable", "HeadlessDevice"] : []),
      path: "Headless/Conformance/Tests"),
  ]
)

if isHeadless {
  // For a Mac, and what the tests use there; the products themselves are for UIKit's platforms alone.
  package.platforms?.append(.macOS(.v15))
  package.products.append(.library(name: "HeadlessUIKit", targets: ["UIKit", "HeadlessDevice"]))
  package.targets += [
    .target(
      name: "UIKit", dependencies: ["_Testing_UIKit"], path: "Headless/UIKit",
      exclude: ["Fidelity.md", "Rules.md"]),
    // A file that imports both Testing and a module named UIKit makes the compiler look for this module.
    .target(name: "_Testing_UIKit", path: "Headless/TestingOverlay"),
    .target(name: "HeadlessDevice", dependencies: ["UIKit"], path: "Headless/Device"),
    .target(
      name: "LifecycleDemoKit",
      dependencies: [
        "LifecycleBehaviors", "FocusBehavior", "SuspendBehavior", "OverlayBehavior", "InputFocusBehavior",
        "LifecycleTestKit", "LifecycleTimeline", "TimelineDrawing", "FocusDemoScreens", "HeadlessDevice", "UIKit",
      ],
      path: "Examples/LifecycleDemo", exclude: ["Command", "Recorded", "README.md"], sources: ["Kit"],
      // In the code, so that the command finds its journeys in every folder and from every place it is copied to.
      resources: [.embedInCode("Journeys")]),
    .executableTarget(
      name: "LifecycleDemo", dependencies: ["LifecycleDemoKit"], path: "Examples/LifecycleDemo/Command"),
    .executableTarget(
      name: "ConformanceTable", dependencies: ["ConformanceSuite"] + uiKit, path: "Headless/Conformance/Table"),
    // The screens of the app that hosts the conformance suite; see Headless/Conformance/Conformance.xcodeproj.
    .target(
      name: "ConformanceScreens", dependencies: ["ConformanceSuite", "UIKit"], path: "Headless/Conformance/App/Screens"),
    .executableTarget(
      name: "MeasureSuspension", dependencies: ["LifecycleBehaviors", "SuspendBehavior", "HeadlessDevice", "UIKit"],
      path: "Examples/MeasureSuspension"),

    // Draws the pictures of the documentation; see Scripts/pictures.
    .executableTarget(
      name: "DocumentationPictures",
      dependencies: [
        "LifecycleBehaviors", "FocusBehavior", "SuspendBehavior", "OverlayBehavior", "LifecycleTestKit",
        "TimelineDrawing", "HeadlessDevice", "UIKit",
      ],
      path: "Scripts/Pictures"),

    .target(
      name: "TestSupport", dependencies: ["HeadlessDevice", "LifecycleTestKit", "OneDevice", "UIKit"],
      path: "Tests/Support"),
    // The screens of apps that are otherwise for iOS.
    .target(
      name: "AddTaskScreens", dependencies: ["InputFocusBehavior", "LifecycleBehaviors", "UIKit"],
      path: "Examples/AddTask.swiftpm/Screens"),
    .target(
      name: "FocusDemoScreens",
      dependencies: [
        "LifecycleBehaviors", "FocusBehavior", "SuspendBehavior", "OverlayBehavior", "InputFocusBehavior",
        "LifecycleTimeline", "ReadyMadeBehaviors", "TimelineDrawing", "UIKit",
      ],
      path: "Examples/FocusDemo.swiftpm/Screens"),

    .testTarget(
      name: "HeadlessTests", dependencies: ["TestSupport", "HeadlessDevice", "UIKit"], path: "Headless/Tests"),
    .testTarget(
      name: "LifecycleBehaviorsTests", dependencies: ["LifecycleBehaviors", "TestSupport", "HeadlessDevice", "UIKit"]),
    .testTarget(
      name: "ReadyMadeBehaviorsTests",
      dependencies: ["ReadyMadeBehaviors", "LifecycleBehaviors", "TestSupport", "HeadlessDevice", "UIKit"]),
    .testTarget(
      name: "FocusBehaviorTests",
      dependencies: ["FocusBehavior", "LifecycleBehaviors", "TestSupport", "HeadlessDevice", "UIKit"]),
    .testTarget(
      name: "SuspendBehaviorTests",
      dependencies: [
        "SuspendBehavior", "LifecycleBehaviors", "MeasureSuspension", "TestSupport", "HeadlessDevice", "UIKit",
      ]),
    .testTarget(
      name: "OverlayBehaviorTests",
      dependencies: [
        "OverlayBehavior", "FocusBehavior", "LifecycleBehaviors", "TestSupport", "HeadlessDevice", "UIKit",
      ]
    ),
    .testTarget(
      name: "InputFocusBehaviorTests",
      dependencies: [
        "InputFocusBehavior", "FocusBehavior", "OverlayBehavior", "AddTaskScreens", "LifecycleBehaviors", "TestSupport",
        "HeadlessDevice", "UIKit",
      ]),
    .testTarget(
      name: "LifecycleTimelineTests",
      dependencies: [
        "LifecycleTimeline", "FocusBehavior", "SuspendBehavior", "OverlayBehavior", "LifecycleBehaviors", "TestSupport",
        "HeadlessDevice", "UIKit",
      ]),
    .testTarget(
      name: "TimelineDrawingTests", dependencies: ["TimelineDrawing", "LifecycleTimeline", "TestSupport", "UIKit"]),
    .testTarget(
      name: "ClientCodeTests",
      dependencies: [
        "FocusBehavior", "LifecycleBehaviors", "LifecycleTestKit", "ReadyMadeBehaviors", "Samples", "TestSupport",
        "HeadlessDevice", "UIKit",
      ]),
    // In Swift 5 mode, as many an app is.
    .testTarget(name: "SwiftFiveClientTests", dependencies: ["OneDevice", "HeadlessDevice", "UIKit"]),
    .testTarget(
      name: "WholeStackTests",
      dependencies: [
        "LifecycleBehaviors", "FocusBehavior", "SuspendBehavior", "OverlayBehavior", "InputFocusBehavior",
        "LifecycleTimeline", "ReadyMadeBehaviors", "TestSupport", "UIKit",
      ]),
    .testTarget(
      name: "LifecycleDemoTests",
      dependencies: ["LifecycleDemoKit", "LifecycleDemo", "FocusBehavior", "TestSupport", "UIKit"]),
    .testTarget(
      name: "FocusDemoTests",
      dependencies: [
        "FocusDemoScreens", "FocusBehavior", "LifecycleBehaviors", "LifecycleTestKit", "LifecycleTimeline",
        "TimelineDrawing", "TestSupport", "HeadlessDevice", "UIKit",
      ]),
  ]
}

for target in package.targets {
  target.swiftSettings = [
    // `any` is written out, so a reader sees where a value is boxed.
    .enableUpcomingFeature("ExistentialAny")
  ]
  if target.name == "SwiftFiveClientTests" { target.swiftSettings = [.swiftLanguageMode(.v5)] }
}
