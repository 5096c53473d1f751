import HeadlessDevice
import TestSupport
import Testing
import UIKit

/// Buttons, switches and actions without selectors.
@MainActor
@Suite(.oneDevice)
struct ButtonTests: FixtureSuite {
  let fixture = PlainScreen()

  @Test("A tap sends the primary action of a button, which knows its sender; a disabled button sends no action")
  func primaryAction() {
    var senders: [ObjectIdentifier?] = []
    let action = UIAction(title: "Save", image: UIImage(systemName: "tray")) { action in
      senders.append((action.sender as? UIButton).map(ObjectIdentifier.init))
    }
    let button = UIButton(type: .system, primaryAction: action)
    screen.view.addSubview(button)
    #expect(button.currentTitle == "Save")
    #expect(button.currentImage == UIImage(systemName: "tray"))
    #expect(device.tap(button))
    #expect(senders == [ObjectIdentifier(button)])
    #expect(action.sender == nil)
    button.isEnabled = false
    #expect(!device.tap(button))
    #expect(senders.count == 1)
  }

  @Test("Actions and targets of an event are sent in the order in which they were added")
  func order() {
    var log: [String] = []
    let button = UIButton(type: .custom)
    screen.view.addSubview(button)
    button.addAction(UIAction { _ in log.append("primary") }, for: .primaryActionTriggered)
    button.addAction(UIAction { _ in log.append("first") }, for: .touchUpInside)
    let recorder = EventRecorder { _ in log.append("target") }
    button.addTarget(recorder, action: EventRecorder.action, for: .touchUpInside)
    button.addAction(UIAction { _ in log.append("last") }, for: .touchUpInside)
    device.tap(button)
    #expect(log == ["first", "target", "last", "primary"])
  }

  @Test("An action replaces an action with the same identifier, and is removed by its identifier")
  func identifiers() {
    var log: [String] = []
    let control = UIControl()
    let name = UIAction.Identifier("save")
    control.addAction(UIAction(identifier: name) { _ in log.append("old") }, for: .touchUpInside)
    control.addAction(UIAction(identifier: name) { _ in log.append("new") }, for: .touchUpInside)
    control.addAction(UIAction { _ in log.append("other") }, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(log == ["new", "other"])
    control.removeAction(identifiedBy: name, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(log == ["new", "other", "other"])
  }

  @Test("A control retains its actions, and releases an action that is removed")
  func lifetime() {
    let control = UIControl()
    weak var kept: UIAction?
    do {
      let action = UIAction { _ in }
      control.addAction(action, for: .valueChanged)
      kept = action
    }
    #expect(kept != nil)
    if let kept { control.removeAction(kept, for: .valueChanged) }
    #expect(kept == nil)
  }

  @Test("A target of nil sends an action along the responder chain")
  func chain() {
    let screen = ActingScreen()
    device.launchAgain(showing: screen)
    let button = UIButton()
    button.addTarget(nil, action: Selector(ActingScreen.act), for: .touchUpInside)
    screen.view.addSubview(button)
    device.tap(button)
    #expect(screen.count == 1)
  }

  @Test("A state without its own title has the title of the normal state")
  func titles() {
    let button = UIButton()
    button.setTitle("Go", for: .normal)
    button.setTitle("Gone", for: .disabled)
    #expect(button.currentTitle == "Go")
    #expect(button.titleLabel?.text == "Go")
    #expect(button.title(for: .selected) == "Go")
    button.isEnabled = false
    #expect(button.state == .disabled)
    #expect(button.currentTitle == "Gone")
  }

  @Test("A tap turns a switch and sends valueChanged; code turns it silently")
  func switching() {
    var values: [Bool] = []
    let control = UISwitch()
    control.addAction(
      UIAction { action in values.append((action.sender as? UISwitch)?.isOn == true) }, for: .valueChanged)
    screen.view.addSubview(control)
    device.tap(control)
    control.setOn(false, animated: true)
    #expect(values == [true])
    #expect(!control.isOn)
  }
}

private final class ActingScreen: UIViewController {
  private(set) var count = 0

  func act() {
    count += 1
  }
}

extension HeadlessDevice {
  fileprivate func launchAgain(showing screen: UIViewController) {
    kill()
    launch(showing: screen)
  }
}
