// swift-tools-version: 6.0
import AppleProductTypes
import PackageDescription

let package = Package(
  name: "FocusDemo",
  platforms: [.iOS("13.0")],
  products: [
    .iOSApplication(
      name: "FocusDemo", targets: ["FocusDemo"], supportedDeviceFamilies: [.phone, .pad],
      supportedInterfaceOrientations: [
        .portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown(.when(deviceFamilies: [.pad])),
      ],
      // The scene manifest, without which the SDK of iOS 27 ends an app at launch.
      additionalInfoPlistContentFilePath: "Info.plist")
  ],
  dependencies: [.package(name: "LifecycleBehaviors", path: "../..")],
  targets: [
    .executableTarget(
      name: "FocusDemo",
      dependencies: [
        .product(name: "LifecycleBehaviors", package: "LifecycleBehaviors"),
        .product(name: "FocusBehavior", package: "LifecycleBehaviors"),
        .product(name: "SuspendBehavior", package: "LifecycleBehaviors"),
        .product(name: "OverlayBehavior", package: "LifecycleBehaviors"),
        .product(name: "InputFocusBehavior", package: "LifecycleBehaviors"),
        .product(name: "LifecycleTimeline", package: "LifecycleBehaviors"),
      ],
      path: ".",
      exclude: ["Info.plist", "README.md"])
  ]
)
