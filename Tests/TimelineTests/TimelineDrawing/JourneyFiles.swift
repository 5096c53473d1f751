import Foundation

let packageFolder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()

/// `Examples/LifecycleDemo/Recorded/*.jsonl`.
let journeyFiles: [URL] = {
  let folder = packageFolder.appendingPathComponent("Examples/LifecycleDemo/Recorded")
  let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
  return (files ?? []).filter { $0.pathExtension == "jsonl" }.sorted { $0.path < $1.path }
}()
