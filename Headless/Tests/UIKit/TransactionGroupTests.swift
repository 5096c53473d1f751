import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

/// `CATransaction`: the completion blocks that wait for its end, and its settings.
@MainActor
@Suite(.oneDevice)
struct TransactionGroupTests: FixtureSuite {
  let fixture = LoggedDevice()
  let stack: UINavigationController

  init() {
    stack = UINavigationController(rootViewController: UIViewController())
    device.launch(showing: stack)
  }

  private func group(_ name: String, _ body: () -> Void = {}) {
    CATransaction.begin()
    CATransaction.setCompletionBlock { [log] in log.record(name) }
    body()
    CATransaction.commit()
    log.record("\(name) committed")
  }

  @Test("Without animations the completion block runs after the commit of the turn")
  func nothing() {
    group("a")
    #expect(log.flush() == ["a committed"])
    device.turn()
    #expect(log.flush() == ["a"])
    device.turn()
    #expect(log.flush() == [])
  }

  @Test("The completion block waits for all animations of its transaction, with and without completions")
  func animations() {
    group("a") {
      UIView.animate(withDuration: 2, animations: {})
      UIView.animate(withDuration: 0.5, animations: {}) { [log] _ in log.record("half") }
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
      animator.startAnimation()
    }
    device.advance(by: 0.5)
    #expect(log.flush() == ["a committed", "half"])
    device.advance(by: 1.4)
    #expect(log.flush() == [])
    device.advance(by: 0.1)
    #expect(log.flush() == ["a"])
  }

  @Test("The completion block waits for a push that was made in its transaction")
  func push() {
    let screen = log.screen("A")
    group("a") { stack.pushViewController(screen, animated: true) }
    device.finishTransitions()
    #expect(
      log.flush().filter { $0 == "A.dA(t)" || $0.hasPrefix("a") } == ["a committed", "A.dA(t)", "a"])
  }

  @Test("An inner transaction ends on its own, and the outer one waits for it")
  func nested() {
    group("outer") {
      UIView.animate(withDuration: 1, animations: {})
      group("inner") { UIView.animate(withDuration: 2, animations: {}) }
    }
    device.advance(by: 1.9)
    #expect(log.flush() == ["inner committed", "outer committed"])
    device.advance(by: 0.1)
    #expect(log.flush() == ["inner", "outer"])
  }

  @Test("R1: flush() lays out and commits at once; inside a commit it does nothing")
  func flush() {
    let screen = log.screen("A")
    let window = device.openWindow(showing: UIViewController())
    window.rootViewController = screen
    _ = log.flush()
    CATransaction.flush()
    #expect(log.flush() == ["A.iA(f)", "A.dA(f)"])
    screen.inside["dA"] = { _ in CATransaction.flush() }
    window.isHidden = true
    window.isHidden = false
    device.turn()
    #expect(log.flush().suffix(2) == ["A.iA(f)", "A.dA(f)"])
  }
}
