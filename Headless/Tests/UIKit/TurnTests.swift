import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.oneDevice)
struct TurnTests: FixtureSuite {
  let fixture = LoggedDevice()

  @Test("R1: a turn runs sources, then layout, then the work that waits for the commit")
  func phases() {
    let parent = log.screen("P")
    let child = log.screen("C")
    child.logsLayout = true
    device.launch(showing: parent)
    _ = log.flush()

    _ = device.schedule(after: 0) {
      log.record("source")
      parent.embed(child)
    }
    _ = device.schedule(after: 0) { log.record("next source") }
    device.turn()
    #expect(
      log.flush() == [
        "source", "C.wM(P)", "C.viewDidLoad", "C.wA(f)", "C.dM(P)", "next source",
        "C.iA(f)", "C.wL", "C.dL", "C.dA(f)",
      ])
  }

  @Test("R1: work that waits for the commit runs in the order in which it was queued")
  func firstInFirstOut() {
    let parent = log.screen("P")
    device.launch(showing: parent)
    let old = log.shownChild("O", of: parent, on: device)

    parent.embed(log.screen("N"))
    parent.unembed(old)
    parent.embed(log.screen("M"))
    _ = log.flush()
    device.turn()
    #expect(log.flush() == ["N.iA(f)", "M.iA(f)", "N.dA(f)", "O.dD(f)", "M.dA(f)"])
  }

  @Test("R1: work that is queued for a commit while such work runs waits for the next commit")
  func queuedMeanwhile() {
    let first = log.screen("F")
    let second = log.screen("S")
    let parent = log.shownScreen("P", on: device)

    first.inside["dA"] = { _ in parent.embed(second) }
    parent.embed(first)
    device.turn()
    #expect(
      log.flush() == [
        "F.wM(P)", "F.viewDidLoad", "F.wA(f)", "F.dM(P)", "F.iA(f)", "F.dA(f)",
        "S.wM(P)", "S.viewDidLoad", "S.wA(f)", "S.dM(P)",
      ])
    device.turn()
    #expect(log.flush() == ["S.iA(f)", "S.dA(f)"])
  }

  @Test("R2: without a turn of the run loop no screen has appeared")
  func needsTurn() {
    let screen = log.screen("A")
    let window = device.launch(showing: UIViewController())
    window.rootViewController = screen
    #expect(log.flush() == ["A.viewDidLoad", "A.wA(f)"])
    #expect(log.flush() == [])
    device.turn()
    #expect(log.flush() == ["A.iA(f)", "A.dA(f)"])
    device.turn()
    #expect(log.flush() == [])
  }

  @Test("R3: animated values are set at once; the completion comes once, after the duration")
  func animation() {
    device.launch(showing: UIViewController())
    let view = UIView()
    UIView.animate(withDuration: 0.25) {
      view.alpha = 0.5
    } completion: { finished in
      log.record("finished \(finished)")
    }
    #expect(view.alpha == 0.5)
    device.advance(by: 0.2)
    #expect(log.flush() == [])
    device.advance(by: 0.1)
    #expect(log.flush() == ["finished true"])
    device.advance(by: 1)
    #expect(log.flush() == [])
  }

  @Test("R3: a delay comes before the duration")
  func delayedAnimation() {
    device.launch(showing: UIViewController())
    UIView.animate(withDuration: 0.25, delay: 1) {
    } completion: { _ in
      log.record("completion")
    }
    device.advance(by: 1.2)
    #expect(log.flush() == [])
    device.advance(by: 0.1)
    #expect(log.flush() == ["completion"])
  }

  @Test("R3: without a duration the completion comes first in the next turn")
  func animationWithoutDuration() {
    let parent = log.screen("P")
    let child = log.screen("C")
    device.launch(showing: parent)
    parent.embed(child)
    _ = log.flush()
    UIView.animate(withDuration: 0) {
    } completion: { finished in
      log.record("finished \(finished)")
    }
    #expect(log.flush() == [])
    device.turn()
    #expect(log.flush() == ["finished true", "C.iA(f)", "C.dA(f)"])
  }

  @Test("R3: going to the background ends animations unfinished, once")
  func background() {
    device.launch(showing: UIViewController())
    for number in 1...9 {
      UIView.animate(withDuration: 10) {
      } completion: { finished in
        log.record("\(number) finished \(finished)")
      }
    }
    device.pressHome()
    #expect(log.flush() == (1...9).map { "\($0) finished false" })
    device.openApp()
    device.advance(by: 20)
    #expect(log.flush() == [])
  }
}
