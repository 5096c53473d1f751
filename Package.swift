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

/// The modules that have to do with a screen. All products but the drawing and the kit.
let behaviors: [Target.Dependency] = [
  "LifecycleBehaviors", "ReadyMadeBehaviors", "FocusBehavior", "SuspendBehavior", "OverlayBehavior",
  "InputFocusBehavior", "LifecycleTimeline",
]

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
    .target(name: "TimelineDrawing", dependencies: ["LifecycleTimeline"]),
    .target(name: "LifecycleTestKit", dependencies: ["LifecycleBehaviors"] + device),

    // The samples of the documentation; see Scripts/samples.
    .target(
      name: "Samples", dependencies: behaviors + ["TimelineDrawing"] + uiKit, path: "Samples",
      exclude: ["README.md"]),
    // These run on UIKit itself too.
    .testTarget(
      name: "LifecycleTestKitTests",
      dependencies: ["LifecycleBehaviors", "LifecycleTestKit", "ReadyMadeBehaviors", "Samples"] + uiKit
        + (isHeadless ? ["HeadlessDevice", "TestSupport"] : [])),
  ]
)

if isHeadless {
  // For a Mac, and what the tests use there; the products themselves are for UIKit's platforms alone.
  package.platforms?.append(.macOS(.v15))
  package.products.append(.library(name: "HeadlessUIKit", targets: ["UIKit", "HeadlessDevice"]))
  package.targets += [
    // The laboratory.
    .target(
      name: "UIKit", dependencies: ["_Testing_UIKit"], path: "Headless/UIKit",
      exclude: ["Fidelity.md", "Rules.md"]),
    // A file that imports both Testing and a module named UIKit makes the compiler look for this module.
    .target(name: "_Testing_UIKit", path: "Headless/TestingOverlay"),
    .target(name: "HeadlessDevice", dependencies: ["UIKit"], path: "Headless/Device"),
    .target(name: "Journey", dependencies: device, path: "Headless/Journey", exclude: ["README.md"]),
    // The rules of UIKit as cases. Headless/Conformance/Conformance.xcodeproj runs them on UIKit itself.
    .target(name: "ConformanceSuite", dependencies: device, path: "Headless/Conformance/Suite"),
    .executableTarget(
      name: "ConformanceTable", dependencies: ["ConformanceSuite", "UIKit"], path: "Headless/Conformance/Table"),

    // The example apps, and a measurement.
    .executableTarget(
      name: "LifecycleDemo",
      dependencies: behaviors + ["FocusDemoScreens", "Journey", "LifecycleTestKit", "TimelineDrawing"] + device,
      path: "Examples/LifecycleDemo", exclude: ["Recorded", "README.md"],
      // In the code, so that the command finds its journeys in every folder and from every place it is copied to.
      resources: [.embedInCode("Journeys")]),
    .target(
      name: "FocusDemoScreens", dependencies: behaviors + ["TimelineDrawing"] + uiKit,
      path: "Examples/FocusDemo.swiftpm/Screens"),
    .target(
      name: "AddTaskScreens", dependencies: ["InputFocusBehavior", "LifecycleBehaviors"] + uiKit,
      path: "Examples/AddTask.swiftpm/Screens"),
    .executableTarget(
      name: "MeasureSuspension", dependencies: ["LifecycleBehaviors", "SuspendBehavior"] + device,
      path: "Examples/MeasureSuspension"),

    .target(name: "TestSupport", dependencies: ["LifecycleTestKit"] + device, path: "Tests/Support"),
    tests("HeadlessTests", ["ConformanceSuite", "ConformanceTable", "Journey"], path: "Headless/Tests"),
    tests("LifecycleBehaviorsTests", ["LifecycleBehaviors"]),
    tests("ReadyMadeBehaviorsTests", ["ReadyMadeBehaviors", "LifecycleBehaviors"]),
    tests("FocusBehaviorTests", ["FocusBehavior", "LifecycleBehaviors"]),
    tests("SuspendBehaviorTests", ["SuspendBehavior", "LifecycleBehaviors", "MeasureSuspension"]),
    tests("OverlayBehaviorTests", ["OverlayBehavior", "FocusBehavior", "LifecycleBehaviors"]),
    tests(
      "InputFocusBehaviorTests",
      ["InputFocusBehavior", "FocusBehavior", "OverlayBehavior", "AddTaskScreens", "LifecycleBehaviors"]),
    tests("LifecycleTimelineTests", behaviors),
    tests("TimelineDrawingTests", behaviors + ["TimelineDrawing"]),
    tests("ClientCodeTests", behaviors + ["LifecycleTestKit", "Samples"]),
    // In Swift 5 mode, as many an app is.
    tests("SwiftFiveClientTests", []),
    tests("WholeStackTests", behaviors),
    tests("LifecycleDemoTests", behaviors + ["Journey", "LifecycleDemo"]),
    tests("FocusDemoTests", behaviors + ["FocusDemoScreens", "LifecycleTestKit"]),
  ]
}

func tests(_ name: String, _ dependencies: [Target.Dependency], path: String? = nil) -> Target {
  .testTarget(name: name, dependencies: dependencies + ["TestSupport"] + device, path: path)
}

for target in package.targets {
  target.swiftSettings = [
    // `any` is written out, so a reader sees where a value is boxed.
    .enableUpcomingFeature("ExistentialAny")
  ]
  if target.name == "SwiftFiveClientTests" { target.swiftSettings = [.swiftLanguageMode(.v5)] }
}

#if os(Linux)
  // What the sources have for SwiftUI, compiled once more with a stand-in for it. The stand-in is called SwiftUI in these
  // targets alone: a module of that name would make `canImport(SwiftUI)` true in every target of every package beside it.
  //
  // `aliases` are modules that are compiled once more as a whole. `additions` are those of which only the folder SwiftUI
  // is: every file sees them as if they were part of what it imports, as they are on iOS.
  func inSwiftUI(_ target: Target, aliases: [String] = [], additions: [String] = []) -> Target {
    target.dependencies.append("SwiftUIStandIn")
    let names = ["SwiftUI=SwiftUIStandIn"] + aliases.map { "\($0)=\($0)InSwiftUI" }
    let flags =
      names.flatMap { ["-module-alias", $0] }
      + additions.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
    target.swiftSettings = [.enableUpcomingFeature("ExistentialAny"), .unsafeFlags(flags)]
    return target
  }

  let modifiers = [
    "FocusBehaviorInSwiftUI", "LifecycleBehaviorsInSwiftUI", "OverlayBehaviorInSwiftUI", "SuspendBehaviorInSwiftUI",
  ]

  package.targets += [
    .target(
      name: "SwiftUIStandIn", dependencies: ["UIKit"], path: "Tests/SwiftUIStandIn",
      swiftSettings: [.enableUpcomingFeature("ExistentialAny")]),
    inSwiftUI(
      .target(
        name: "LifecycleBehaviorsInSwiftUI", dependencies: ["LifecycleBehaviors", "UIKit"],
        path: "Tests/InSwiftUI/LifecycleBehaviors"),
      additions: ["LifecycleBehaviors"]),
    inSwiftUI(
      .target(
        name: "SuspendBehaviorInSwiftUI",
        dependencies: ["LifecycleBehaviorsInSwiftUI", "LifecycleBehaviors", "SuspendBehavior", "UIKit"],
        path: "Tests/InSwiftUI/SuspendBehavior"),
      additions: ["SuspendBehavior", "LifecycleBehaviorsInSwiftUI"]),
    inSwiftUI(
      .target(
        name: "OverlayBehaviorInSwiftUI",
        dependencies: ["LifecycleBehaviorsInSwiftUI", "LifecycleBehaviors", "OverlayBehavior", "UIKit"],
        path: "Tests/InSwiftUI/OverlayBehavior"),
      additions: ["OverlayBehavior", "LifecycleBehaviorsInSwiftUI"]),
    inSwiftUI(
      .target(
        name: "FocusBehaviorInSwiftUI",
        dependencies: ["LifecycleBehaviorsInSwiftUI", "LifecycleBehaviors", "FocusBehavior", "UIKit"],
        path: "Tests/InSwiftUI/FocusBehavior"),
      additions: ["FocusBehavior", "LifecycleBehaviorsInSwiftUI"]),
    inSwiftUI(
      .target(
        name: "InputFocusBehaviorInSwiftUI", dependencies: ["LifecycleBehaviors", "UIKit"],
        path: "Tests/InSwiftUI/InputFocusBehavior")),
    inSwiftUI(
      .target(
        name: "AddTaskScreensInSwiftUI", dependencies: ["InputFocusBehaviorInSwiftUI", "LifecycleBehaviors", "UIKit"],
        path: "Tests/InSwiftUI/AddTaskScreens"),
      aliases: ["InputFocusBehavior"]),
    inSwiftUI(
      .target(
        name: "SamplesInSwiftUI",
        dependencies: [
          "FocusBehaviorInSwiftUI", "InputFocusBehaviorInSwiftUI", "LifecycleBehaviorsInSwiftUI",
          "OverlayBehaviorInSwiftUI", "SuspendBehaviorInSwiftUI", "FocusBehavior", "LifecycleBehaviors",
          "OverlayBehavior", "ReadyMadeBehaviors", "SuspendBehavior", "UIKit",
        ],
        path: "Tests/InSwiftUI/Samples"),
      aliases: ["InputFocusBehavior"], additions: modifiers),
    inSwiftUI(
      .testTarget(
        name: "SwiftUITests",
        dependencies: [
          "AddTaskScreensInSwiftUI", "FocusBehaviorInSwiftUI", "InputFocusBehaviorInSwiftUI",
          "LifecycleBehaviorsInSwiftUI", "OverlayBehaviorInSwiftUI", "SamplesInSwiftUI", "SuspendBehaviorInSwiftUI",
          "FocusBehavior", "LifecycleBehaviors", "OverlayBehavior", "ReadyMadeBehaviors", "SuspendBehavior",
          "TestSupport", "HeadlessDevice", "UIKit",
        ]),
      aliases: ["AddTaskScreens", "InputFocusBehavior", "Samples"], additions: modifiers),
  ]
#endif
