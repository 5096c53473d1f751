import HeadlessDevice
import InputFocusBehavior
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// What comes over a field that is being edited, and what is left when it has gone.
@MainActor
@Suite(.everyAnswer)
struct InputFocusRestoringTests {
  let device = HeadlessDevice().drivingLifecycleTime()
  let log = LifecycleTranscript()

  private func launch(_ policy: InputFocusPolicy = .standard) -> (screen: FormScreen, nav: UINavigationController) {
    let screen = FormScreen(initial: .title, policy: policy, log: log, on: device)
    let nav = UINavigationController(rootViewController: screen)
    device.launch(showing: nav)
    device.advance(by: 1)
    _ = log.flush()
    return (screen, nav)
  }

  private func present(_ modal: UIViewController, _ style: UIModalPresentationStyle, over screen: UIViewController) {
    modal.modalPresentationStyle = style
    screen.present(modal, animated: true)
    device.advance(by: 1)
  }

  @Test(
    "After a modal the field is edited again, when its transition is over",
    arguments: [UIModalPresentationStyle.pageSheet, .overFullScreen, .fullScreen])
  func modal(style: UIModalPresentationStyle) {
    let screen = launch().screen
    let modal = UIViewController()
    present(modal, style, over: screen)
    #expect(screen.inputFocus.actual == nil && screen.inputFocus.desired == .title)
    device.advance(by: 60.03)
    modal.dismiss(animated: true)
    device.advance(by: 0.34)
    #expect(!screen.titleField.isFirstResponder)
    device.advance(by: 0.01)
    #expect(screen.titleField.isFirstResponder)
    #expect(log.flush().suffix(1) == ["62.38 title"])
  }

  @Test("A field in another window does not change which one UIKit gives back after an alert: the request counts more")
  func fieldOfAnotherWindow() {
    let (screen, _) = launch()
    device.tap(screen.unregisteredField)
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    present(alert, .automatic, over: screen)
    screen.inputFocus.move(to: .tag)
    let field = UITextField()
    let other = UIViewController()
    other.view.addSubview(field)
    let window = device.openWindow(showing: other)
    device.tap(field)
    #expect(field.isFirstResponder)
    window.isHidden = true
    device.turn()
    alert.dismiss(animated: true)
    device.advance(by: 2)
    #expect(screen.tagField.isFirstResponder && screen.inputFocus.desired == .tag)
  }

  @Test("So it is without animation", arguments: [UIModalPresentationStyle.pageSheet, .overFullScreen, .fullScreen])
  func plainModal(style: UIModalPresentationStyle) {
    let screen = launch().screen
    let modal = UIViewController()
    modal.modalPresentationStyle = style
    screen.present(modal, animated: false)
    device.advance(by: 1)
    #expect(screen.inputFocus.actual == nil && screen.inputFocus.desired == .title)
    modal.dismiss(animated: false)
    // Makes it look before the screen has come back.
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: nil)
    device.advance(by: 0.1)
    #expect(screen.titleField.isFirstResponder)
  }

  @Test("A policy without modals lets the field go", arguments: [UIModalPresentationStyle.pageSheet, .fullScreen])
  func modalWithoutPolicy(style: UIModalPresentationStyle) {
    let screen = launch([.keyWindowLoss, .inactive]).screen
    let modal = UIViewController()
    present(modal, style, over: screen)
    #expect(screen.inputFocus.desired == nil)
    modal.dismiss(animated: true)
    device.advance(by: 2)
    #expect(!screen.titleField.isFirstResponder)
  }

  @Test("A modal's own field, tapped, leaves the one beneath to be restored")
  func modalWithField() {
    let screen = launch().screen
    let sheet = FormScreen(initial: .tag)
    present(sheet, .pageSheet, over: screen)
    #expect(sheet.tagField.isFirstResponder)
    device.tap(sheet.unregisteredField)
    #expect(sheet.inputFocus.desired == nil)
    sheet.dismiss(animated: true)
    device.advance(by: 1)
    #expect(screen.titleField.isFirstResponder)
  }

  @Test("A wish made under a modal waits for its end; a sheet that is dragged and let go is no end")
  func wishUnderModal() {
    let screen = launch().screen
    let sheet = UIViewController()
    present(sheet, .pageSheet, over: screen)
    screen.inputFocus.move(to: .note)
    device.beginSheetDrag(of: sheet)?.cancel()
    device.advance(by: 1)
    #expect(screen.inputFocus.actual == nil)
    sheet.dismiss(animated: false)
    device.advance(by: 1)
    #expect(screen.noteView.isFirstResponder)
  }

  @Test("An alert: UIKit gives back, the focus agrees, whatever the policy", arguments: [true, false])
  func alert(isInPolicy: Bool) {
    let screen = launch(isInPolicy ? .standard : []).screen
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    present(alert, .automatic, over: screen)
    alert.dismiss(animated: true)
    device.advance(by: 1)
    #expect(screen.titleField.isFirstResponder)
    #expect(screen.inputFocus.desired == .title && screen.inputFocus.actual == .title)
    #expect(device.keyboardFrame != nil)
  }

  @Test("An alert: what the app wishes meanwhile counts more than what UIKit gives back", arguments: [0, 1, 2])
  func wishUnderAlert(kind: Int) {
    let screen = launch().screen
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    present(alert, .automatic, over: screen)
    switch kind {
    case 0: screen.inputFocus.move(to: .tag)
    case 1: screen.inputFocus.endEditing()
    default: screen.inputFocus.deactivate()
    }
    alert.dismiss(animated: true)
    device.advance(by: 1)
    #expect(screen.inputFocus.actual == (kind == 0 ? .tag : nil))
    device.tap(screen.titleField)
    device.advance(by: 1)
    #expect(screen.inputFocus.actual == .title)
  }

  @Test("An overlay: the keyboard comes back with the window, even if the overlay's code ended the editing")
  func overlay() {
    let screen = launch().screen
    for endsEditing in [false, true] {
      let overlay = device.openWindow(showing: UIViewController(), level: .alert)
      if endsEditing { screen.view.endEditing(true) }
      device.advance(by: 1)
      #expect(device.keyboardFrame == nil)
      #expect(screen.inputFocus.desired == .title)
      device.close(overlay)
      device.advance(by: 1)
      #expect(screen.titleField.isFirstResponder)
      #expect(device.keyboardFrame != nil)
    }
  }

  @Test("An overlay: a policy without it lets a field go that has been ended")
  func overlayWithoutPolicy() {
    let screen = launch([.cover, .inactive]).screen
    let overlay = device.openWindow(showing: UIViewController())
    screen.view.endEditing(true)
    device.close(overlay)
    device.advance(by: 1)
    #expect(screen.inputFocus.desired == nil && screen.inputFocus.actual == nil)
  }

  @Test("T8: a wish does not take key from another window; it waits for its own to be key")
  func overlayKeepsKey() {
    let screen = launch().screen
    let overlay = device.openWindow(showing: UIViewController())
    screen.inputFocus.move(to: .note)
    device.advance(by: 5)
    #expect(overlay.isKeyWindow)
    #expect(!screen.noteView.isFirstResponder)
    device.close(overlay)
    device.advance(by: 0)
    #expect(screen.noteView.isFirstResponder)
  }

  @Test("A wish does not wait for a window that nobody else keeps from being key")
  func noKeyWindow() {
    let screen = launch().screen
    screen.inputFocus.endEditing()
    screen.view.window?.isHidden = true
    screen.view.window?.isHidden = false
    device.turn()
    screen.inputFocus.move(to: .note)
    #expect(screen.noteView.isFirstResponder)
  }

  @Test("The background: a field that is ended there is edited again when the app is active", arguments: [true, false])
  func background(isSuspended: Bool) {
    let screen = launch().screen
    let token = NotificationCenter.default.addObserver(
      forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { _ = screen.view.endEditing(true) } }
    device.pressHome()
    NotificationCenter.default.removeObserver(token)
    if isSuspended { device.suspend(for: 60) }
    #expect(!screen.titleField.isFirstResponder)
    device.openControlCenter()
    device.openApp()
    device.advance(by: 1)
    #expect(!screen.titleField.isFirstResponder)
    device.closeControlCenter()
    #expect(screen.titleField.isFirstResponder)
  }

  @Test("The background: so is one that is ended in the last moment before the app is suspended")
  func backgroundWithoutTurn() {
    let screen = launch().screen
    device.pressHome()
    screen.view.endEditing(true)
    device.openApp()
    device.turn()
    #expect(screen.titleField.isFirstResponder)
  }

  @Test("The background: a policy without it lets the field go, and is no reason to end one that UIKit keeps")
  func backgroundWithoutPolicy() {
    let screen = launch([.cover]).screen
    device.pressHome()
    device.openApp()
    device.advance(by: 1)
    #expect(screen.titleField.isFirstResponder)
    device.pressHome()
    screen.view.endEditing(true)
    device.openApp()
    device.advance(by: 1)
    #expect(screen.inputFocus.desired == nil && screen.inputFocus.actual == nil)
  }

  @Test("A push takes the field for good, unless the policy has it restored", arguments: [true, false], [true, false])
  func push(isRestored: Bool, isAnimated: Bool) {
    let (screen, nav) = launch(isRestored ? [.navigation] : .standard)
    nav.pushViewController(UIViewController(), animated: isAnimated)
    device.advance(by: 30)
    #expect(screen.inputFocus.desired == (isRestored ? .title : nil))
    nav.popViewController(animated: isAnimated)
    device.advance(by: 1)
    #expect(screen.titleField.isFirstResponder == isRestored)
  }

  @Test("A swipe back that is let go leaves a field that was ended in it as it was")
  func cancelledSwipe() throws {
    let nav = UINavigationController(rootViewController: UIViewController())
    device.launch(showing: nav)
    let screen = FormScreen(initial: .title, policy: [], log: log, on: device)
    nav.pushViewController(screen, animated: false)
    device.advance(by: 1)
    let swipe = try #require(device.beginSwipeBack(in: nav))
    screen.view.endEditing(true)
    device.advance(by: 1)
    #expect(!screen.titleField.isFirstResponder)
    swipe.cancel()
    device.advance(by: 1)
    #expect(screen.titleField.isFirstResponder)
  }

  @Test("Under a modal in the background, over again with an overlay: restored at the end of all three")
  func nested() {
    let screen = launch().screen
    let sheet = UIViewController()
    present(sheet, .pageSheet, over: screen)
    let overlay = device.openWindow(showing: UIViewController())
    device.pressHome()
    device.openApp()
    sheet.dismiss(animated: true)
    device.advance(by: 1)
    #expect(!screen.titleField.isFirstResponder)
    device.close(overlay)
    device.advance(by: 1)
    #expect(screen.titleField.isFirstResponder)
  }

}
