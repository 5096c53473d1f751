import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// R51, R52, R54: flags, completions and links during a presentation and its dismissal.
@MainActor
@Suite(.oneDevice)
struct PresentationEndTests: FixtureSuite {
  let fixture = LoggedPresenter()

  @Test("R51, R25: isBeingPresented and isBeingDismissed are true for the presented controller alone")
  func flags() {
    let child = log.screen("C")
    b.inside["viewDidLoad"] = { $0.embed(child) }
    for screen in [b, child] {
      for callback in ["wA", "iA", "dA", "wD", "dD"] {
        screen.inside[callback] = {
          log.record("\($0.name).\(callback) presented \($0.isBeingPresented) dismissed \($0.isBeingDismissed)")
        }
      }
    }
    a.present(b, animated: true)
    device.advance(by: 1)
    let no = "presented false dismissed false"
    #expect(
      log.flush().filter { $0.contains("presented") } == [
        "B.wA presented true dismissed false", "C.wA \(no)", "B.iA presented true dismissed false", "C.iA \(no)",
        "B.dA presented true dismissed false", "C.dA \(no)",
      ])
    #expect(!b.isBeingPresented)
    a.dismiss(animated: true)
    #expect(b.isBeingDismissed)
    #expect(!a.isBeingDismissed)
    device.advance(by: 1)
    #expect(
      log.flush().filter { $0.contains("presented") } == [
        "B.wD presented false dismissed true", "C.wD \(no)", "B.dD presented false dismissed true", "C.dD \(no)",
      ])
    #expect(!b.isBeingDismissed)
  }

  @Test("R52, T21: completions run last, and never inside the call", arguments: [true, false])
  func completions(animated: Bool) {
    let x = animated ? "(t)" : "(f)"
    b.modalPresentationStyle = .fullScreen
    a.present(b, animated: animated) { log.record("presented") }
    #expect(!log.lines.contains("presented"))
    device.finishTransitions()
    #expect(log.flush().suffix(3) == ["B.dA" + x, "A.dD" + x, "presented"])
    b.dismiss(animated: animated) { log.record("dismissed") }
    #expect(!log.lines.contains("dismissed"))
    device.finishTransitions()
    #expect(log.flush().suffix(3) == ["A.dA" + x, "B.dD" + x, "dismissed"])
  }

  @Test(
    "R54, W3: the link remains until the end of an animated dismissal, or is removed at its start",
    arguments: [true, false])
  func linkDuringDismissal(lasts: Bool) {
    device.weakRules.presentedLastsThroughDismissal = lasts
    a.present(b, animated: true)
    device.advance(by: 1)
    a.dismiss(animated: true) { [a, b] in
      #expect(a.presentedViewController == nil)
      #expect(b.presentingViewController == nil)
      log.record("completion")
    }
    #expect(a.presentedViewController === b)
    device.advance(by: 0.1)
    #expect((a.presentedViewController === b) == lasts)
    #expect(b.isBeingDismissed)
    device.advance(by: 1)
    #expect(log.flush().suffix(3) == ["B.wD(t)", "B.dD(t)", "completion"])
  }

  @Test("R52: a dismissed controller is released")
  func release() {
    weak var dismissed: UIViewController?
    do {
      let screen = UIViewController()
      dismissed = screen
      a.present(screen, animated: true)
      device.advance(by: 1)
      screen.dismiss(animated: true)
    }
    #expect(dismissed != nil)
    device.advance(by: 1)
    #expect(dismissed == nil)
  }
}
