import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@testable import LifecycleBehaviors

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
    let found = issues.flushIssues()
    #expect(found.map(\.kind) == [.hiddenChildAsked])
    #expect(found.allSatisfy { $0.message.contains("supportedInterfaceOrientations") })
  }

  /// Answers unlike any controller of UIKit's.
  private class Particular: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersStatusBarHidden: Bool { true }
    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }
    override var prefersHomeIndicatorAutoHidden: Bool { true }
    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }
    override var prefersPointerLocked: Bool { true }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
    override var shouldAutorotate: Bool { false }
    override var prefersInterfaceOrientationLocked: Bool { true }
  }

  private func answers(_ controller: UIViewController) -> [String] {
    [
      "\(controller.preferredStatusBarStyle)", "\(controller.prefersStatusBarHidden)",
      "\(controller.preferredStatusBarUpdateAnimation)", "\(controller.prefersHomeIndicatorAutoHidden)",
      "\(controller.preferredScreenEdgesDeferringSystemGestures)", "\(controller.prefersPointerLocked)",
      "\(controller.supportedInterfaceOrientations)", "\(controller.shouldAutorotate)",
      "\(controller.prefersInterfaceOrientationLocked)",
    ]
  }

  @Test(
    "The hidden child has the answers of the content to all questions, and names it where UIKit asks which child decides"
  )
  func allQuestions() throws {
    let screen = UIViewController()
    screen.loadViewIfNeeded()
    let content = Particular()
    screen.embed(content)
    screen.addBehaviors([RecordingBehavior("a", in: LifecycleTranscript())])
    let hidden = try #require(screen.lifecycleBehaviorViewController)
    #expect(zip(answers(content), answers(UIViewController())).allSatisfy { $0 != $1 })
    #expect(answers(hidden) == answers(content))
    let named = [
      hidden.childForStatusBarStyle, hidden.childForStatusBarHidden, hidden.childForHomeIndicatorAutoHidden,
      hidden.childForScreenEdgesDeferringSystemGestures, hidden.childViewControllerForPointerLock,
      hidden.childViewControllerForInterfaceOrientationLock,
    ]
    #expect(named.allSatisfy { $0 === content })
  }

  /// Names the last of its `children`, which is the hidden child while there is no content.
  private final class Naming: Particular {
    override var childForStatusBarStyle: UIViewController? { children.last }
    override var childForStatusBarHidden: UIViewController? { children.last }
    override var childForHomeIndicatorAutoHidden: UIViewController? { children.last }
    override var childForScreenEdgesDeferringSystemGestures: UIViewController? { children.last }
    override var childViewControllerForPointerLock: UIViewController? { children.last }
    override var childViewControllerForInterfaceOrientationLock: UIViewController? { children.last }
  }

  @Test("R188: the hidden child of a screen without content has the answers of the screen, and names no child")
  func emptyScreen() throws {
    let screen = Naming()
    screen.loadViewIfNeeded()
    screen.addBehaviors([RecordingBehavior("a", in: LifecycleTranscript())])
    let hidden = try #require(screen.lifecycleBehaviorViewController)
    #expect(screen.childForStatusBarStyle === hidden)
    #expect(answers(hidden) == answers(Particular()))
    let named = [
      hidden.childForStatusBarStyle, hidden.childForStatusBarHidden, hidden.childForHomeIndicatorAutoHidden,
      hidden.childForScreenEdgesDeferringSystemGestures, hidden.childViewControllerForPointerLock,
      hidden.childViewControllerForInterfaceOrientationLock,
    ]
    #expect(named.allSatisfy { $0 == nil })
  }

  @Test("A screen without content that asks the hidden child for its own answer has UIKit's default")
  func emptyScreenAsksItself() {
    let screen = Container()
    screen.loadViewIfNeeded()
    screen.addBehaviors([RecordingBehavior("a", in: LifecycleTranscript())])
    #expect(screen.preferredStatusBarStyle == .default)
    #expect(!screen.prefersStatusBarHidden)
    #expect(screen.supportedInterfaceOrientations == UIViewController().supportedInterfaceOrientations)
  }

  @Test("A child without content has the answers of its parent, and its own where the parent asks it")
  func withoutContent() {
    final class Asking: UIViewController {
      override var prefersStatusBarHidden: Bool { children.last?.prefersStatusBarHidden ?? true }
    }
    let (parent, child) = (Particular(), BehaviorProbeViewController([]))
    parent.addChild(child)
    #expect(answers(child) == answers(parent))
    let (asking, asked) = (Asking(), BehaviorProbeViewController([]))
    asking.addChild(asked)
    #expect(!asking.prefersStatusBarHidden)
  }
}
