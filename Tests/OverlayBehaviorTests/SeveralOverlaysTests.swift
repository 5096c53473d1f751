import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@testable import OverlayBehavior

@MainActor
@Suite(.everyAnswer)
struct SeveralOverlaysTests {
  let app = CoveredApp()
  let answers = Answers()

  final class Answers {
    var isOffline = false
    var isLocked = false
  }

  private func overlay(
    _ name: String, _ priority: OverlayPriority, while path: ReferenceWritableKeyPath<Answers, Bool>
  ) -> OverlayController {
    let answers = answers
    return app.overlay(
      name, while: OverlayCondition(isCheckedWhileHidden: false) { answers[keyPath: path] },
      configuration: OverlayConfiguration(priority: priority))
  }

  private func events() -> [String] {
    #expect(app.scene.windows.filter(\.isKeyWindow).count == 1)
    return app.log.flush().filter { !$0.hasPrefix("main") && !$0.contains("A ") }
  }

  @Test(
    "A more urgent overlay takes the place of the one that stands, in one step: nothing below is ever touched or key")
  func urgent() {
    let offline = overlay("offline", .normal, while: \.isOffline)
    let lock = overlay("lock", .high, while: \.isLocked)
    answers.isOffline = true
    offline.setNeedsCheck()
    app.device.advance(by: 1)
    let first = app.overlayWindows()
    answers.isLocked = true
    lock.setNeedsCheck()
    for _ in 0..<10 {
      app.device.advance(by: 0.1)
      #expect(app.overlayWindows().count == 1 && app.touched() is OverlayWindow)
    }
    #expect(app.overlayWindows() != first)
    #expect(lock.isShown && !offline.isShown && offline.isWanted)
    answers.isLocked = false
    lock.setNeedsCheck()
    for _ in 0..<10 {
      app.device.advance(by: 0.1)
      #expect(app.overlayWindows().count == 1 && app.touched() is OverlayWindow)
    }
    answers.isOffline = false
    offline.setNeedsCheck()
    app.device.advance(by: 1)
    #expect(
      app.log.flush() == [
        "1.0 offline willShow", "main resignKey", "1.0 A lost windowNotKey", "1.25 offline didShow",
        "2.0 offline willHide", "2.0 lock willShow", "2.0 offline didHide", "2.0 lock didShow",
        "3.0 lock willHide", "3.0 offline willShow", "3.0 lock didHide", "3.0 offline didShow",
        "4.0 offline willHide", "main becomeKey", "4.25 offline didHide", "4.25 A gained windowKey",
      ])
  }

  @Test("A less urgent one waits, among equals the later one, and comes when its turn is there, if it still wants to")
  func waiting() {
    let first = overlay("first", .normal, while: \.isOffline)
    let second = overlay("second", .normal, while: \.isLocked)
    let low = overlay("low", .low, while: \.isLocked)
    answers.isOffline = true
    first.setNeedsCheck()
    app.device.advance(by: 1)
    answers.isLocked = true
    low.setNeedsCheck()
    second.setNeedsCheck()
    app.device.advance(by: 1)
    #expect(events() == ["1.0 first willShow", "1.25 first didShow"])
    answers.isOffline = false
    first.setNeedsCheck()
    app.device.advance(by: 1)
    #expect(
      events() == ["3.0 first willHide", "3.0 second willShow", "3.0 first didHide", "3.0 second didShow"])
    answers.isLocked = false
    second.setNeedsCheck()
    low.setNeedsCheck()
    app.device.advance(by: 1)
    #expect(events() == ["4.0 second willHide", "4.25 second didHide"])
    #expect(!low.isShown)
  }

  @Test("An urgent one that comes during a transition waits for its end")
  func duringTransition() {
    let offline = overlay("offline", .normal, while: \.isOffline)
    let lock = overlay("lock", .high, while: \.isLocked)
    answers.isOffline = true
    offline.setNeedsCheck()
    app.device.advance(by: 0.1)
    answers.isLocked = true
    lock.setNeedsCheck()
    app.device.advance(by: 1)
    answers.isLocked = false
    answers.isOffline = false
    offline.setNeedsCheck()
    lock.setNeedsCheck()
    app.device.advance(by: 0.1)
    answers.isOffline = true
    offline.setNeedsCheck()
    app.device.advance(by: 1)
    #expect(
      events() == [
        "1.0 offline willShow", "1.25 offline didShow", "1.25 offline willHide", "1.25 lock willShow",
        "1.25 offline didHide", "1.25 lock didShow", "2.1 lock willHide", "2.35 lock didHide",
        "2.35 offline willShow", "2.6 offline didShow",
      ])
  }

  @Test("What was key before the first of them gets key status back after the last, and the first responder with it")
  func keyWindow() {
    let other = app.window("other")
    app.field.becomeFirstResponder()
    let offline = overlay("offline", .normal, while: \.isOffline)
    let lock = overlay("lock", .high, while: \.isLocked)
    answers.isOffline = true
    offline.setNeedsCheck()
    app.device.advance(by: 1)
    answers.isLocked = true
    answers.isOffline = false
    lock.setNeedsCheck()
    offline.setNeedsCheck()
    app.device.advance(by: 1)
    app.main.endEditing(true)
    answers.isLocked = false
    lock.setNeedsCheck()
    app.device.advance(by: 1)
    #expect(app.main.isKeyWindow && !other.isKeyWindow && app.field.isFirstResponder)
  }

  @Test("Among equals it counts when an overlay has come to be wanted the last time")
  func wantedAgain() {
    var wanted: Set<String> = ["first"]
    let conditions = ["first", "second"].map { name in
      OverlayCondition(isCheckedWhileHidden: false) { wanted.contains(name) }
    }
    let overlays = conditions.map { app.overlay(while: $0) }
    let steps: [(Set<String>, [Bool])] = [
      (["first"], [true, false]), (["first", "second"], [true, false]), (["second"], [false, true]),
      (["first", "second"], [false, true]),
    ]
    for (names, shown) in steps {
      wanted = names
      conditions.forEach { $0.setNeedsCheck() }
      app.device.advance(by: 1)
      #expect(overlays.map(\.isShown) == shown)
    }
  }
}
