import HeadlessDevice
import LifecycleTestKit
import OverlayBehavior
import TestSupport
import Testing
import UIKit

/// Overlays, fields and focus in one app: afterwards key window, first responder and focus are where they were.
@MainActor
@Suite(.everyAnswer)
struct FormsUnderOverlaysTests {
  let app = CoveredForms()
  let need = CoveredForms.Need()

  private func end(_ overlay: OverlayController) {
    need.isThere = false
    need.condition.setNeedsCheck()
    app.device.advance(by: 1)
    withExtendedLifetime(overlay) {}
  }

  @Test("After an overlay over an edited field, the field is edited, whether it stayed first responder or not")
  func once() {
    for endsEditing in [false, true] {
      need.isThere = true
      let before = app.places([app.form])
      let overlay = app.overlay(need)
      app.device.advance(by: 1)
      if endsEditing { app.main.endEditing(true) }
      #expect(app.places([app.form]) == ["form: not key, \(endsEditing ? "nothing" : "title"), no focus"])
      #expect(app.device.keyboardFrame == nil)
      end(overlay)
      #expect(app.places([app.form]) == before && before == ["form: key, title, focus"])
      #expect(app.device.keyboardFrame != nil)
    }
    #expect(
      app.log.flush() == [
        "1.0 offline willShow", "1.0 form lost windowNotKey", "1.25 offline didShow", "2.0 offline willHide",
        "2.25 offline didHide", "2.25 form gained windowKey",
        "3.0 offline willShow", "3.0 form lost windowNotKey", "3.25 offline didShow", "4.0 form edits nothing",
        "4.0 offline willHide", "4.25 offline didHide", "4.25 form gained windowKey", "4.25 form edits title",
      ])
  }

  @Test("After an overlay over an alert over a sheet with an edited field, everything is as before")
  func alertOverSheet() {
    let sheet = app.form("sheet")
    app.present(sheet, over: app.form)
    let alert = UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert)
    let action = UIAlertAction(title: "No", style: .cancel)
    alert.addAction(action)
    app.present(alert, over: sheet)
    let before = app.places([app.form, sheet])
    _ = app.log.flush()

    let overlay = app.overlay(need)
    app.device.advance(by: 1)
    end(overlay)
    #expect(app.places([app.form, sheet]) == before)
    #expect(
      app.log.flush() == [
        "3.0 offline willShow", "3.25 offline didShow", "4.0 offline willHide", "4.25 offline didHide",
      ])
    app.device.tap(action, in: alert)
    app.device.advance(by: 1)
    #expect(app.places([app.form, sheet]) == ["form: key, nothing, no focus", "sheet: key, title, focus"])
    sheet.dismiss(animated: true)
    app.device.advance(by: 1)
    #expect(app.places([app.form]) == ["form: key, title, focus"])
  }

  @Test("R63: two scenes with an edited field each: after an overlay each has its own field again")
  func twoScenes() {
    let other = app.form("other")
    app.device.connectScene { scene in
      let window = UIWindow(windowScene: scene)
      window.rootViewController = other
      window.makeKeyAndVisible()
      return window
    }
    app.device.advance(by: 1)
    app.device.tap(other.noteView)
    let before = app.places([app.form, other])
    #expect(before == ["form: key, title, focus", "other: key, note, focus"])

    let overlay = app.overlay(need)
    app.device.advance(by: 1)
    app.form.view.endEditing(true)
    other.view.endEditing(true)
    app.device.turn()
    #expect(
      app.places([app.form, other]) == ["form: not key, nothing, no focus", "other: not key, nothing, no focus"])
    end(overlay)
    #expect(app.places([app.form, other]) == before)
  }

  @Test("A field that an overlay gives back does not replace what the app has requested meanwhile", arguments: 0..<4)
  func requests(_ number: Int) {
    if number == 3 { app.device.tap(app.form.unregisteredField) }
    let overlay = app.overlay(need)
    app.device.advance(by: 1)
    app.main.endEditing(true)
    switch number {
    case 0: app.form.inputFocus.endEditing()
    case 1: app.form.inputFocus.pause()
    default: app.form.inputFocus.move(to: .note)
    }
    end(overlay)
    #expect(app.places([app.form]) == ["form: key, \(number < 2 ? "nothing" : "note"), focus"])
    app.form.inputFocus.resume()
    app.device.tap(app.form.titleField)
    app.device.turn()
    #expect(app.places([app.form]) == ["form: key, title, focus"])
  }

  @Test("After the background under an overlay that is hidden when the app is back, the field is edited again")
  func background() {
    let overlay = app.overlay(need)
    app.device.advance(by: 1)
    app.device.pressHome()
    app.main.endEditing(true)
    app.device.advance(by: 1)
    need.isThere = false
    app.device.openApp()
    app.device.advance(by: 1)
    #expect(!overlay.isShown && app.places([app.form]) == ["form: key, title, focus"])
  }
}
