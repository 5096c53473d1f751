// swift-tools-version: 6.0
import AppleProductTypes
import PackageDescription

let package = Package(
  name: "AddTask",
  platforms: [.iOS("13.0")],
  products: [
    .iOSApplication(
      name: "AddTask", targets: ["AddTask"], supportedDeviceFamilies: [.phone, .pad],
      supportedInterfaceOrientations: [
        .portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown(.when(deviceFamilies: [.pad])),
      ],
      // The scene manifest, without which the SDK of iOS 27 ends an app at launch.
      additionalInfoPlistContentFilePath: "Info.plist")
  ],
  dependencies: [.package(name: "LifecycleBehaviors", path: "../..")],
  targets: [
    .executableTarget(
      name: "AddTask",
      dependencies: [
        .product(name: "LifecycleBehaviors", package: "LifecycleBehaviors"),
        .product(name: "InputFocusBehavior", package: "LifecycleBehaviors"),
      ],
      path: ".",
      exclude: ["Info.plist", "README.md"])
  ]
)
