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
      #expect(issues.flushIssues().map(\.kind) == [.hostingController, .hostingController])
    }
    #expect(log.isEmpty)
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
