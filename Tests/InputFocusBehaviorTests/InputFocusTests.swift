import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@testable import InputFocusBehavior

/// Wishes, taps and the return key on one screen.
@MainActor
@Suite(.everyAnswer)
struct InputFocusTests {
  let device = HeadlessDevice().drivingLifecycleTime()
  let log = LifecycleTranscript()

  private func launch(
    initial: FormScreen.Field? = nil, order: [FormScreen.Field] = []
  ) -> FormScreen {
    let screen = FormScreen(initial: initial, order: order, log: log, on: device)
    device.launch(showing: screen)
    device.advance(by: 1)
    return screen
  }

  @Test("The initial field is edited when the screen has appeared, and only then")
  func initial() {
    let screen = launch(initial: .note)
    #expect(log.flush() == ["0.0 note"])
    #expect(screen.noteView.isFirstResponder)
    #expect(screen.inputFocus.actual == .note && screen.inputFocus.desired == .note)
    #expect(device.keyboardFrame != nil)
  }

  @Test("T19: a pushed screen's field begins when the push is over; its delegate is asked once")
  func pushed() {
    let nav = UINavigationController(rootViewController: UIViewController())
    device.launch(showing: nav)
    let screen = FormScreen(initial: .title, log: log, on: device)
    nav.pushViewController(screen, animated: true)
    device.advance(by: 0.3)
    #expect(screen.titleField.questions == 0)
    device.advance(by: 1)
    #expect(log.flush() == ["0.35 title"])
    #expect(screen.titleField.questions == 1)
  }

  @Test("T20: waiting asks no delegate")
  func asksNobody() {
    let screen = launch()
    let sheet = UIViewController()
    screen.present(sheet, animated: true)
    device.advance(by: 1)
    screen.inputFocus.move(to: .title)
    device.advance(by: 5)
    #expect(screen.titleField.questions == 0)
    sheet.dismiss(animated: true)
    device.advance(by: 1)
    #expect(screen.titleField.questions == 1)
    #expect(screen.titleField.isFirstResponder)
  }

  @Test("A wish is carried out before move returns, and a move from field to field is one change")
  func moves() {
    let screen = launch()
    screen.inputFocus.move(to: .title)
    #expect(screen.titleField.isFirstResponder)
    device.turn()
    screen.inputFocus.move(to: .note)
    #expect(screen.noteView.isFirstResponder)
    device.turn()
    screen.inputFocus.endEditing()
    #expect(screen.inputFocus.actual == nil && screen.inputFocus.desired == nil)
    device.turn()
    #expect(log.flush() == ["1.0 title", "1.0 note", "1.0 none"])
  }

  @Test("The user's tap moves what is desired, and replaces a wish that waits")
  func taps() {
    let screen = launch()
    device.tap(screen.tagField)
    #expect(screen.inputFocus.desired == .tag)
    screen.titleField.mayBegin = false
    screen.inputFocus.move(to: .title)
    device.advance(by: 0.2)
    #expect(screen.inputFocus.desired == .title && screen.inputFocus.actual == .tag)
    device.tap(screen.noteView)
    screen.titleField.mayBegin = true
    device.advance(by: 2)
    #expect(screen.inputFocus.desired == .note && screen.inputFocus.actual == .note)
    #expect(log.flush() == ["1.0 tag", "1.2 note"])
  }

  @Test("A tap into a field that nobody registered counts as well")
  func unregisteredTap() {
    let screen = launch()
    screen.titleField.mayBegin = false
    screen.inputFocus.move(to: .title)
    device.tap(screen.unregisteredField)
    screen.titleField.mayBegin = true
    device.advance(by: 2)
    #expect(screen.inputFocus.desired == nil)
    #expect(screen.unregisteredField.isFirstResponder)
    device.tap(screen.titleField)
    screen.inputFocus.deactivate()
    device.tap(screen.unregisteredField)
    screen.inputFocus.restore()
    #expect(screen.unregisteredField.isFirstResponder)
  }

  @Test("A keyboard that is dragged away is not desired any more")
  func dismissed() {
    let screen = launch(initial: .note)
    screen.noteView.keyboardDismissMode = .interactive
    #expect(device.dismissKeyboard(dragging: screen.noteView))
    #expect(screen.inputFocus.desired == nil && screen.inputFocus.actual == nil)
    device.advance(by: 2)
    #expect(log.flush() == ["0.0 note", "1.0 none"])
  }

  @Test("Deactivated, a field is remembered; restored, it is edited again; unless the user chose another")
  func deactivation() {
    let screen = launch(initial: .title)
    screen.inputFocus.deactivate()
    screen.inputFocus.deactivate()
    #expect(device.keyboardFrame == nil)
    device.advance(by: 5)
    #expect(screen.inputFocus.desired == nil)
    screen.inputFocus.restore()
    #expect(screen.titleField.isFirstResponder)
    screen.inputFocus.deactivate()
    device.tap(screen.tagField)
    screen.inputFocus.restore()
    #expect(screen.tagField.isFirstResponder)
    screen.inputFocus.restore()
    #expect(screen.tagField.isFirstResponder)
  }

  @Test(
    "Set aside, no field is desired; a move, an end or a tap on a field, registered or not, forgets it for good",
    arguments: ["move", "end", "tap", "unregistered"])
  func forgotten(_ way: String) {
    let screen = launch(initial: .title)
    screen.inputFocus.deactivate()
    #expect(screen.inputFocus.desired == nil && screen.inputFocus.actual == nil)
    switch way {
    case "move": screen.inputFocus.move(to: .note)
    case "end": screen.inputFocus.endEditing()
    case "tap": device.tap(screen.tagField)
    default: device.tap(screen.unregisteredField)
    }
    device.turn()
    let edited = screen.inputFocus.actual
    screen.inputFocus.restore()
    device.advance(by: 2)
    #expect(screen.inputFocus.actual == edited)
    #expect(!screen.titleField.isFirstResponder)
  }

  @Test("The return key walks the order, past what is hidden or disabled, and lets the keyboard go at its end")
  func returnKey() {
    let screen = launch(order: [.title, .tag])
    device.tap(screen.titleField)
    device.pressReturn()
    #expect(screen.tagField.isFirstResponder)
    device.pressReturn()
    #expect(screen.inputFocus.actual == nil && device.keyboardFrame == nil)
    for hide in [{ screen.tagField.isHidden = true }, { screen.tagField.isEnabled = false }] {
      hide()
      device.tap(screen.titleField)
      device.pressReturn()
      #expect(screen.inputFocus.desired == nil)
      #expect(!screen.tagField.isFirstResponder)
      screen.tagField.isHidden = false
    }
    #expect(log.flush() == ["1.0 title", "1.0 tag", "1.0 none", "1.0 title", "1.0 none", "1.0 title", "1.0 none"])
  }

  @Test("The return key moves without letting the keyboard go in between")
  func returnKeepsKeyboard() {
    let screen = launch(order: [.title, .tag])
    device.tap(screen.titleField)
    device.advance(by: 1)
    let keyboard = LifecycleTranscript()
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillHideNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { keyboard.record("hides") } }
    device.pressReturn()
    device.advance(by: 1)
    NotificationCenter.default.removeObserver(token)
    #expect(screen.tagField.isFirstResponder)
    #expect(keyboard.flush() == [])
  }

  @Test("Return at the end of the order is no interruption, even while the app is inactive")
  func returnWhileInactive() {
    let screen = launch(order: [.title])
    device.tap(screen.titleField)
    device.openControlCenter()
    device.pressReturn()
    device.closeControlCenter()
    device.advance(by: 1)
    #expect(screen.inputFocus.actual == nil)
  }

  @Test("A delegate that keeps the return key to itself, and a field outside the order, keep it")
  func returnRefused() {
    let screen = launch(order: [.title])
    screen.titleField.mayReturn = false
    device.tap(screen.titleField)
    device.pressReturn()
    #expect(screen.titleField.isFirstResponder)
    device.tap(screen.tagField)
    device.pressReturn()
    #expect(screen.tagField.isFirstResponder)
  }

  @Test("A field that leaves the order, and a view whose place another takes, have their return key back")
  func leavingTheOrder() {
    let screen = launch(order: [.title, .tag])
    device.tap(screen.titleField)
    screen.inputFocus.order = [.tag]
    device.turn()
    device.pressReturn()
    #expect(screen.titleField.isFirstResponder)
    let other = UITextField(frame: screen.tagField.frame)
    screen.view.addSubview(other)
    screen.inputFocus.register(other, as: .tag)
    device.tap(screen.tagField)
    device.turn()
    device.pressReturn()
    #expect(screen.tagField.isFirstResponder)
  }

  @Test("A field that is unregistered has its return key back")
  func unregisteredReturnKey() {
    let screen = launch(order: [.title, .tag])
    device.tap(screen.titleField)
    device.turn()
    screen.inputFocus.unregister(.title)
    device.turn()
    #expect(screen.titleField.allTargets.isEmpty)
    device.pressReturn()
    #expect(screen.titleField.isFirstResponder)
  }

  @Test("Next and previous walk the order and stop at its ends")
  func nextAndPrevious() {
    let screen = launch()
    #expect(screen.inputFocus.moveToPrevious())
    #expect(screen.inputFocus.actual == .tag)
    #expect(!screen.inputFocus.moveToNext())
    #expect(screen.inputFocus.moveToPrevious())
    #expect(screen.inputFocus.actual == .note)
    screen.inputFocus.endEditing()
    #expect(screen.inputFocus.moveToNext())
    #expect(screen.inputFocus.actual == .title)
    #expect(!screen.inputFocus.moveToPrevious())
    #expect(screen.inputFocus.actual == .title)
  }

  @Test("A refusal is tried ten times in a second, then told; a field that gives in meanwhile is edited")
  func refusal() {
    let screen = launch()
    screen.titleField.mayBegin = false
    screen.inputFocus.move(to: .title)
    device.advance(by: 0.5)
    screen.titleField.mayBegin = true
    device.advance(by: 2)
    screen.tagField.mayBegin = false
    screen.inputFocus.move(to: .tag)
    device.advance(by: 2)
    #expect(screen.tagField.questions == 10)
    #expect(screen.inputFocus.desired == .title)
    screen.titleField.mayEnd = false
    screen.inputFocus.endEditing()
    device.advance(by: 2)
    #expect(log.flush() == ["1.6 title", "4.4 failed: tag refused", "6.4 failed: none endRefused"])
  }

  @Test("Each request has all attempts to itself, whatever the one before has used up")
  func attemptsOfEachRequest() {
    let screen = launch()
    screen.titleField.mayBegin = false
    screen.tagField.mayBegin = false
    screen.inputFocus.move(to: .title)
    device.advance(by: 0.55)
    #expect(screen.titleField.questions == 6)
    screen.inputFocus.move(to: .tag)
    device.advance(by: 2)
    #expect(screen.tagField.questions == 10)
    #expect(log.flush() == ["2.45 failed: tag refused"])
  }

  @Test("The request that no field be edited has all attempts to itself, too")
  func attemptsOfClearing() {
    let screen = launch()
    device.tap(screen.titleField)
    screen.titleField.mayEnd = false
    screen.inputFocus.move(to: .tag)
    device.advance(by: 0.55)
    screen.inputFocus.endEditing()
    device.advance(by: 2)
    #expect(log.flush() == ["1.0 title", "2.45 failed: none endRefused"])
  }

  @Test("With a single attempt, a field that begins and a keyboard that goes are no failures")
  func singleAttempt() {
    let screen = UIViewController()
    let field = UITextField()
    screen.view.addSubview(field)
    device.launch(showing: screen)
    let focus = InputFocus<Int>(attempts: 1)
    focus.didFail = { [log] in log.record("failed \($0.name)") }
    focus.didChange = { [log] in log.record($0.field.map { "\($0)" } ?? "none") }
    focus.register(field, as: 1)
    focus.move(to: 1)
    device.advance(by: 1)
    focus.endEditing()
    device.advance(by: 1)
    #expect(log.flush() == ["1", "none"])
  }

  @Test("How often and how long a field is tried that refuses is the focus's own affair, and an issue says how often")
  func ownRetries() {
    let issues = IssueCollector()
    let screen = UIViewController()
    let field = UITextField()
    field.isEnabled = false
    screen.view.addSubview(field)
    device.launch(showing: screen)
    let focus = InputFocus<Int>(attempts: 3, retryInterval: 0.5)
    focus.register(field, as: 1)
    device.turn()
    focus.move(to: 1)
    device.advance(by: 0.95)
    #expect(focus.desired == 1 && issues.flush() == [])
    device.advance(by: 0.1)
    #expect(focus.desired == nil)
    #expect(
      issues.flush() == [
        "InputFocus<Int> gave up after 3 attempts: 1 could not be edited, because a view refused. Set didFail."
      ])
  }

  @Test("A responder that announces nothing, since it has no keyboard, is a change all the same")
  func silentResponder() {
    final class Silent: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let screen = UIViewController()
    let views = [Silent(), Silent()]
    views.forEach(screen.view.addSubview)
    device.launch(showing: screen)
    let focus = InputFocus<Int>()
    focus.didChange = { [log] in log.record($0.field.map { "\($0)" } ?? "none") }
    for (index, view) in views.enumerated() { focus.register(view, as: index) }
    device.turn()
    for index in [0, 1] {
      focus.move(to: index)
      device.turn()
    }
    focus.endEditing()
    device.turn()
    #expect(log.flush() == ["0", "1", "none"])
  }

  @Test(
    "A field in a hidden window has no window: a request is given up")
  func hiddenWindow() throws {
    device.launch(showing: UIViewController())
    let screen = UIViewController()
    let field = UITextField()
    screen.view.addSubview(field)
    let window = device.openWindow(showing: screen)
    let focus = InputFocus<Int>(policy: [.navigation])
    focus.didFail = { [log, device] in log.record("\(device.now) failed \($0.name)") }
    focus.register(field, as: 1)
    device.turn()
    window.isHidden = true
    focus.move(to: 1)
    device.advance(by: 2)
    #expect(log.flush() == ["0.9 failed noWindow"])

    window.makeKeyAndVisible()
    focus.move(to: 1)
    device.turn()
    #expect(field.isFirstResponder)
  }

  @Test("A field that the app lets go in a hidden window is edited again when the window is shown, key or not")
  func shownAgain() throws {
    let screen = UIViewController()
    let field = UITextField()
    screen.view.addSubview(field)
    let window = device.launch(showing: screen)
    let focus = InputFocus<Int>(policy: [.navigation])
    focus.register(field, as: 1)
    focus.move(to: 1)
    device.turn()
    #expect(field.isFirstResponder)
    window.isHidden = true
    field.resignFirstResponder()
    device.advance(by: 2)
    #expect(focus.desired == 1 && focus.actual == nil)
    window.isHidden = false
    #expect(!window.isKeyWindow)
    device.turn()
    #expect(field.isFirstResponder)
  }

  @Test("Of two fields that are first responders, each in its window, the one known of is the one that is edited")
  func twoFirstResponders() {
    device.launch(showing: UIViewController())
    let screens = [UIViewController(), UIViewController()]
    let fields = InputFocusFields<Int>()
    for (index, screen) in screens.enumerated() {
      let field = UITextField()
      screen.view.addSubview(field)
      device.openWindow(showing: screen)
      field.becomeFirstResponder()
      fields.register(index) { field }
      #expect(field.isFirstResponder)
    }
    #expect(fields.edited(known: 0) == 0 && fields.edited(known: 1) == 1)
    #expect(fields.edited(known: nil) != nil)
  }

  @Test("The end of a transition is waited for once, however often it is looked at meanwhile")
  func transitionAwaitedOnce() throws {
    let nav = UINavigationController(rootViewController: UIViewController())
    device.launch(showing: nav)
    device.advance(by: 1)
    nav.pushViewController(UIViewController(), animated: true)
    device.turn()
    let transition = try #require(nav.transitionCoordinator)
    let reminder = InputFocusReminder(every: 10, time: .current)
    var ends = 0
    for _ in 0..<5 { reminder.start(transition: transition, didPass: {}, didEnd: { ends += 1 }) }
    device.advance(by: 1)
    #expect(ends == 1)
    reminder.stop()
  }

  @Test("A field without a view is given up; one whose view comes in time is edited")
  func withoutView() {
    let screen = launch()
    screen.inputFocus.unregister(.title)
    screen.inputFocus.move(to: .title)
    device.advance(by: 0.5)
    screen.inputFocus.register(screen.unregisteredField, as: .title)
    device.advance(by: 1)
    #expect(screen.unregisteredField.isFirstResponder)
    screen.tagField.removeFromSuperview()
    screen.inputFocus.move(to: .tag)
    device.advance(by: 2)
    #expect(log.flush() == ["1.5 title", "3.4 failed: tag noWindow"])
    #expect(screen.inputFocus.desired == .title)
  }

  @Test("A wish waits for the first field to be registered, however long")
  func beforeFields() {
    let screen = UIViewController()
    let window = device.launch(showing: screen)
    let focus = InputFocus<Int>(initial: 1)
    focus.didFail = { [log] in log.record("failed \($0.name)") }
    window.makeKey()
    device.pressHome()
    device.openApp()
    focus.move(to: 2)
    device.advance(by: 60)
    let field = UITextField()
    screen.view.addSubview(field)
    focus.register(field, as: 2)
    device.turn()
    #expect(field.isFirstResponder)
    #expect(log.flush() == [])
  }

  @Test("The app may lead on to another field while the first one begins, by its wish or by a tap")
  func redirection() {
    let screen = launch()
    screen.titleField.didBegin = { screen.inputFocus.move(to: .tag) }
    screen.inputFocus.move(to: .title)
    device.turn()
    #expect(screen.inputFocus.actual == .tag && screen.inputFocus.desired == .tag)
    device.tap(screen.titleField)
    device.turn()
    #expect(screen.inputFocus.actual == .tag && screen.inputFocus.desired == .tag)
    screen.titleField.didBegin = { screen.inputFocus.deactivate() }
    device.tap(screen.titleField)
    device.turn()
    #expect(screen.inputFocus.actual == nil)
    screen.titleField.didBegin = {}
    screen.inputFocus.restore()
    #expect(screen.inputFocus.actual == .title)
  }

  @Test("A screen that a modal took away counts as covered until it is back, one that was pushed over as away")
  func absences() {
    let screen = FormScreen()
    let nav = UINavigationController(rootViewController: screen)
    device.launch(showing: nav)
    #expect(screen.inputFocus.engine.screen.absence == nil)
    let modal = UIViewController()
    modal.modalPresentationStyle = .fullScreen
    screen.present(modal, animated: false)
    device.advance(by: 1)
    #expect(screen.inputFocus.engine.screen.absence == .cover)
    modal.dismiss(animated: false)
    device.advance(by: 1)
    #expect(screen.inputFocus.engine.screen.absence == nil)
    nav.pushViewController(UIViewController(), animated: false)
    device.advance(by: 1)
    #expect(screen.inputFocus.engine.screen.absence == .navigation)
    #expect(InputFocusObstacle(InputFocusFacts(of: screen.titleField, absence: .cover)) == .cover)
    #expect(InputFocusObstacle(InputFocusFacts(of: screen.titleField, absence: .navigation)) == .screenAway)
  }

  @Test("A field that is removed while it is being edited is not desired any more")
  func removed() {
    let screen = launch(initial: .title)
    screen.titleField.removeFromSuperview()
    device.advance(by: 2)
    #expect(screen.inputFocus.desired == nil)
    screen.view.addSubview(screen.titleField)
    device.advance(by: 2)
    #expect(log.flush() == ["0.0 title", "1.0 none"])
  }

  @Test("A failure that nobody listens for is an issue")
  func issue() {
    let issues = IssueCollector()
    let screen = launch()
    screen.inputFocus.didFail = nil
    screen.titleField.isEnabled = false
    screen.inputFocus.move(to: .title)
    device.advance(by: 2)
    #expect(
      issues.flush() == [
        """
        InputFocus<Field> gave up after 10 attempts: title could not be edited, because a view refused. Set didFail.
        """
      ]
    )
  }
}
