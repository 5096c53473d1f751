import Foundation
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// Compares the page on analytics that watch all screens with the sources.
@MainActor
@Suite(.oneDevice)
struct AnalyticsPageTests {
  /// The names of the view controllers that the framework makes, as declared in the product's sources.
  private static func declaredControllers() throws -> Set<String> {
    var names: Set<String> = []
    for library in PackageFiles.libraries {
      for (path, text) in try PackageFiles.swiftFiles(in: "Sources/\(library)") where !path.contains(".docc/") {
        for line in text.split(separator: "\n") {
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
    let page = try PackageFiles.text("Sources/LifecycleBehaviors/LifecycleBehaviors.docc/Analytics.md")
    let named = page.split(separator: "\n").filter { $0.hasPrefix("| `") }
      .compactMap { $0.split(separator: "`").dropFirst().first.map(String.init) }
    #expect(try named.sorted() == Self.declaredControllers().sorted())
  }

  @Test("The hidden child's class has the names on the page, with and without its module")
  func runtimeName() throws {
    let screen = UIViewController.loaded()
    screen.addBehaviors([RecordingBehavior("a", in: LifecycleTranscript())])
    let child = try #require(screen.lifecycleBehaviorViewController)
    #expect(String(describing: type(of: child)) == "LifecycleBehaviorViewController")
    #expect(NSStringFromClass(type(of: child)) == "LifecycleBehaviors.LifecycleBehaviorViewController")
    #expect(String(describing: type(of: child.view!)) == "HiddenView")
  }
}
