import Foundation
import Testing

@testable import APIParity

extension Surface {
  /// What the toolchain writes into the symbol graph of `source`, changed by `rewrite`.
  static func compile(_ source: String, rewrite: (inout [String: Any]) -> Void = { _ in }) throws -> Surface {
    let folder = try FileManager.default.temporaryFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try ("import Foundation\n" + source).write(toFile: folder + "/Sample.swift", atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.arguments = [
      "swiftc", "-module-name", "Sample", "-package-name", "sample", "-emit-module", "-emit-symbol-graph",
      "-emit-symbol-graph-dir", folder, "-symbol-graph-minimum-access-level", "public", "Sample.swift",
    ]
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    let file = URL(fileURLWithPath: folder + "/Sample.symbols.json")
    var graph = try #require(JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
    rewrite(&graph)
    try JSONSerialization.data(withJSONObject: graph).write(to: file)
    return try Surface(folder: folder)
  }
}

extension FileManager {
  func temporaryFolder() throws -> String {
    let folder = NSTemporaryDirectory() + "api-parity-" + UUID().uuidString
    try createDirectory(atPath: folder, withIntermediateDirectories: true)
    return folder
  }
}
