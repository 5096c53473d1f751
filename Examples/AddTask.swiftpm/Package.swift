// swift-tools-version: 6.0
import AppleProductTypes
import PackageDescription

let package = Package(
  name: "AddTask",
  platforms: [.iOS("13.0")],
  products: [
    .iOSApplication(name: "AddTask", targets: ["AddTask"], supportedDeviceFamilies: [.phone, .pad])
  ],
  dependencies: [.package(name: "LifecycleBehaviors", path: "../..")],
  targets: [
    .executableTarget(
      name: "AddTask",
      dependencies: [
        .product(name: "LifecycleBehaviors", package: "LifecycleBehaviors"),
        .product(name: "InputFocusBehavior", package: "LifecycleBehaviors"),
      ],
      path: ".")
  ]
)
