import Foundation
import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// Compares the page on analytics that watch all screens with the sources.
@MainActor
@Suite(.oneDevice)
struct AnalyticsPageTests {
  private static let sources = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources")

  /// The names of the view controllers that the framework makes, as declared in the product's sources.
  private static func declaredControllers() throws -> Set<String> {
    var names: Set<String> = []
    for module in [
      "LifecycleBehaviors", "ReadyMadeBehaviors", "FocusBehavior", "SuspendBehavior", "OverlayBehavior",
      "InputFocusBehavior",
    ] {
      let folder = sources.appendingPathComponent(module)
      let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
      for case let file as URL in files where file.pathExtension == "swift" && !file.path.contains(".docc/") {
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
          let words = line.split(whereSeparator: { " :{<".contains($0) }).map(String.init)
          guard !words.contains("///"), words.contains("final"), let index = words.firstIndex(of: "class"),
            words.count > index + 2, words[index + 2].hasSuffix("ViewController")
          else { continue }
          names.insert(words[index + 1])
        }
      }
    }
    return names
  }

  @Test("The page names every view controller that the framework makes, and no other")
  func classes() throws {
    let page = Self.sources.appendingPathComponent("LifecycleBehaviors/LifecycleBehaviors.docc/Analytics.md")
    let rows = try String(contentsOf: page, encoding: .utf8).split(separator: "\n").filter { $0.hasPrefix("| `") }
    let named = rows.compactMap { $0.split(separator: "`").dropFirst().first.map(String.init) }
    #expect(try Set(named) == Self.declaredControllers())
    #expect(named.count == Set(named).count)
  }

  @Test("The hidden child's class has the names on the page, with and without its module")
  func runtimeName() throws {
    let screen = UIViewController()
    screen.loadViewIfNeeded()
    screen.addBehaviors([RecordingBehavior("a", in: LifecycleTranscript())])
    let child = try #require(screen.lifecycleBehaviorViewController)
    #expect(String(describing: type(of: child)) == "LifecycleBehaviorViewController")
    #expect(NSStringFromClass(type(of: child)) == "LifecycleBehaviors.LifecycleBehaviorViewController")
    #expect(String(describing: type(of: child.view!)) == "HiddenView")
  }
}
