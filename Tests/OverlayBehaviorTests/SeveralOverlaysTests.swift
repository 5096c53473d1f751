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
  let state = AppState()

  /// The values that the conditions read.
  final class AppState {
    var isOffline = false
    var isLocked = false
  }

  private func overlay(
    _ name: String, _ priority: OverlayPriority, while path: KeyPath<AppState, Bool>
  ) -> OverlayController {
    let state = state
    return app.overlay(
      name, while: OverlayCondition(isCheckedWhileHidden: false) { state[keyPath: path] },
      options: OverlayOptions(priority: priority))
  }

  /// Changes what the conditions read, signals it to the overlays, and lets time pass.
  private func change(
    _ overlays: OverlayController..., for seconds: TimeInterval = 1, _ change: (AppState) -> Void
  ) {
    change(state)
    overlays.forEach { $0.setNeedsCheck() }
    app.device.advance(by: seconds)
  }

  private func events() -> [String] {
    #expect(app.scene.windows.filter(\.isKeyWindow).count == 1)
    return app.log.flush().filter { !$0.hasPrefix("main") && !$0.contains("A ") }
  }

  private func expectCoveredForASecond() {
    for _ in 0..<10 {
      app.device.advance(by: 0.1)
      #expect(app.overlayWindows().count == 1 && app.touched() is OverlayWindow)
    }
  }

  @Test(
    "A more urgent overlay takes the place of the one that is shown, in one step: nothing below is ever touched or key")
  func urgent() {
    let offline = overlay("offline", .normal, while: \.isOffline)
    let lock = overlay("lock", .high, while: \.isLocked)
    change(offline) { $0.isOffline = true }
    let first = app.overlayWindows()
    change(lock, for: 0) { $0.isLocked = true }
    expectCoveredForASecond()
    #expect(app.overlayWindows() != first)
    #expect(lock.isShown && !offline.isShown && offline.isWanted)
    change(lock, for: 0) { $0.isLocked = false }
    expectCoveredForASecond()
    change(offline) { $0.isOffline = false }
    #expect(
      app.log.flush() == [
        "1.0 offline willShow", "main resignKey", "1.0 A lost windowNotKey", "1.25 offline didShow",
        "2.0 offline willHide", "2.0 lock willShow", "2.0 offline didHide", "2.0 lock didShow",
        "3.0 lock willHide", "3.0 offline willShow", "3.0 lock didHide", "3.0 offline didShow",
        "4.0 offline willHide", "main becomeKey", "4.25 offline didHide", "4.25 A gained windowKey",
      ])
  }

  @Test(
    "A less urgent overlay waits, among equals the later one, and is shown after the other if it is still requested")
  func waiting() {
    let first = overlay("first", .normal, while: \.isOffline)
    let second = overlay("second", .normal, while: \.isLocked)
    let low = overlay("low", .low, while: \.isLocked)
    change(first) { $0.isOffline = true }
    change(low, second) { $0.isLocked = true }
    #expect(events() == ["1.0 first willShow", "1.25 first didShow"])
    change(first) { $0.isOffline = false }
    #expect(
      events() == ["3.0 first willHide", "3.0 second willShow", "3.0 first didHide", "3.0 second didShow"])
    change(second, low) { $0.isLocked = false }
    #expect(events() == ["4.0 second willHide", "4.25 second didHide"])
    #expect(!low.isShown)
  }

  @Test("The window that was key before the first overlay is key again after the last, with its first responder")
  func keyWindow() {
    let other = app.window("other")
    app.field.becomeFirstResponder()
    let offline = overlay("offline", .normal, while: \.isOffline)
    let lock = overlay("lock", .high, while: \.isLocked)
    change(offline) { $0.isOffline = true }
    change(lock, offline) {
      $0.isLocked = true
      $0.isOffline = false
    }
    app.main.endEditing(true)
    change(lock) { $0.isLocked = false }
    #expect(app.main.isKeyWindow && !other.isKeyWindow && app.field.isFirstResponder)
  }

  @Test("Among equals the time since which an overlay is met in the scene counts")
  func requestedAgain() {
    var requested: Set<String> = ["first"]
    let conditions = ["first", "second"].map { name in
      OverlayCondition(isCheckedWhileHidden: false) { requested.contains(name) }
    }
    let overlays = conditions.map { app.overlay(while: $0) }
    let steps: [(Set<String>, [Bool])] = [
      (["first"], [true, false]), (["first", "second"], [true, false]), (["second"], [false, true]),
      (["first", "second"], [false, true]),
    ]
    for (names, shown) in steps {
      requested = names
      conditions.forEach { $0.setNeedsCheck() }
      app.device.advance(by: 1)
      #expect(overlays.map(\.isShown) == shown)
    }
  }

  @Test("A lock that prompts, as for a face, is not replaced by a cover of the same priority, and appears once")
  func prompting() {
    let cover = app.overlay("cover", while: .sceneIsNotActive)
    let lock = overlay("lock", .normal, while: \.isLocked)
    state.isLocked = true
    app.device.pressHome()
    app.device.advance(by: 5)
    #expect(cover.isShown)
    app.device.openApp()
    app.device.advance(by: 1)
    #expect(lock.isShown)
    app.device.showSystemAlert()
    app.device.advance(by: 3)
    #expect(lock.isShown && !cover.isShown)
    app.device.dismissSystemAlert()
    app.device.advance(by: 1)
    change(lock) { $0.isLocked = false }
    #expect(
      events().filter { $0.contains("lock") }.map { $0.split(separator: " ").last } == [
        "willShow", "didShow", "willHide", "didHide",
      ])
  }

  @Test("An event handler in which every condition is read again and another overlay is requested: one after the other")
  func readAgainInside() {
    var requested: Set<String> = []
    var events: [String] = []
    let conditions = ["low", "normal", "high"].map { name in
      OverlayCondition(isCheckedWhileHidden: false) { requested.contains(name) }
    }
    let overlays = zip(["low", "normal", "high"], [OverlayPriority.low, .normal, .high]).enumerated().map {
      index, pair in
      OverlayController(
        while: conditions[index],
        options: OverlayOptions(
          priority: pair.1,
          eventHandler: { event in
            events.append("\(pair.0) \(event.name)")
            guard pair.0 == "low", event.name == "willHide" else { return }
            requested.insert("high")
            NotificationCenter.default.post(
              name: UIApplication.didBecomeActiveNotification, object: UIApplication.shared)
          })
      ) { _ in UIViewController() }
    }
    for name in ["low", "normal"] {
      requested.insert(name)
      conditions.forEach { $0.setNeedsCheck() }
      app.device.advance(by: 1)
    }
    #expect(
      events == [
        "low willShow", "low didShow",
        "low willHide", "normal willShow", "low didHide", "normal didShow",
        "normal willHide", "high willShow", "normal didHide", "high didShow",
      ])
    #expect(app.overlayWindows().count == 1)
    #expect(overlays.map(\.isShown) == [false, false, true])
  }
}
