import Foundation

/// The files of this package, for tests that compare its pages with its sources.
enum PackageFiles {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let libraries = [
    "LifecycleBehaviors", "ReadyMadeBehaviors", "FocusBehavior", "SuspendBehavior", "OverlayBehavior",
    "InputFocusBehavior",
  ]

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The Swift files of a folder, by their paths within it.
  static func swiftFiles(in folder: String) throws -> [String: String] {
    let url = root.appendingPathComponent(folder)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: url.path).filter { $0.hasSuffix(".swift") }
    return try Dictionary(uniqueKeysWithValues: paths.map { ($0, try text("\(folder)/\($0)")) })
  }
}
