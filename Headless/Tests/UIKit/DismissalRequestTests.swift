import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// R110, R134, R135: completions, links and flags of a dismissal that is requested at any time.
@MainActor
@Suite(.oneDevice)
struct DismissalRequestTests: FixtureSuite {
  let fixture = LoggedPresenter()

  private func presentB(_ style: UIModalPresentationStyle = .pageSheet) {
    b.modalPresentationStyle = style
    a.present(b, animated: true)
    device.advance(by: 1)
    _ = log.flush()
  }

  // MARK: R110

  @Test(
    "R110: in the did-callbacks of a dismissal the links are removed already, and isBeingDismissed is still true",
    arguments: [true, false], [true, false])
  func linksInDidCalls(animated: Bool, lasts: Bool) {
    device.weakRules.presentedLastsThroughDismissal = lasts
    presentB(.fullScreen)
    let record: @MainActor (LoggedViewController) -> Void = { [a, b] screen in
      log.record(
        "\(screen.name) presented \(a.presentedViewController != nil) presenting \(b.presentingViewController != nil) "
          + "dismissed \(b.isBeingDismissed)")
    }
    a.inside["dA"] = record
    b.inside["dD"] = record
    a.dismiss(animated: animated)
    device.finishTransitions()
    #expect(
      log.flush().filter { $0.contains("presented") } == [
        "A presented false presenting false dismissed true", "B presented false presenting false dismissed true",
      ])
    #expect(!b.isBeingDismissed)
  }

  @Test(
    "R110, W3: in the will-callbacks of a dismissal both links remain, or the presenter's link is removed",
    arguments: [true, false])
  func linksInWillCalls(lasts: Bool) {
    device.weakRules.presentedLastsThroughDismissal = lasts
    presentB(.fullScreen)
    b.inside["wD"] = { [a, b] _ in
      #expect((a.presentedViewController === b) == lasts)
      #expect(b.presentingViewController === a)
    }
    a.dismiss(animated: true)
    device.finishTransitions()
    #expect(log.flush() == ["B.wD(t)", "A.wA(t)", "A.iA(t)", "A.dA(t)", "B.dD(t)"])
  }

  @Test("R110: a presentation from the presenter's viewDidAppear takes place", arguments: [true, false])
  func presentInDidAppear(animated: Bool) {
    presentB(.fullScreen)
    let next = log.screen("C")
    next.modalPresentationStyle = .fullScreen
    a.inside["dA"] = { $0.present(next, animated: animated) { log.record("presented") } }
    a.dismiss(animated: true) { log.record("dismissed") }
    device.finishTransitions()
    let x = animated ? "(t)" : "(f)"
    #expect(
      log.flush().filter { $0 != "C.viewDidLoad" } == [
        "B.wD(t)", "A.wA(t)", "A.iA(t)", "A.dA(t)", "B.dD(t)", "dismissed", "A.wD" + x, "C.wA" + x, "C.iA" + x,
        "C.dA" + x, "A.dD" + x, "presented",
      ])
    #expect(a.presentedViewController === next)
    #expect(device.consoleMessages.isEmpty)
  }

  @Test(
    "R110: the dismissed controller may be presented again from the presenter's viewDidAppear",
    arguments: [true, false])
  func presentAgain(animated: Bool) {
    presentB(.fullScreen)
    let first = b.presentationController
    a.inside["dA"] = { [b] in
      $0.inside["dA"] = nil
      $0.present(b, animated: animated)
    }
    a.dismiss(animated: true)
    device.finishTransitions()
    let x = animated ? "(t)" : "(f)"
    #expect(
      log.flush() == [
        "B.wD(t)", "A.wA(t)", "A.iA(t)", "A.dA(t)", "B.dD(t)", "A.wD" + x, "B.wA" + x, "B.iA" + x, "B.dA" + x,
        "A.dD" + x,
      ])
    #expect(a.presentedViewController === b)
    #expect(b.presentationController !== first)
    #expect(!b.isBeingDismissed)
    a.dismiss(animated: true)
    device.finishTransitions()
    #expect(a.appearance == .appeared)
    #expect(b.presentingViewController == nil)
  }

  // MARK: R134

  @Test("R134: dismiss() runs its completion each time when no controller is presented", arguments: [true, false])
  func noPresentedController(animated: Bool) {
    for _ in 0..<100 {
      a.dismiss(animated: animated) { log.record("completion") }
    }
    #expect(log.flush() == [])
    device.turn()
    #expect(log.flush() == Array(repeating: "completion", count: 100))
    UIViewController().dismiss(animated: animated) { log.record("alone") }
    device.turn()
    #expect(log.flush() == ["alone"])
  }

  // MARK: R135

  @Test("R135: the completion of a dismissal that is requested during another one runs too", arguments: [true, false])
  func completions(animated: Bool) {
    presentB()
    a.dismiss(animated: true) { log.record("first") }
    a.dismiss(animated: animated) { log.record("second") }
    device.advance(by: 0.1)
    b.dismiss(animated: animated) { log.record("third") }
    #expect(log.flush() == ["B.wD(t)"])
    device.advance(by: 1)
    #expect(log.flush() == ["B.dD(t)", "first", "second", "third"])
  }

  @Test("R135: a presentation from the completion of either dismissal takes place", arguments: [1, 2])
  func presentInCompletion(number: Int) {
    presentB()
    let next = log.screen("C")
    let present = { [a] in a.present(next, animated: true) }
    a.dismiss(animated: true) { if number == 1 { present() } }
    device.advance(by: 0.1)
    a.dismiss(animated: true) { if number == 2 { present() } }
    device.advance(by: 2)
    #expect(log.flush() == ["B.wD(t)", "B.dD(t)", "C.viewDidLoad", "C.wA(t)", "C.iA(t)", "C.dA(t)"])
    #expect(a.presentedViewController === next)
    #expect(device.consoleMessages.isEmpty)
  }

  @Test("R135: a dismissal of the upper controller is part of a running dismissal of the lower one")
  func upperDuringLower() {
    presentB()
    let c = log.screen("C")
    b.present(c, animated: true)
    device.advance(by: 1)
    _ = log.flush()
    a.dismiss(animated: true) { log.record("all") }
    device.advance(by: 0.1)
    c.dismiss(animated: true) { log.record("upper") }
    device.advance(by: 1)
    #expect(log.flush() == ["C.wD(t)", "B.wD(f)", "C.dD(t)", "B.dD(f)", "all", "upper"])
    #expect(a.presentedViewController == nil)
  }

  @Test("R135: a dismissal that is requested while a finger drags the sheet follows a cancelled drag")
  func duringDrag() throws {
    presentB()
    let drag = try #require(device.beginSheetDrag(of: b))
    a.dismiss(animated: true) { log.record("dismissed") }
    drag.cancel()
    device.advance(by: 2)
    #expect(log.flush() == ["B.wD(t)", "B.wA(t)", "B.iA(t)", "B.dA(t)", "B.wD(t)", "B.dD(t)", "dismissed"])
    #expect(a.presentedViewController == nil)
  }

  @Test("R135, R51: isBeingDismissed is true from dismiss() on, also while the presentation runs")
  func flagDuringPresentation() {
    a.present(b, animated: true)
    device.advance(by: 0.1)
    a.dismiss(animated: true)
    #expect(b.isBeingDismissed)
    #expect(b.isBeingPresented)
    b.inside["dA"] = { #expect($0.isBeingDismissed) }
    device.advance(by: 2)
    #expect(!b.isBeingDismissed)
    #expect(log.flush().suffix(3) == ["B.dA(t)", "B.wD(t)", "B.dD(t)"])
  }

  @Test(
    "R135: when the presenter leaves its window before the presentation starts, isBeingDismissed does not stay true")
  func refusedPresentation() {
    a.present(b, animated: true)
    a.dismiss(animated: true) { log.record("dismissed") }
    a.view.window?.rootViewController = UIViewController()
    device.advance(by: 1)
    #expect(!b.isBeingDismissed)
    #expect(log.flush() == ["A.wD(f)", "dismissed", "A.dD(f)"])
  }

  @Test("R56: a second tap on an action has no effect while the alert is dismissed")
  func alertTappedTwice() {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    let action = UIAlertAction(title: nil, style: .default) { [log] _ in log.record("handler") }
    alert.addAction(action)
    a.present(alert, animated: true)
    device.advance(by: 1)
    device.tap(action, in: alert)
    device.tap(action, in: alert)
    device.advance(by: 1)
    device.tap(action, in: alert)
    device.advance(by: 1)
    #expect(log.flush() == ["handler"])
  }
}
