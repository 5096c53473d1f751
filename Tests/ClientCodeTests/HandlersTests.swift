import FocusBehavior
import HeadlessDevice
import InputFocusBehavior
import LifecycleBehaviors
import LifecycleTestKit
import ReadyMadeBehaviors
import SuspendBehavior
import TestSupport
import Testing
import UIKit

/// Methods, key paths and closures as what behaviors call, compiled in Swift 5 mode: that it compiles without a warning is half
/// of the test. In Swift 6 mode: FocusHandlersTests and InputFocusBehaviorTests.
@MainActor
@Suite(.oneDevice)
struct HandlersTests {
  let device = HeadlessDevice()
  let log = LifecycleTranscript()

  @Test("A method receives changes and events, whatever actor its class belongs to, with the screen and without")
  func methods() {
    let (plain, main) = (PlainService(log), MainActorService(log))
    let screen = TitledForm()
    screen.loadViewIfNeeded()
    screen.addBehaviors([
      FocusBehavior(plain.note),
      FocusBehavior(.media, perform: plain.note),
      FocusBehavior(plain.noteScreen),
      FocusBehavior(main.note),
      FocusBehavior([.sheet, .alert], perform: main.noteScreen),
      FocusBehavior { main.note($0) },
      SuspendBehavior(plain.noteEvent),
      SuspendBehavior(main.noteEvent),
      ActionBehavior.afterAppearing(plain.begin),
    ])
    device.launch(showing: screen)
    device.advance(by: 1)
    #expect(
      log.flush() == [
        "plain begins", "plain appeared", "plain appeared", "plain form appeared", "main appeared",
        "main form appeared", "main appeared",
      ])
    device.pressHome()
    #expect(
      log.flush().filter { $0.hasSuffix("Suspend") } == ["plain willSuspend", "main willSuspend"])
  }

  @Test("A scroll view is a key path or a closure, the look of a bar a method")
  func keyPaths() {
    let screen = TitledForm()
    let nav = UINavigationController(rootViewController: screen)
    screen.loadViewIfNeeded()
    screen.addBehaviors([
      KeyboardInsetsBehavior(\TitledForm.scrollView), KeyboardInsetsBehavior<TitledForm>(\.scrollView),
      KeyboardInsetsBehavior<TitledForm> { $0.scrollView },
      NavigationBarBehavior(configure: PlainService(log).style),
      NavigationBarBehavior(isHidden: false, configure: MainActorService(log).style),
    ])
    device.launch(showing: nav)
    #expect(log.flush() == ["plain styles", "main styles"])
  }

  @Test("The fields of a screen are key paths or closures; their type is inferred")
  func fields() {
    let screen = TitledForm()
    screen.loadViewIfNeeded()
    screen.focus.didChange = PlainService(log).noteField
    screen.addBehaviors([
      InputFocusBehavior<TitledForm>(screen.focus, fields: [.title: \.titleField, .note: { $0.noteView }])
    ])
    device.launch(showing: screen)
    device.advance(by: 1)
    #expect(screen.titleField.isFirstResponder)
    #expect(screen.focus.moveToNext())
    #expect(screen.noteView?.isFirstResponder == true)
    device.turn()
    #expect(log.flush() == ["plain edits title", "plain edits note"])
  }
}

private final class TitledForm: UIViewController {
  enum Field { case title, note }

  let name = "form"
  let scrollView = UIScrollView()
  let titleField = UITextField()
  var noteView: UITextView? = UITextView()
  let focus = InputFocus<Field>(initial: .title)

  override func viewDidLoad() {
    super.viewDidLoad()
    [titleField, noteView!].forEach(view.addSubview)
  }
}

/// Belongs to no actor.
private final class PlainService {
  let log: LifecycleTranscript

  init(_ log: LifecycleTranscript) {
    self.log = log
  }

  func record(_ text: String) {
    MainActor.assumeIsolated { log.record("plain " + text) }
  }

  func note(_ change: FocusChange) { record(change.reason.name) }
  @MainActor func noteScreen(_ screen: TitledForm, _ change: FocusChange) {
    record("\(screen.name) \(change.reason.name)")
  }
  func noteEvent(_ event: SuspendEvent) { record(event.name) }
  func style(_ bar: UINavigationBar) { record("styles") }
  func noteField(_ change: InputFocusChange<TitledForm.Field>) {
    record("edits \(change.field.map { "\($0)" } ?? "nothing")")
  }
  func begin() { record("begins") }
}

@MainActor
private final class MainActorService {
  let log: LifecycleTranscript

  init(_ log: LifecycleTranscript) {
    self.log = log
  }

  func note(_ change: FocusChange) { log.record("main \(change.reason.name)") }
  func noteScreen(_ screen: TitledForm, _ change: FocusChange) {
    log.record("main \(screen.name) \(change.reason.name)")
  }
  func style(_ bar: UINavigationBar) { log.record("main styles") }
  func noteEvent(_ event: SuspendEvent) { log.record("main \(event.name)") }
}
