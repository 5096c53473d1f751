import Foundation
import Testing

@testable import LifecycleDemo

struct GalleryTests {
  @Test("The gallery has every file in the folder Journeys, each with its text")
  func files() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Examples/LifecycleDemo/Journeys")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let texts = try files.map { file in
      (file.deletingPathExtension().lastPathComponent, try String(contentsOf: file, encoding: .utf8))
    }
    let gallery = Gallery.journeys.map { ($0.name, $0.text) }
    #expect(Dictionary(uniqueKeysWithValues: texts) == Dictionary(uniqueKeysWithValues: gallery))
  }

  @Test("Each journey begins with a comment, the sentence that the list has for it")
  func sentences() {
    #expect(Gallery.journeys.filter { $0.sentence.isEmpty }.map(\.name) == [])
  }
}
