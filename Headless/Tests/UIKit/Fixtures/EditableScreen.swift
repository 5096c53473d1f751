import HeadlessDevice
import UIKit

/// An app that shows a plain screen, for fields that are logged.
@MainActor
class EditableScreen {
  let device = HeadlessDevice()
  let editing = EditingLog()
  let screen = UIViewController()
  let window: UIWindow

  init() {
    window = device.launch(showing: screen)
  }
}

extension FixtureSuite where Fixture: EditableScreen {
  var device: HeadlessDevice { fixture.device }
  var editing: EditingLog { fixture.editing }
  var screen: UIViewController { fixture.screen }
  var window: UIWindow { fixture.window }

  /// Makes a field first responder, waits until the keyboard is up and empties the transcript.
  func edit(_ field: UIResponder) {
    editing.begin(field, on: device)
  }
}

/// An app that shows a plain screen with one logged field, a.
class ScreenWithField: EditableScreen {
  private(set) lazy var a = editing.field("a")

  override init() {
    super.init()
    screen.view.addSubview(a)
  }
}

extension FixtureSuite where Fixture: ScreenWithField {
  var a: UITextField { fixture.a }
}

/// An app that shows a plain screen with two logged fields, a and b.
final class ScreenWithFields: ScreenWithField {
  private(set) lazy var b = editing.field("b")

  override init() {
    super.init()
    screen.view.addSubview(b)
  }
}

extension FixtureSuite where Fixture == ScreenWithFields {
  var b: UITextField { fixture.b }
}
