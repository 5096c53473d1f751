import FocusBehavior
import HeadlessDevice
import LifecycleTestKit
import OverlayBehavior
import UIKit

/// An app whose forms are covered by overlays: what a test does to it, and which form has key window, first responder and
/// focus.
@MainActor
final class CoveredForms {
  let device = HeadlessDevice()
  let log = LifecycleTranscript()
  let form: FormScreen
  private(set) var main: UIWindow

  init() {
    let form = Self.form("form", log, device)
    self.form = form
    main = device.launch(showing: form)
    device.advance(by: 1)
    _ = log.flush()
  }

  func form(_ name: String) -> FormScreen { Self.form(name, log, device) }

  private static func form(_ name: String, _ log: LifecycleTranscript, _ device: HeadlessDevice) -> FormScreen {
    let form = FormScreen(initial: .title)
    form.title = name
    form.furtherBehaviors = [
      FocusBehavior(.attention) { [unowned device] change in
        log.record("\(device.time) \(name) \(change.hasFocus ? "gained" : "lost") \(change.reason.name)")
      }
    ]
    form.inputFocus.didChange = { [unowned device] change in
      log.record("\(device.time) \(name) edits \(change.field?.rawValue ?? "nothing")")
    }
    return form
  }

  /// Makes an overlay that is shown while it is needed, and records `"1.25 offline didShow"`.
  func overlay(_ need: Need) -> OverlayController {
    OverlayController(
      while: need.condition,
      options: OverlayOptions(eventHandler: { [log, unowned device] event in
        log.record("\(device.time) offline \(event.name)")
      })
    ) { _ in UIViewController() }
  }

  /// The value that an overlay's condition returns.
  @MainActor
  final class Need {
    var isThere = true
    private(set) lazy var condition = OverlayCondition(isCheckedWhileHidden: false) { [unowned self] in isThere }
  }

  func present(_ modal: UIViewController, over screen: UIViewController) {
    screen.present(modal, animated: true)
    device.advance(by: 1)
  }

  /// - Returns: for each form, whether its window is key, which field is edited, and whether it has focus:
  ///   `"form: key, title, focus"`.
  func places(_ forms: [FormScreen]) -> [String] {
    forms.map { form in
      let isKey = form.view.window?.isKeyWindow == true
      let field = form.inputFocus.editedField?.rawValue ?? "nothing"
      let hasFocus = (form as UIViewController).screenFocus?.hasFocus == true
      return "\(form.title ?? ""): \(isKey ? "key" : "not key"), \(field), \(hasFocus ? "focus" : "no focus")"
    }
  }
}

extension HeadlessDevice {
  /// To the hundredth of a second.
  fileprivate var time: Double { (now * 100).rounded() / 100 }
}
