import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// Controllers whose views the system draws.
@MainActor
@Suite(.everyAnswer)
struct SystemControllerTests {
  private class SFSafariViewController: UIViewController {}
  private final class AVPlayerViewController: UIViewController {}
  private final class OwnSafariViewController: SFSafariViewController {}

  @Test("They take no behaviors, which is reported with the remedy; by the names of their classes, and of subclasses")
  func refused() {
    let issues = IssueCollector()
    let controllers = [
      UISearchController(searchResultsController: nil), SFSafariViewController(), AVPlayerViewController(),
      OwnSafariViewController(),
    ]
    for controller in controllers {
      controller.loadViewIfNeeded()
      let attachment = controller.addBehaviors([RecordingBehavior("a", in: LifecycleTranscript())])
      let line = #line - 1
      #expect(!attachment.isAttached && controller.lifecycleBehaviorViewController == nil)
      #expect(
        issues.flush() == [
          """
          Behaviors were added to \(type(of: controller)) at \(#fileID):\(line), but its views are the system's own, so \
          nothing was attached. Add the behaviors to the screen that presents it, or present a view controller of your own.
          """
        ])
    }
  }
}
