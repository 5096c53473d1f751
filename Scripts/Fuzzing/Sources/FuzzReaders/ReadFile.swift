import Foundation
import LifecycleBehaviors

/// The file that is read, in memory where the system has such a folder.
struct ReadFile {
  let url: URL

  init(_ name: String) {
    let memory = "/dev/shm"
    let parent = FileManager.default.isWritableFile(atPath: memory) ? memory : NSTemporaryDirectory()
    let folder = URL(fileURLWithPath: parent).appendingPathComponent("fuzz-readers-\(getpid())")
    url = folder.appendingPathComponent(name)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    Self.folder = folder
    atexit { Self.folder.map { try? FileManager.default.removeItem(at: $0) } }
  }

  private nonisolated(unsafe) static var folder: URL?

  var content: Data { (try? Data(contentsOf: url)) ?? Data() }

  /// Without a new file, which takes longer than all the rest.
  func write(_ data: Data) {
    let descriptor = open(url.path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    defer { close(descriptor) }
    let written = data.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
    precondition(written == data.count, "\(url.path) cannot be written")
  }
}

/// The issue that was reported last.
@MainActor
final class Issues {
  private var latest: String?
  private var subscription: LifecycleSubscription?

  init() {
    subscription = LifecycleIssue.subscribe { [weak self] in self?.latest = $0.message }
  }

  func take() -> String? {
    defer { latest = nil }
    return latest
  }
}
