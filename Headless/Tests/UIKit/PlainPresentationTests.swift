import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// R114, R132: presentations without animation.
@MainActor
@Suite(.oneDevice)
struct PlainPresentationTests: FixtureSuite {
  let fixture = LoggedPresenter()
  let c: LoggedViewController

  init() {
    c = fixture.log.screen("C")
  }

  @Test("R114: a plain presentation runs when present() returns, so the new controller may present in the same turn")
  func chain() {
    a.present(b, animated: false) { log.record("B presented") }
    b.present(c, animated: false) { log.record("C presented") }
    #expect(log.flush() == ["B.viewDidLoad", "B.wA(f)", "B.iA(f)", "C.viewDidLoad", "C.wA(f)", "C.iA(f)"])
    #expect(a.presentedViewController === b)
    #expect(b.presentedViewController === c)
    device.finishTransitions()
    #expect(log.flush() == ["B.dA(f)", "B presented", "C.dA(f)", "C presented"])
    #expect(device.consoleMessages.isEmpty)
  }

  @Test("R114, R11: a modal that is covered in the same turn receives viewDidAppear first")
  func chainOfCovers() {
    b.modalPresentationStyle = .fullScreen
    c.modalPresentationStyle = .fullScreen
    a.present(b, animated: false) { log.record("B presented") }
    b.present(c, animated: false) { log.record("C presented") }
    device.finishTransitions()
    #expect(
      log.flush() == [
        "B.viewDidLoad", "A.wD(f)", "B.wA(f)", "B.iA(f)", "C.viewDidLoad", "B.dA(f)", "A.dD(f)", "B.wD(f)", "C.wA(f)",
        "C.iA(f)", "B presented", "C.dA(f)", "B.dD(f)", "C presented",
      ])
    #expect(device.consoleMessages.isEmpty)
  }

  @Test("R114, R46: with animation the presentation does not run yet, and the new controller may not present")
  func animated() {
    a.present(b, animated: true)
    b.present(c, animated: true)
    #expect(device.consoleMessages.count == 1)
    #expect(b.presentedViewController == nil)
  }

  @Test("R114, T21: neither completion runs inside its call")
  func completions() {
    a.present(b, animated: false) { log.record("presented") }
    #expect(!log.lines.contains("presented"))
    device.finishTransitions()
    a.dismiss(animated: false) { log.record("dismissed") }
    #expect(log.flush().suffix(2) == ["presented", "B.wD(f)"])
    device.finishTransitions()
    #expect(log.flush() == ["B.dD(f)", "dismissed"])
  }

  @Test(
    "R114: a presentation without animation inside a will-callback waits for the end of that transition",
    arguments: ["viewDidLoad", "wA", "iA"])
  func insideWillCall(callback: String) {
    let nav = UINavigationController(rootViewController: log.screen("N"))
    device.openWindow(showing: nav)
    _ = log.flush()
    let pushed = log.screen("P")
    b.modalPresentationStyle = .fullScreen
    pushed.inside[callback] = { [b] in $0.present(b, animated: false) }
    nav.pushViewController(pushed, animated: true)
    device.finishTransitions()
    #expect(
      log.flush().filter { !$0.hasPrefix("B.viewDidLoad") } == [
        "P.wM(nav)", "P.viewDidLoad", "N.wD(t)", "P.wA(t)", "P.iA(t)", "N.dD(t)", "P.dA(t)", "P.dM(nav)", "P.wD(f)",
        "B.wA(f)", "B.iA(f)", "B.dA(f)", "P.dD(f)",
      ])
    #expect(device.consoleMessages.isEmpty)
  }

  @Test("R132, W14: from viewDidAppear the callbacks are passed false, or true", arguments: [true, false])
  func fromDidAppear(staysPlain: Bool) {
    device.weakRules.plainPresentationInDidAppearStaysPlain = staysPlain
    let root = log.screen("R")
    b.modalPresentationStyle = .fullScreen
    root.inside["dA"] = { [b] in $0.present(b, animated: false) { log.record("presented") } }
    device.openWindow(showing: root)
    device.turn()
    let x = staysPlain ? "(f)" : "(t)"
    #expect(
      log.flush() == [
        "R.viewDidLoad", "R.wA(f)", "R.iA(f)", "R.dA(f)", "B.viewDidLoad", "R.wD" + x, "B.wA" + x, "B.iA" + x,
        "B.dA" + x, "R.dD" + x, "presented",
      ])
    // Elsewhere the callbacks receive the argument of present() under both answers.
    b.present(c, animated: false)
    device.finishTransitions()
    #expect(log.flush() == ["C.viewDidLoad", "C.wA(f)", "C.iA(f)", "C.dA(f)"])
  }
}
