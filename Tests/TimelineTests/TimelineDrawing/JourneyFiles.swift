import Foundation

/// `Examples/LifecycleDemo/Recorded/*.jsonl`.
let journeyFiles: [URL] = {
  let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  let folder = package.appendingPathComponent("Examples/LifecycleDemo/Recorded")
  let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
  return (files ?? []).filter { $0.pathExtension == "jsonl" }.sorted { $0.path < $1.path }
}()
