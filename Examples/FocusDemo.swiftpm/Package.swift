// swift-tools-version: 6.0
import AppleProductTypes
import PackageDescription

let package = Package(
  name: "FocusDemo",
  // The screens need no more than iOS 13, as the libraries do. Xcode 27 makes no app for less than iOS 15.
  platforms: [.iOS("15.0")],
  products: [
    .iOSApplication(
      name: "FocusDemo", targets: ["FocusDemo"],
      // On a device it is signed for a team, which needs an identifier of its own.
      bundleIdentifier: "com.example.LifecycleBehaviors.FocusDemo", displayVersion: "1.0", bundleVersion: "1",
      supportedDeviceFamilies: [.phone, .pad],
      supportedInterfaceOrientations: [
        .portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown(.when(deviceFamilies: [.pad])),
      ],
      // The scene manifest, without which the SDK of iOS 27 ends an app at launch, and the launch screen.
      additionalInfoPlistContentFilePath: "Info.plist")
  ],
  dependencies: [.package(name: "LifecycleBehaviors", path: "../..")],
  targets: [
    .executableTarget(
      name: "FocusDemo",
      dependencies: [
        .product(name: "LifecycleBehaviors", package: "LifecycleBehaviors"),
        .product(name: "ReadyMadeBehaviors", package: "LifecycleBehaviors"),
        .product(name: "FocusBehavior", package: "LifecycleBehaviors"),
        .product(name: "ItemFocusBehavior", package: "LifecycleBehaviors"),
        .product(name: "SuspendBehavior", package: "LifecycleBehaviors"),
        .product(name: "OverlayBehavior", package: "LifecycleBehaviors"),
        .product(name: "InputFocusBehavior", package: "LifecycleBehaviors"),
        .product(name: "LifecycleTimeline", package: "LifecycleBehaviors"),
      ],
      path: ".",
      exclude: ["Info.plist", "OnADevice.md", "README.md"])
  ]
)
