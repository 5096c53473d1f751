import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// One line of the app's source that adds behaviors to one screen more than once.
@MainActor
@Suite(.everyAnswer)
struct OneLineOftenTests {
  let device = HeadlessDevice().drivingLifecycleTime()
  let log = LifecycleTranscript()
  let issues = IssueCollector()

  private func add(_ behavior: any ViewControllerLifecycleBehavior, to screen: UIViewController) {
    screen.addBehaviors([behavior])
  }

  @Test("A helper, called in a loop and on screen with other values, is no mistake")
  func helper() {
    let screen = UIViewController()
    screen.loadViewIfNeeded()
    for name in ["a", "b"] { add(RecordingBehavior(name, in: log), to: screen) }
    device.launch(showing: screen)
    device.turn()
    #expect(issues.flush() == [])
    #expect(log.flush().count == 10)
  }

  @Test("Behaviors without properties are the same, and are reported at once")
  func withoutProperties() {
    struct Beep: ViewControllerLifecycleBehavior {
      func afterAppearing(_ viewController: UIViewController) {}
    }
    let screen = UIViewController()
    screen.loadViewIfNeeded()
    for _ in 1...2 { add(Beep(), to: screen) }
    #expect(issues.flush().map { $0.contains("has added Beep to one UIViewController twice") } == [true])
  }
}
