// swift-tools-version: 6.0
import PackageDescription

let package = Package(name: "App", platforms: [.iOS("15.0")])
