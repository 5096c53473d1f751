import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@testable import OverlayBehavior

@MainActor
@Suite(.everyAnswer)
struct OverlayByHandTests {
  let app = CoveredApp()

  private func overlay(_ name: String, _ priority: OverlayPriority = .normal) -> OverlayController {
    OverlayController(
      options: OverlayOptions(priority: priority, eventHandler: app.record(name))
    ) { _ in UIViewController() }
  }

  @Test(
    "show() returns when the overlay is shown, hide() when it is hidden; a second time each returns and does nothing")
  func idempotent() async {
    let overlay = overlay("O")
    for _ in 0..<2 {
      #expect(await app.show(overlay, for: 0.3) == true)
      #expect(overlay.isShown)
    }
    for _ in 0..<2 {
      #expect(await app.hide(overlay, for: 0.3) == false)
      #expect(!overlay.isShown)
    }
    #expect(app.events(of: "O") == ["1.0 O willShow", "1.25 O didShow", "1.6 O willHide", "1.85 O didHide"])
  }

  @Test("Requests that cross: the last one counts, and each call returns how it ended")
  func crossing() async {
    let overlay = overlay("O")
    let first = Task { await overlay.show() }
    await settleTasks()
    app.device.advance(by: 0.1)
    let second = Task { await overlay.hide() }
    await settleTasks()
    let third = Task { await overlay.show() }
    await settleTasks()
    let fourth = Task { await overlay.hide() }
    await settleTasks()
    app.device.advance(by: 1)
    for task in [first, second, third, fourth] { #expect(await value(of: task) == false) }
    #expect(app.events(of: "O") == ["1.0 O willShow", "1.25 O didShow", "1.25 O willHide", "1.5 O didHide"])
  }

  @Test("show() returns false, and at once, for an overlay that waits behind another")
  func waiting() async {
    let urgent = overlay("urgent", .high)
    let other = overlay("other")
    #expect(await app.show(urgent) == true)
    let second = Task { await other.show() }
    await settleTasks()
    app.device.turn()
    #expect(await value(of: second) == false)
    #expect(other.isWanted && !other.isShown)
  }

  @Test("By hand and by a condition: the last request counts")
  func againstCondition() async {
    let overlay = app.overlay("O")
    app.device.turn()
    #expect(await app.show(overlay) == true)
    app.device.advance(by: 5)
    #expect(!overlay.isShown)
    app.goOffline()
    #expect(await app.hide(overlay, for: 7) == false)
    #expect(!overlay.isShown)
    app.condition.setNeedsCheck()
    app.device.advance(by: 1)
    #expect(overlay.isShown)
  }

  @Test("A cancelled overlay is hidden, and a task that waits for it resumes")
  func cancelled() async {
    let overlay = overlay("O")
    let shown = Task { await overlay.show() }
    await settleTasks()
    app.device.advance(by: 0.1)
    overlay.cancel()
    overlay.cancel()
    app.device.advance(by: 1)
    #expect(await value(of: shown) == false)
    #expect(await app.show(overlay) == false)
    #expect(app.events(of: "O") == ["1.0 O willShow", "1.25 O didShow", "1.25 O willHide", "1.5 O didHide"])
    #expect(app.main.isKeyWindow)
  }

  @Test(
    "show() waits for the effects of the overlay's own events: false for an overlay that is cancelled when it is shown"
  )
  func endedWhenShown() async {
    final class Box { var overlay: OverlayController? }
    let box = Box()
    let overlay = OverlayController(
      options: OverlayOptions(
        transition: .none,
        eventHandler: { event in
          if case .didShow = event { box.overlay?.cancel() }
        })
    ) { _ in UIViewController() }
    box.overlay = overlay
    var results: [Bool] = []
    let task = Task { results.append(await overlay.show()) }
    for _ in 0..<5 {
      await settleTasks()
      app.device.turn()
    }
    #expect(await value(of: task) != nil)
    #expect(results == [false])
    #expect(!overlay.isShown)
    box.overlay = nil
  }
}
