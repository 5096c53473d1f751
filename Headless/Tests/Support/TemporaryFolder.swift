import Foundation

/// A folder of its own, which is deleted when this object is released.
public final class TemporaryFolder: Sendable {
  /// What a queue writes after the release of its folder is deleted with the process.
  private static let all: URL = {
    atexit { try? FileManager.default.removeItem(at: TemporaryFolder.all) }
    return FileManager.default.temporaryDirectory.appendingPathComponent("LifecycleBehaviorsTests-\(getpid())")
  }()

  public let url = all.appendingPathComponent(UUID().uuidString)

  public init() {
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  public func file(_ name: String) -> URL { url.appendingPathComponent(name) }

  public func text(of name: String) throws -> String {
    try String(contentsOf: file(name), encoding: .utf8)
  }

  /// Writes a file, also into a folder that is not there yet.
  public func write(_ text: String, to name: String) throws {
    let file = file(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}
