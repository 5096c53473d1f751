import HeadlessDevice
import InputFocusBehavior
import LifecycleBehaviors
import LifecycleTestKit
import ScreenSupport
import TestSupport
import Testing
import UIKit

/// Interruptions of the editing, and which field is edited after them.
@MainActor
@Suite(.everyAnswer)
struct InputFocusRestoringTests {
  let device = HeadlessDevice()
  let log = LifecycleTranscript()

  private func launch(_ options: InputFocusOptions = .standard) -> (screen: FormScreen, nav: UINavigationController) {
    let screen = FormScreen(initial: .title, options: options, log: log, on: device)
    let nav = UINavigationController(rootViewController: screen)
    device.launch(showing: nav)
    device.advance(by: 1)
    _ = log.flush()
    return (screen, nav)
  }

  private func present(
    _ modal: UIViewController, _ style: UIModalPresentationStyle, over screen: UIViewController, isAnimated: Bool = true
  ) {
    modal.modalPresentationStyle = style
    screen.present(modal, animated: isAnimated)
    device.advance(by: 1)
  }

  private func presentAlert(over screen: UIViewController) -> UIAlertController {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    present(alert, .automatic, over: screen)
    return alert
  }

  @Test(
    "After a modal the field is edited again, when its transition is over",
    arguments: [UIModalPresentationStyle.pageSheet, .overFullScreen, .fullScreen], [true, false])
  func modal(style: UIModalPresentationStyle, isAnimated: Bool) {
    let screen = launch().screen
    let modal = UIViewController()
    present(modal, style, over: screen, isAnimated: isAnimated)
    #expect(screen.inputFocus.editedField == nil && screen.inputFocus.requestedField == .title)
    device.advance(by: 60.03)
    modal.dismiss(animated: isAnimated)
    if isAnimated {
      device.advance(by: 0.34)
      #expect(!screen.titleField.isFirstResponder)
    } else {
      // Causes an update before the screen has appeared again.
      NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: nil)
    }
    device.advance(by: isAnimated ? 0.01 : 0.1)
    #expect(screen.titleField.isFirstResponder)
  }

  @Test("A field in another window does not change which one UIKit gives back after an alert: the request counts more")
  func fieldOfAnotherWindow() {
    let (screen, _) = launch()
    device.tap(screen.unregisteredField)
    let alert = presentAlert(over: screen)
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
    #expect(screen.tagField.isFirstResponder && screen.inputFocus.requestedField == .tag)
  }

  /// Whether UIKit gives back, when a screen is shown again, what was first responder before it was pushed over or covered (W25).
  private var isGivenBack: Bool { device.weakRules.editingReturnsWithItsScreen }

  @Test(
    "With options without modals the field is not requested again; what UIKit gives back is edited",
    arguments: [UIModalPresentationStyle.pageSheet, .fullScreen])
  func modalWithoutOptions(style: UIModalPresentationStyle) {
    let screen = launch([.keyWindowLoss, .inactive]).screen
    let modal = UIViewController()
    present(modal, style, over: screen)
    #expect(screen.inputFocus.requestedField == nil)
    modal.dismiss(animated: true)
    device.advance(by: 2)
    #expect(screen.titleField.isFirstResponder == isGivenBack)
    #expect(screen.inputFocus.requestedField == (isGivenBack ? .title : nil))
  }

  @Test("After a tap on a modal's own field, the field beneath is edited again when the modal is dismissed")
  func modalWithField() {
    let screen = launch().screen
    let sheet = FormScreen(initial: .tag)
    present(sheet, .pageSheet, over: screen)
    #expect(sheet.tagField.isFirstResponder)
    device.tap(sheet.unregisteredField)
    #expect(sheet.inputFocus.requestedField == nil)
    sheet.dismiss(animated: true)
    device.advance(by: 1)
    #expect(screen.titleField.isFirstResponder)
  }

  @Test("A request made under a modal waits for its end; a sheet drag that is cancelled is no end")
  func requestUnderModal() {
    let screen = launch().screen
    let sheet = UIViewController()
    present(sheet, .pageSheet, over: screen)
    screen.inputFocus.move(to: .note)
    device.beginSheetDrag(of: sheet)?.cancel()
    device.advance(by: 1)
    #expect(screen.inputFocus.editedField == nil)
    sheet.dismiss(animated: false)
    device.advance(by: 1)
    #expect(screen.noteView.isFirstResponder)
  }

  @Test("An alert: UIKit gives the field back, and the focus agrees under any options", arguments: [true, false])
  func alert(isInOptions: Bool) {
    let screen = launch(isInOptions ? .standard : []).screen
    let alert = presentAlert(over: screen)
    alert.dismiss(animated: true)
    device.advance(by: 1)
    #expect(screen.titleField.isFirstResponder)
    #expect(screen.inputFocus.requestedField == .title && screen.inputFocus.editedField == .title)
    #expect(device.keyboardFrame != nil)
  }

  @Test("An alert: what the app requests meanwhile counts more than what UIKit gives back", arguments: [0, 1, 2])
  func requestUnderAlert(kind: Int) {
    let screen = launch().screen
    let alert = presentAlert(over: screen)
    switch kind {
    case 0: screen.inputFocus.move(to: .tag)
    case 1: screen.inputFocus.endEditing()
    default: screen.inputFocus.pause()
    }
    alert.dismiss(animated: true)
    device.advance(by: 1)
    #expect(screen.inputFocus.editedField == (kind == 0 ? .tag : nil))
    device.tap(screen.titleField)
    device.advance(by: 1)
    #expect(screen.inputFocus.editedField == .title)
  }

  @Test(
    "A field that is not registered and begins when an alert is gone: given back it replaces no request, tapped it does",
    arguments: [true, false])
  func unregisteredAfterAlert(isGivenBack: Bool) {
    let screen = launch().screen
    let other = UITextField()
    screen.view.addSubview(other)
    device.tap(screen.unregisteredField)
    let alert = presentAlert(over: screen)
    screen.inputFocus.move(to: .tag)
    alert.dismiss(animated: true) {
      screen.view.endEditing(true)
      _ = (isGivenBack ? screen.unregisteredField : other).becomeFirstResponder()
    }
    device.advance(by: 1)
    #expect(screen.inputFocus.editedField == (isGivenBack ? .tag : nil))
    #expect(other.isFirstResponder == !isGivenBack)
  }

  @Test("A menu, and the preview of one, leaves the field that is edited as it is", arguments: [false, true])
  func menu(hasPreview: Bool) {
    let screen = launch().screen
    device.openMenu(of: screen, preview: hasPreview ? UIViewController() : nil)
    device.advance(by: 1)
    #expect(screen.inputFocus.editedField == .title && screen.titleField.isFirstResponder)
    device.closeMenu(of: screen)
    device.advance(by: 1)
    #expect(screen.inputFocus.editedField == .title)
    #expect(log.flush() == [])
  }

  @Test("The form in a preview is not edited, and takes the keyboard from no screen; once it is pushed it is edited")
  func formInPreview() {
    let (screen, nav) = launch()
    let preview = FormScreen(initial: .note)
    device.openMenu(of: screen, preview: preview)
    device.advance(by: 1)
    #expect(preview.viewIfLoaded?.window != nil)
    #expect(preview.inputFocus.editedField == nil && preview.inputFocus.requestedField == .note)
    #expect(screen.inputFocus.editedField == .title)
    device.closeMenu(of: screen)
    device.advance(by: 1)
    #expect(screen.inputFocus.editedField == .title && preview.inputFocus.editedField == nil)
    #expect(log.flush() == [])
    preview.parent?.unembed(preview)
    nav.pushViewController(preview, animated: true)
    device.advance(by: 1)
    #expect(preview.inputFocus.editedField == .note)
  }

  @Test("Under a menu, and the preview of one, the app moves the focus at once", arguments: [false, true])
  func moveUnderMenu(hasPreview: Bool) {
    let screen = launch().screen
    device.openMenu(of: screen, preview: hasPreview ? UIViewController() : nil)
    device.advance(by: 1)
    screen.inputFocus.move(to: .tag)
    device.advance(by: 1)
    #expect(screen.inputFocus.editedField == .tag)
    device.closeMenu(of: screen)
    device.advance(by: 1)
    #expect(screen.inputFocus.editedField == .tag)
  }

  @Test("Under a child of the screen, such as a menu of the app's own, the app moves the focus at once")
  func menuOfOwn() {
    let screen = launch().screen
    let menu = UIViewController()
    screen.embed(menu)
    device.advance(by: 1)
    #expect(screen.inputFocus.editedField == .title && log.flush() == [])
    screen.inputFocus.move(to: .tag)
    device.turn()
    #expect(screen.inputFocus.editedField == .tag)
    screen.unembed(menu)
    device.advance(by: 1)
    #expect(screen.inputFocus.editedField == .tag)
  }

  @Test("An overlay: the keyboard is back with the window, even if the overlay's code ended the editing")
  func overlay() {
    let screen = launch().screen
    for endsEditing in [false, true] {
      let overlay = device.openWindow(showing: UIViewController(), level: .alert)
      if endsEditing { screen.view.endEditing(true) }
      device.advance(by: 1)
      #expect(device.keyboardFrame == nil)
      #expect(screen.inputFocus.requestedField == .title)
      device.close(overlay)
      device.advance(by: 1)
      #expect(screen.titleField.isFirstResponder)
      #expect(device.keyboardFrame != nil)
    }
  }

  @Test("T8: a request does not take key from another window; it waits for its own to be key")
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

  @Test("While another window is key, a tap on a field that is not registered replaces the request, as at other times")
  func tapOnFieldInOtherWindow() {
    let screen = launch().screen
    let overlay = device.openWindow(showing: UIViewController())
    screen.inputFocus.move(to: .note)
    overlay.isUserInteractionEnabled = false
    #expect(device.tap(screen.unregisteredField))
    device.close(overlay)
    device.advance(by: 1)
    #expect(screen.unregisteredField.isFirstResponder && screen.inputFocus.requestedField == nil)
  }

  @Test("A request does not wait where no other window is key")
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
    do {
      let observer = NotificationObserver()
      observer.observe(UIApplication.didEnterBackgroundNotification) { _ in screen.view.endEditing(true) }
      device.pressHome()
      withExtendedLifetime(observer) {}
    }
    if isSuspended { device.suspend(for: 60) }
    #expect(!screen.titleField.isFirstResponder)
    device.openControlCenter()
    device.openApp()
    device.advance(by: 1)
    #expect(!screen.titleField.isFirstResponder)
    device.closeControlCenter()
    #expect(screen.titleField.isFirstResponder)
  }

  @Test("The background: a field that is ended in the last moment before the app is suspended is edited again")
  func backgroundWithoutTurn() {
    let screen = launch().screen
    device.pressHome()
    screen.view.endEditing(true)
    device.openApp()
    device.turn()
    #expect(screen.titleField.isFirstResponder)
  }

  @Test(
    "A push ends the editing, unless the options restore it or UIKit gives the field back", arguments: [true, false],
    [true, false])
  func push(isRestored: Bool, isAnimated: Bool) {
    let (screen, nav) = launch(isRestored ? [.navigation] : .standard)
    nav.pushViewController(UIViewController(), animated: isAnimated)
    device.advance(by: 30)
    #expect(screen.inputFocus.requestedField == (isRestored ? .title : nil))
    nav.popViewController(animated: isAnimated)
    device.advance(by: 1)
    #expect(screen.titleField.isFirstResponder == (isRestored || isGivenBack))
    #expect(screen.inputFocus.requestedField == (isRestored || isGivenBack ? .title : nil))
  }

  /// What takes a screen away.
  enum Departure: CaseIterable {
    case push, plainPush, sheet, fullScreen, plainFullScreen
  }

  /// What an app requests while its screen is away.
  enum Request: CaseIterable {
    case otherField, noField, pause
  }

  struct Away: Sendable {
    let departure: Departure
    let request: Request
    let options: InputFocusOptions

    static let all = Departure.allCases.flatMap { departure in
      Request.allCases.flatMap { request in
        ([.standard, [], [.cover, .navigation]] as [InputFocusOptions]).map {
          Away(departure: departure, request: request, options: $0)
        }
      }
    }
  }

  @Test(
    "What the app requests while the screen is away counts more than what UIKit gives back, under any options",
    arguments: Away.all)
  func requestWhileAway(away: Away) {
    let (screen, nav) = launch(away.options)
    let modal = UIViewController()
    switch away.departure {
    case .push, .plainPush: nav.pushViewController(UIViewController(), animated: away.departure == .push)
    case .sheet: present(modal, .pageSheet, over: screen)
    case .fullScreen: present(modal, .fullScreen, over: screen)
    case .plainFullScreen: present(modal, .fullScreen, over: screen, isAnimated: false)
    }
    device.advance(by: 5)
    switch away.request {
    case .otherField: screen.inputFocus.move(to: .tag)
    case .noField: screen.inputFocus.endEditing()
    case .pause: screen.inputFocus.pause()
    }
    device.advance(by: 5)
    switch away.departure {
    case .push, .plainPush: nav.popViewController(animated: away.departure == .push)
    case .sheet, .fullScreen: modal.dismiss(animated: true)
    case .plainFullScreen: modal.dismiss(animated: false)
    }
    device.advance(by: 1)
    #expect(screen.inputFocus.editedField == (away.request == .otherField ? .tag : nil))
    device.tap(screen.titleField)
    device.advance(by: 1)
    #expect(screen.inputFocus.editedField == .title, "A tap counts more again")
  }

  @Test("The same, if the app requests it while it is inactive")
  func requestWhileAwayAndInactive() {
    let screen = launch([]).screen
    let sheet = UIViewController()
    present(sheet, .pageSheet, over: screen)
    device.openControlCenter()
    screen.inputFocus.endEditing()
    device.closeControlCenter()
    sheet.dismiss(animated: true)
    device.advance(by: 2)
    #expect(screen.inputFocus.editedField == nil)
    device.tap(screen.titleField)
    device.advance(by: 1)
    #expect(screen.inputFocus.editedField == .title, "A tap counts more again")
  }

  @Test("The same, if the window was not key when a push took the screen away, and a pop follows at once")
  func requestBeforePlainPush() {
    let (screen, nav) = launch()
    let overlay = device.openWindow(showing: UIViewController())
    screen.inputFocus.move(to: .tag)
    nav.pushViewController(UIViewController(), animated: false)
    device.turn()
    nav.popToRootViewController(animated: false)
    device.advance(by: 1)
    device.close(overlay)
    device.advance(by: 1)
    #expect(screen.inputFocus.editedField == .tag)
  }

  @Test("After a cancelled swipe back, a field that was ended during the swipe is edited again")
  func cancelledSwipe() throws {
    let nav = UINavigationController(rootViewController: UIViewController())
    device.launch(showing: nav)
    let screen = FormScreen(initial: .title, options: [], log: log, on: device)
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

  @Test("A modal, an overlay and the background at once: the field is edited again at the end of all three")
  func nested() {
    let screen = launch().screen
    let sheet = UIViewController()
    present(sheet, .pageSheet, over: screen)
    let overlay = device.openWindow(showing: UIViewController())
    device.pressHome()
    device.openApp()
    sheet.dismiss(animated: true)
    device.advance(by: 1)
    #expect(screen.titleField.isFirstResponder == isGivenBack && device.keyboardFrame == nil)
    device.close(overlay)
    device.advance(by: 1)
    #expect(screen.titleField.isFirstResponder)
  }
}
