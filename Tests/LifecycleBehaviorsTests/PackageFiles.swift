import Foundation

/// The files of this package, for tests that compare its pages with its sources.
enum PackageFiles {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The folders of all that apps and their tests can link.
  static func products() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent("Sources").path)
  }

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The cells of all tables of a page, without those that separate the head of a table.
  static func rows(of page: String) throws -> [[String]] {
    try text(page).split(separator: "\n").filter { $0.hasPrefix("|") && !$0.hasPrefix("|--") }
      .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
  }

  /// The Swift files of a folder, by their paths within it.
  static func swiftFiles(in folder: String) throws -> [String: String] {
    let url = root.appendingPathComponent(folder)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: url.path).filter { $0.hasSuffix(".swift") }
    return try Dictionary(uniqueKeysWithValues: paths.map { ($0, try text("\(folder)/\($0)")) })
  }
}
