import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// A container that passes a question of UIKit's on to the last of its `children`.
@MainActor
@Suite(.everyAnswer)
struct AskedLastChildTests {
  private final class Container: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      children.last?.supportedInterfaceOrientations ?? .all
    }
    override var preferredStatusBarStyle: UIStatusBarStyle { children.last?.preferredStatusBarStyle ?? .default }
    override var prefersStatusBarHidden: Bool { children.last?.prefersStatusBarHidden ?? false }
  }

  private final class Content: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersStatusBarHidden: Bool { true }
  }

  @Test("The content answers, and the app is told once to ask it")
  func content() {
    let device = HeadlessDevice()
    let issues = IssueCollector()
    let container = Container()
    container.loadViewIfNeeded()
    container.embed(Content())
    container.addBehaviors([RecordingBehavior("a", in: LifecycleTranscript())])
    device.launch(showing: container)
    #expect(container.supportedInterfaceOrientations == .landscape)
    #expect(container.preferredStatusBarStyle == .lightContent)
    #expect(container.prefersStatusBarHidden)
    #expect(
      issues.flush() == [
        """
        Container asks its lifecycleBehaviorViewController for supportedInterfaceOrientations, probably through \
        children.last. Use contentChildren.last.
        """
      ])
  }

  @Test("A screen that does not ask its children has its own answers, and nothing is reported")
  func ownAnswers() {
    let device = HeadlessDevice()
    let issues = IssueCollector()
    let screen = Content()
    screen.loadViewIfNeeded()
    screen.addBehaviors([RecordingBehavior("a", in: LifecycleTranscript())])
    device.launch(showing: screen)
    device.rotate(to: .landscapeLeft)
    device.finishTransitions()
    #expect(screen.preferredStatusBarStyle == .lightContent)
    #expect(issues.flush() == [])
  }
}
