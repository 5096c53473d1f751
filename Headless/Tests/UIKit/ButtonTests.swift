import HeadlessDevice
import HeadlessTestSupport
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
