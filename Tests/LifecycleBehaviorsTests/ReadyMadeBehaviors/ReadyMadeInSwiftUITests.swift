import HeadlessDevice
import LifecycleBehaviors
import LifecycleTasks
import LifecycleTestKit
import ReadyMadeBehaviors
import TestSupport
import Testing
import UIKit

/// The ready-made behaviors on the controller that carries the behaviors of a SwiftUI view, as the page SwiftUI lists them.
@MainActor
@Suite(.everyAnswer)
struct ReadyMadeInSwiftUITests {
  let device = HeadlessDevice()
  let log = LifecycleTranscript()
  let issues = IssueCollector()
  let navigation = UINavigationController(rootViewController: UIViewController())
  let field = UITextField()

  init() {
    device.launch(showing: navigation)
  }

  /// Pushes a screen, in place of SwiftUI's hosting controller, with a field and the controller of the behaviors.
  @discardableResult
  private func show(_ behavior: any ViewControllerLifecycleBehavior) -> UIViewController {
    let screen = HostingScreen([BehaviorProbeViewController([behavior])])
    field.frame = CGRect(x: 0, y: 300, width: 200, height: 40)
    screen.view.addSubview(field)
    device.push(screen, onto: navigation)
    return screen
  }

  private func pushOver() {
    device.push(UIViewController(), onto: navigation, animated: false)
  }

  private func pop() {
    device.pop(navigation, animated: false)
  }

  @Test("Groups, filters, actions, tasks and KeepAwakeBehavior work")
  func appearances() async {
    show(
      BehaviorGroup {
        KeepAwakeBehavior()
        ActionBehavior.afterAppearing { [log] in log.record("return") }.onlyWhenReturning()
        ActionBehavior.every(0.6) { [log] in log.record("tick") }
        TaskBehavior(while: .visible) { [log] in
          log.record("task begins")
          for await _ in AsyncStream.makeStream(of: Int.self).stream {}
          log.record("task ends")
        }
      })
    await settleTasks()
    #expect(log.flush() == ["tick", "task begins"])
    #expect(UIApplication.shared.isIdleTimerDisabled)
    pushOver()
    await settleTasks()
    #expect(log.flush() == ["task ends"])
    #expect(!UIApplication.shared.isIdleTimerDisabled)
    pop()
    #expect(log.flush() == ["return", "tick"])
    pushOver()
    await settleTasks()
  }

  @Test("NavigationBarBehavior works while SwiftUI does not change the bar")
  func navigationBar() {
    show(NavigationBarBehavior(isHidden: true) { $0.tintColor = .white })
    #expect(navigation.isNavigationBarHidden && navigation.navigationBar.tintColor == .white)
    pop()
    #expect(!navigation.isNavigationBarHidden && navigation.navigationBar.tintColor != .white)
  }

  @Test("DismissKeyboardOnTapBehavior has no effect, and reports that once")
  func withoutEffect() {
    show(DismissKeyboardOnTapBehavior())
    let screen = show(DismissKeyboardOnTapBehavior())
    device.tap(field)
    #expect(field.isFirstResponder)
    device.tap(screen.view)
    #expect(field.isFirstResponder)
    #expect(issues.flushIssues().map(\.kind) == [.noEffectInSwiftUI])
  }
}
