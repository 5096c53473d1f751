import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@testable import LifecycleBehaviors

/// Stands for SwiftUI's class: the framework recognizes it by its name.
class UIHostingController<Content>: UIViewController {}

/// SwiftUI's hosting controllers take no behaviors: their views take only SwiftUI's own subviews.
@MainActor
@Suite(.everyAnswer)
struct HostingControllerTests {
  final class SongController: UIHostingController<Int> {}

  /// A generic subclass, such as SwiftUI's own for sheets.
  class SheetController<Content>: UIHostingController<Content> {}

  let device = HeadlessDevice()
  let log = LifecycleTranscript()
  let issues = IssueCollector()

  private func controllers() -> [UIViewController] {
    [UIHostingController<Int>(), SongController(), SheetController<Int>(), UIHostingController<[Int]>()]
  }

  @Test(
    "A hosting controller, or a subclass, is refused, the issue says what to write, and nothing is put into its view")
  func refused() {
    for controller in controllers() {
      for isLoaded in [false, true] {
        if isLoaded { controller.loadViewIfNeeded() }
        #expect(!controller.addBehaviors([RecordingBehavior("a", in: log)], line: 7).isAttached)
        #expect(controller.isViewLoaded == isLoaded)
      }
      #expect(controller.lifecycleBehaviorViewController == nil)
      let name = String(describing: type(of: controller))
      #expect(
        Set(issues.flushIssues().map(\.description)) == [
          """
          \(#fileID):7: Behaviors were added to \(name), but its view takes no subviews but SwiftUI's own, so nothing was \
          attached. Write .behaviors { … } in the SwiftUI view, or add the behaviors to a UIKit screen that contains \
          it as a child.
          """
        ])
    }
    #expect(log.isEmpty)
  }

  @Test("Hosting controllers get no default behaviors, with the same issue")
  func defaults() {
    LifecycleBehaviorDefaults.removeAll()
    LifecycleBehaviorDefaults.register { [log] _ in RecordingBehavior("default", in: log) }
    defer { LifecycleBehaviorDefaults.removeAll() }
    for controller in controllers() {
      controller.loadViewIfNeeded()
      #expect(!controller.addDefaultBehaviors().isAttached)
    }
    #expect(log.isEmpty)
    #expect(issues.flushIssues().map(\.kind) == controllers().map { _ in .hostingController })
  }

  @Test("A screen that contains a hosting controller takes behaviors")
  func contained() {
    let controller = SongController()
    let screen = Screen("a", in: log)
    screen.loadViewIfNeeded()
    screen.embed(controller)
    device.launch(showing: screen)
    device.advance(by: 1)
    #expect(log.flush().last == "a afterAppearing")
    #expect(issues.flush() == [])
  }
}
