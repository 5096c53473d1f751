import HeadlessDevice
import InputFocusBehavior
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// How a focus is tied to a screen and released again.
@MainActor
@Suite(.everyAnswer)
struct InputFocusBehaviorTests {
  let device = HeadlessDevice()
  let log = LifecycleTranscript()

  @Test("A request made while the screen is loaded and not shown waits for it, however long")
  func beforeAppearing() {
    let nav = UINavigationController(rootViewController: UIViewController())
    device.launch(showing: nav)
    let screen = FormScreen(log: log, on: device)
    screen.loadViewIfNeeded()
    screen.inputFocus.move(to: .note)
    device.advance(by: 60)
    #expect(log.flush() == [])
    nav.pushViewController(screen, animated: true)
    device.advance(by: 1)
    #expect(log.flush() == ["60.35 note"])
  }

  @Test("The initial field is for the first appearance only")
  func initialOnce() {
    let nav = UINavigationController(rootViewController: UIViewController())
    device.launch(showing: nav)
    let screen = FormScreen(initial: .tag)
    nav.pushViewController(screen, animated: false)
    device.advance(by: 1)
    #expect(screen.tagField.isFirstResponder)
    nav.pushViewController(UIViewController(), animated: false)
    device.advance(by: 1)
    nav.popViewController(animated: false)
    device.advance(by: 1)
    // UIKit may give it back (W25).
    let given: FormScreen.Field? = device.weakRules.editingReturnsWithItsScreen ? .tag : nil
    #expect(screen.inputFocus.editedField == given && screen.inputFocus.requestedField == given)
  }

  @Test("Added to a screen that has long been visible, the behavior works at once")
  func addedLate() {
    let screen = Form()
    device.launch(showing: screen)
    device.advance(by: 1)
    screen.addBehaviors([InputFocusBehavior<Form>(initial: "later", fields: ["later": \.later])])
    screen.makeField()
    device.advance(by: 1)
    #expect(screen.later?.isFirstResponder == true)
  }

  @Test("One behavior value on two screens makes two focuses")
  func twoScreens() {
    let behavior = InputFocusBehavior<Form>(initial: "later", fields: ["later": \.later])
    let (first, second) = (Form(), Form())
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    device.launch(showing: tabs)
    for screen in [first, second] {
      screen.makeField()
      screen.addBehaviors([behavior])
      tabs.selectedViewController = screen
      device.advance(by: 1)
      #expect(screen.later?.isFirstResponder == true)
    }
  }

  @Test("A removed behavior does nothing more, and the focus that it made is released", arguments: [true, false])
  func removed(isUnwound: Bool) {
    let screen = Form()
    device.launch(showing: screen)
    screen.makeField()
    let attachment = screen.addBehaviors([
      InputFocusBehavior<Form>(initial: "later", fields: ["later": \.later])
    ])
    if isUnwound { attachment.remove() } else { attachment.remove(silently: true) }
    device.advance(by: 1)
    #expect(screen.later?.isFirstResponder == false)
  }

  @Test("The focus of a removed behavior can be used without one, or by another")
  func reused() {
    let screen = device.launchForm(log: log)
    screen.attachment?.remove()
    screen.inputFocus.register(screen.titleField, as: .title)
    screen.inputFocus.move(to: .title)
    #expect(screen.titleField.isFirstResponder)
    let issues = IssueCollector()
    screen.addBehaviors([
      InputFocusBehavior<FormScreen>(screen.inputFocus, fields: [.note: \.noteView])
    ])
    screen.inputFocus.move(to: .note)
    device.advance(by: 1)
    #expect(screen.noteView.isFirstResponder)
    #expect(issues.flush() == [])
  }

  @Test("Two focuses on one screen do not fight: the field that begins last has the keyboard")
  func twoFocuses() {
    let (first, second) = (FormScreen(initial: .title), FormScreen(initial: .tag))
    let container = UIViewController()
    device.launch(showing: container)
    container.embed(first)
    container.embed(second)
    device.advance(by: 2)
    #expect([first.inputFocus.editedField, second.inputFocus.editedField].compactMap { $0 }.count == 1)
    device.tap(first.noteView)
    device.advance(by: 2)
    #expect(first.inputFocus.requestedField == .note && second.inputFocus.requestedField == nil)
    device.tap(second.noteView)
    device.advance(by: 2)
    #expect(first.inputFocus.requestedField == nil && second.inputFocus.requestedField == .note)
    #expect(second.noteView.isFirstResponder)
  }

  @Test("At rest no view is looked up, under a modal and in the background neither")
  func wakeUps() {
    let looks = LifecycleTranscript()
    let screen = Form()
    device.launch(showing: screen)
    screen.makeField()
    screen.addBehaviors([
      InputFocusBehavior<Form>(
        initial: "later",
        fields: [
          "later": {
            looks.record("look")
            return $0.later
          }
        ])
    ])
    func count(in seconds: Double) -> Int {
      _ = looks.flush()
      device.advance(by: seconds)
      return looks.flush().count
    }
    device.advance(by: 1)
    #expect(screen.later?.isFirstResponder == true)
    #expect(count(in: 10) == 0)
    screen.present(UIViewController(), animated: false)
    device.advance(by: 1)
    // To advance is one iteration of the run loop.
    #expect(count(in: 100) <= 1)
    device.suspendsInBackground = false
    device.pressHome()
    device.advance(by: 1)
    #expect(count(in: 100) <= 1)
  }

  @Test("No screen, focus or view is kept alive", arguments: [true, false])
  func leaks(isWaiting: Bool) {
    let nav = UINavigationController(rootViewController: UIViewController())
    device.launch(showing: nav)
    weak var screen: FormScreen?
    weak var focus: InputFocus<FormScreen.Field>?
    weak var field: UITextField?
    withoutLeftovers {
      let pushed = FormScreen(initial: .title)
      nav.pushViewController(pushed, animated: true)
      device.advance(by: 1)
      screen = pushed
      focus = pushed.inputFocus
      field = pushed.titleField
      if isWaiting {
        pushed.titleField.mayBegin = false
        device.tap(pushed.noteView)
        pushed.inputFocus.move(to: .title)
      }
    }
    #expect(screen != nil)
    nav.popViewController(animated: true)
    device.advance(by: 1)
    #expect(screen == nil && focus == nil && field == nil)
  }

  @Test("A focus without a screen keeps no views, and is released with its last reference")
  func focusLeaks() {
    weak var weakFocus: InputFocus<Int>?
    weak var view: UITextField?
    withoutLeftovers {
      let focus = InputFocus<Int>(initial: 1, order: [1])
      weakFocus = focus
      withoutLeftovers {
        let field = UITextField()
        focus.register(field, as: 1)
        device.turn()
        view = field
      }
      #expect(view == nil)
      #expect(weakFocus != nil)
    }
    #expect(weakFocus == nil)
    device.advance(by: 5)
  }
}

/// Runs `body` and releases at once what it leaves to be released later.
@MainActor
private func withoutLeftovers(_ body: () -> Void) {
  #if canImport(ObjectiveC)
    autoreleasepool { body() }
  #else
    body()
  #endif
}

private final class Form: UIViewController {
  var later: UITextField?

  func makeField() {
    let field = UITextField()
    view.addSubview(field)
    later = field
  }
}
