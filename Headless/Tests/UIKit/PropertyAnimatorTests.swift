import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

/// Animations that can be paused, moved and reversed while they run, in virtual time.
@MainActor
@Suite(.oneDevice)
struct PropertyAnimatorTests: FixtureSuite {
  let fixture = PlainScreen()
  let view = UIView()

  private func animator(duration: TimeInterval = 1) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: .linear) { [log, view] in
      log.record("changes")
      view.alpha = 0.5
    }
    animator.addCompletion { [log] in log.record("first \($0)") }
    animator.addCompletion { [log] in log.record("second \($0)") }
    return animator
  }

  @Test("R3: a started animator changes the views at once, and its completions run in order after its duration")
  func plain() {
    let animator = animator()
    #expect(animator.state == .inactive && !animator.isRunning)
    #expect(log.flush() == [])
    animator.startAnimation()
    #expect(log.flush() == ["changes"])
    #expect(view.alpha == 0.5)
    #expect(animator.state == .active && animator.isRunning)
    device.advance(by: 0.25)
    #expect(animator.fractionComplete == 0.25)
    device.advance(by: 0.749)
    #expect(log.flush() == [])
    device.advance(by: 0.001)
    #expect(log.flush() == ["first end", "second end"])
    #expect(animator.state == .inactive && !animator.isRunning)
    #expect(device.isAnimating == false)
  }

  @Test("R3: a delay comes before the animator's own duration")
  func delayed() {
    let animator = animator()
    animator.startAnimation(afterDelay: 2)
    #expect(animator.delay == 2)
    device.advance(by: 2)
    #expect(animator.fractionComplete == 0)
    device.advance(by: 0.5)
    #expect(animator.fractionComplete == 0.5)
    device.advance(by: 0.5)
    #expect(log.flush() == ["changes", "first end", "second end"])
  }

  @Test("A paused animator stays where it is and goes on from there, at its own pace or for a factor of its duration")
  func paused() {
    let animator = animator()
    animator.startAnimation()
    device.advance(by: 0.5)
    animator.pauseAnimation()
    #expect(animator.state == .active && !animator.isRunning)
    device.advance(by: 10)
    #expect(animator.fractionComplete == 0.5)
    animator.startAnimation()
    device.advance(by: 0.25)
    #expect(animator.fractionComplete == 0.75)
    animator.pauseAnimation()
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 2)
    device.advance(by: 1)
    #expect(animator.fractionComplete == 0.875)
    device.advance(by: 1)
    #expect(log.flush() == ["changes", "first end", "second end"])
  }

  @Test("A fraction that is set moves a paused and a running animator, and makes an inactive one active")
  func fraction() {
    let animator = animator()
    animator.fractionComplete = 0.5
    #expect(animator.state == .active && !animator.isRunning)
    #expect(log.flush() == ["changes"])
    animator.startAnimation()
    animator.fractionComplete = 0.75
    #expect(animator.isRunning)
    device.advance(by: 0.25)
    #expect(log.flush() == ["first end", "second end"])
  }

  @Test("A reversed animator takes the time that it has run and ends at the start")
  func reversed() {
    let animator = animator()
    animator.startAnimation()
    device.advance(by: 0.25)
    animator.isReversed = true
    #expect(animator.fractionComplete == 0.75)
    device.advance(by: 0.24)
    #expect(log.flush() == ["changes"])
    device.advance(by: 0.01)
    #expect(log.flush() == ["first start", "second start"])
  }

  @Test("A stopped animator waits for finishAnimation, whose position its completions receive, unless it ends at once")
  func stopped() {
    let (animator, forGood) = (animator(), UIViewPropertyAnimator(duration: 1, curve: .linear))
    forGood.addCompletion { [log] in log.record("stopped for good \($0)") }
    animator.startAnimation()
    forGood.startAnimation()
    animator.stopAnimation(false)
    forGood.stopAnimation(true)
    #expect(animator.state == .stopped && !animator.isRunning)
    #expect(forGood.state == .inactive)
    device.advance(by: 2)
    #expect(log.flush() == ["changes"])
    animator.finishAnimation(at: .current)
    #expect(log.flush() == ["first current", "second current"])
    #expect(animator.state == .inactive)
  }

  @Test("The system retains an animator while it runs")
  func lifetime() {
    weak var kept: UIViewPropertyAnimator?
    do {
      kept = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0.5, animations: {}) { [log] in
        log.record("\($0)")
      }
    }
    #expect(kept?.isRunning == true)
    device.advance(by: 1.5)
    #expect(log.flush() == ["end"])
    #expect(kept == nil)
  }

  @Test("A paused animator may be released when the process has ended")
  func released() {
    var held: UIViewPropertyAnimator? = animator()
    held?.pauseAnimation()
    device.kill()
    held = nil
  }
}
