import FocusBehavior
import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@testable import OverlayBehavior

/// R164: what the app does by code below a shown lock. The user types into the lock, and nothing below it goes on, whether or
/// not a window becomes key with a first responder.
@MainActor
@Suite(.everyAnswer)
struct BelowALockTests {
  let app = CoveredApp()
  private let lock = PinScreen()

  enum Act: CaseIterable {
    case prompt, field, window
  }

  @Test("The whole PIN is typed into the lock, whatever asks for the keyboard below it", arguments: Act.allCases)
  func typing(act: Act) {
    let overlay = app.overlay { [lock] _ in lock }
    app.goOffline(for: 2)
    #expect(app.device.typeText("12"))
    let below = perform(act)
    #expect(app.overlayWindows().first?.isKeyWindow == true)
    app.device.advance(by: 2)
    #expect(app.device.typeText("34"))
    #expect(lock.pin.text == "1234")
    #expect(below.text ?? "" == "")
    withExtendedLifetime(overlay) {}
  }

  @Test("A player below the lock stays paused, whatever asks for the keyboard there", arguments: Act.allCases)
  func playing(act: Act) {
    let player = LifecycleTranscript()
    app.screen.addBehaviors([FocusBehavior(.media) { player.record($0.hasFocus ? "play" : "pause") }])
    app.device.advance(by: 1)
    let overlay = app.overlay { [lock] _ in lock }
    app.goOffline(for: 2)
    perform(act)
    app.device.advance(by: 2)
    #expect(player.flush() == ["play", "pause"])
    withExtendedLifetime(overlay) {}
  }

  @Test("When the lock is hidden, the prompt that appeared below it has the keyboard")
  func afterwards() {
    let overlay = app.overlay { [lock] _ in lock }
    app.goOffline(for: 2)
    let below = perform(.prompt)
    app.device.advance(by: 2)
    app.goOnline()
    #expect(!overlay.isShown && app.main.isKeyWindow)
    #expect(app.device.typeText("34"))
    #expect(below.text == "34")
  }

  /// - Returns: the field below the lock.
  @discardableResult
  private func perform(_ act: Act) -> UITextField {
    switch act {
    case .prompt:
      let prompt = UIAlertController(title: "Password", message: nil, preferredStyle: .alert)
      prompt.addTextField()
      app.screen.present(prompt, animated: true)
      app.device.advance(by: 1)
      return prompt.textFields?.first ?? app.field
    case .field:
      app.field.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
      app.field.becomeFirstResponder()
    case .window:
      app.field.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
      app.main.makeKeyAndVisible()
      app.field.becomeFirstResponder()
    }
    return app.field
  }
}
