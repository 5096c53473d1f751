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
let device: [Target.Dependency] = isHeadless ? ["HeadlessDevice", "UIKit"] : []

/// The modules that have to do with a screen. All products but the kit.
let behaviors: [Target.Dependency] = [
  "LifecycleBehaviors", "LifecycleTasks", "ReadyMadeBehaviors", "FocusBehavior", "ItemFocusBehavior", "SuspendBehavior",
  "OverlayBehavior", "InputFocusBehavior", "BackgroundWork", "LifecycleTimeline", "LifecycleReports",
]

let package = Package(
  name: "LifecycleBehaviors",
  platforms: [.iOS(.v13), .tvOS(.v13), .macCatalyst(.v13), .visionOS(.v1)],
  products: [
    .library(name: "LifecycleBehaviors", targets: ["LifecycleBehaviors"]),
    .library(name: "LifecycleTasks", targets: ["LifecycleTasks"]),
    .library(name: "ReadyMadeBehaviors", targets: ["ReadyMadeBehaviors"]),
    .library(name: "FocusBehavior", targets: ["FocusBehavior"]),
    .library(name: "ItemFocusBehavior", targets: ["ItemFocusBehavior"]),
    .library(name: "SuspendBehavior", targets: ["SuspendBehavior"]),
    .library(name: "OverlayBehavior", targets: ["OverlayBehavior"]),
    .library(name: "InputFocusBehavior", targets: ["InputFocusBehavior"]),
    .library(name: "BackgroundWork", targets: ["BackgroundWork"]),
    .library(name: "LifecycleTimeline", targets: ["LifecycleTimeline"]),
    .library(name: "LifecycleReports", targets: ["LifecycleReports"]),
    .library(name: "LifecycleTestKit", targets: ["LifecycleTestKit"]),
  ],
  targets: [
    .target(
      name: "LifecycleBehaviors", dependencies: uiKit,
      // For the clocks in MonotonicClocks.swift.
      resources: [.copy("PrivacyInfo.xcprivacy")]),
    .target(name: "LifecycleTasks", dependencies: ["LifecycleBehaviors"] + uiKit),
    .target(name: "ScreenSupport", dependencies: ["LifecycleBehaviors"] + uiKit, exclude: ["README.md"]),
    .target(name: "ReadyMadeBehaviors", dependencies: ["LifecycleBehaviors", "ScreenSupport"] + uiKit),
    .target(name: "FocusBehavior", dependencies: ["LifecycleBehaviors", "LifecycleTasks", "ScreenSupport"] + uiKit),
    .target(name: "ItemFocusBehavior", dependencies: ["FocusBehavior", "LifecycleBehaviors", "ScreenSupport"] + uiKit),
    .target(name: "SuspendBehavior", dependencies: ["LifecycleBehaviors", "ScreenSupport"] + uiKit),
    .target(name: "OverlayBehavior", dependencies: ["LifecycleBehaviors", "ScreenSupport"] + uiKit),
    .target(name: "InputFocusBehavior", dependencies: ["LifecycleBehaviors", "ScreenSupport"] + uiKit),
    .target(name: "BackgroundWork", dependencies: ["LifecycleBehaviors", "ScreenSupport"] + uiKit),
    .target(
      name: "LifecycleTimeline",
      dependencies: ["LifecycleBehaviors", "FocusBehavior", "SuspendBehavior", "OverlayBehavior", "ScreenSupport"]
        + uiKit
    ),
    .target(
      name: "LifecycleReports",
      dependencies: ["LifecycleBehaviors", "FocusBehavior", "ScreenSupport"] + uiKit),
    .target(
      name: "LifecycleTestKit",
      dependencies: ["LifecycleBehaviors", "FocusBehavior", "LifecycleTimeline", "ScreenSupport"] + device),

    // The samples of the documentation; see Scripts/samples.
    .target(
      name: "Samples", dependencies: behaviors + uiKit, path: "Samples"),
    // These run on UIKit itself too.
    .testTarget(
      name: "LifecycleTestKitTests",
      dependencies: [
        "LifecycleBehaviors", "LifecycleTasks", "FocusBehavior", "LifecycleTestKit", "LifecycleTimeline",
        "ReadyMadeBehaviors", "Samples",
      ] + uiKit
        + (isHeadless ? ["HeadlessDevice", "TestSupport"] : [])),
  ]
)

if isHeadless {
  // For a Mac, and what the tests use there; the products themselves are for UIKit's platforms alone.
  package.platforms?.append(.macOS(.v15))
  package.products.append(.library(name: "HeadlessUIKit", targets: ["UIKit", "HeadlessDevice"]))
  // Apart from the device, because it needs Swift Testing, which is for tests alone.
  package.products.append(.library(name: "LifecycleFuzz", targets: ["LifecycleFuzz"]))
  package.targets += [
    // UIKit without iOS, and a device to run it on. Headless/Package.swift has the same folders, with tests of their own.
    .target(
      name: "UIKit", dependencies: ["_Testing_UIKit"], path: "Headless/UIKit",
      exclude: ["Fidelity.md", "Rules.md"]),
    // A file that imports both Testing and a module named UIKit makes the compiler look for this module.
    .target(name: "_Testing_UIKit", path: "Headless/TestingOverlay"),
    .target(name: "HeadlessDevice", dependencies: ["UIKit"], path: "Headless/Device"),
    .target(name: "Journey", dependencies: device, path: "Headless/Journey", exclude: ["README.md"]),
    .target(name: "HeadlessTestSupport", dependencies: ["Journey"] + device, path: "Headless/Tests/Support"),

    // Random journeys through an app with behaviors.
    .target(
      name: "LifecycleFuzz",
      dependencies: ["Journey", "LifecycleBehaviors", "LifecycleTestKit", "LifecycleTimeline"] + device,
      path: "Fuzz"),

    // The example apps, and a measurement.
    .executableTarget(
      name: "LifecycleDemo",
      dependencies: [
        "FocusBehavior", "FocusDemoScreens", "InputFocusBehavior", "Journey", "LifecycleBehaviors", "LifecycleTimeline",
        "OverlayBehavior", "ScreenSupport", "SuspendBehavior",
      ] + device,
      path: "Examples/LifecycleDemo", exclude: ["Recorded", "README.md"],
      // In the code, so that the command finds its journeys in every folder and from every place it is copied to.
      resources: [.embedInCode("Journeys")]),
    .target(
      name: "FocusDemoScreens", dependencies: behaviors + uiKit,
      path: "Examples/FocusDemo.swiftpm/Screens"),
    .target(
      name: "AddTaskScreens", dependencies: ["InputFocusBehavior", "LifecycleBehaviors"] + uiKit,
      path: "Examples/AddTask.swiftpm/Screens"),
    .executableTarget(
      name: "MeasureSuspension", dependencies: ["LifecycleBehaviors", "SuspendBehavior"] + device,
      path: "Examples/MeasureSuspension", exclude: ["README.md"]),

    .target(
      name: "TestSupport", dependencies: ["HeadlessTestSupport", "Journey", "LifecycleTestKit"] + device,
      path: "Tests/Support"),
    tests("LifecycleFuzzTests", ["LifecycleFuzz", "Journey", "LifecycleBehaviors", "ReadyMadeBehaviors"]),
    tests(
      "LifecycleBehaviorsTests",
      ["LifecycleTasks", "ReadyMadeBehaviors", "ScreenSupport", "Journey", "LifecycleBehaviors", "Samples"]),
    tests("FocusBehaviorTests", ["FocusBehavior", "LifecycleTasks", "Journey", "LifecycleBehaviors", "ScreenSupport"]),
    tests("ItemFocusBehaviorTests", ["ItemFocusBehavior", "FocusBehavior", "LifecycleBehaviors"]),
    tests("SuspendBehaviorTests", ["SuspendBehavior", "LifecycleBehaviors", "MeasureSuspension", "ScreenSupport"]),
    tests("BackgroundWorkTests", ["BackgroundWork", "LifecycleBehaviors", "ScreenSupport"]),
    tests("OverlayBehaviorTests", ["OverlayBehavior", "FocusBehavior", "LifecycleBehaviors", "ScreenSupport"]),
    tests(
      "InputFocusBehaviorTests",
      [
        "InputFocusBehavior", "FocusBehavior", "OverlayBehavior", "AddTaskScreens", "LifecycleBehaviors",
        "ScreenSupport",
      ]),
    tests("LifecycleReportsTests", behaviors + ["LifecycleFuzz"]),
    tests("LifecycleTimelineTests", behaviors + ["ScreenSupport"]),
    // Code as apps and their tests have it. In Swift 5 mode, as many an app is; the samples are in Swift 6 mode.
    tests("ClientCodeTests", behaviors + ["LifecycleFuzz", "Samples"]),
    tests(
      "ExampleTests",
      behaviors + ["FocusDemoScreens", "Journey", "LifecycleDemo", "LifecycleFuzz"],
      exclude: ["LifecycleDemo/AttentionOfJourneys.txt"]),
    // What a reader of the tutorials has after the last steps, which these folders link to.
    .target(name: "Cookbook", dependencies: behaviors + uiKit, path: "Tests/TutorialTests/Cookbook"),
    tests("CookbookTests", ["Cookbook"], path: "Tests/TutorialTests/CookbookTests"),
    .target(name: "Screens", dependencies: ["LifecycleBehaviors"] + uiKit, path: "Tests/TutorialTests/Screens"),
    tests("ScreensTests", ["LifecycleBehaviors", "Screens"], path: "Tests/TutorialTests/ScreensTests"),
  ]
}

func tests(
  _ name: String, _ dependencies: [Target.Dependency], path: String? = nil, exclude: [String] = []
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies + ["LifecycleTestKit", "TestSupport"] + device, path: path, exclude: exclude)
}

for target in package.targets {
  target.swiftSettings = [
    // `any` is written out, so a reader sees where a value is boxed.
    .enableUpcomingFeature("ExistentialAny")
  ]
  if target.name == "ClientCodeTests" { target.swiftSettings = [.swiftLanguageMode(.v5)] }
}
