import FocusBehavior
import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@testable import OverlayBehavior

/// An overlay as the cover that a screen below it loses its focus to.
@MainActor
@Suite(.everyAnswer)
struct OverlayAsCoverTests {
  let app = CoveredApp()

  private final class LockViewController: UIViewController {}
  private final class TipViewController: UIViewController {}

  @Test("A loss to an overlay names the app's own controller, and has it as its cover")
  func name() {
    let log = LifecycleTranscript()
    let lock = LockViewController()
    app.screen.addBehaviors([
      FocusBehavior { change in
        guard !change.hasFocus else { return }
        log.record("\(change)")
        #expect(change.cover?.viewController === lock)
      }
    ])
    app.device.advance(by: 1)
    let overlay = app.overlay { _ in lock }
    app.goOffline()
    #expect(log.lines.count == 1)
    #expect(log.lines.first?.contains("windowNotKey, key is the window of LockViewController") == true)
    withExtendedLifetime(overlay) {}
  }

  @Test("A screen that ignores one overlay keeps its focus under it, and loses it to another one")
  func ignored() {
    let log = LifecycleTranscript()
    app.screen.addBehaviors([
      FocusBehavior(.attention.ignoringCovers { $0 is TipViewController }) {
        log.record($0.hasFocus ? "gained" : "lost to \($0.cover.map { "\($0)" } ?? "nothing")")
      }
    ])
    app.device.advance(by: 1)
    let tip = app.overlay { _ in TipViewController() }
    app.goOffline()
    #expect(tip.isShown && log.flush() == ["gained"])
    let lock = OverlayController(while: { true }, options: OverlayOptions(priority: .high)) { _ in LockViewController()
    }
    app.device.advance(by: 1)
    #expect(lock.isShown && log.flush() == ["lost to window of LockViewController"])
  }
}
