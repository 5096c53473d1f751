import InputFocusBehavior
import LifecycleTestKit
import UIKit

/// A screen without a behavior: its views are registered in a focus by hand. Records `"1"`, `"none"`, `"failed refused"`.
@MainActor
struct PlainForm {
  let screen = UIViewController()
  let focus: InputFocus<Int>

  init(
    _ focus: InputFocus<Int> = InputFocus(), log: LifecycleTranscript? = nil,
    fields: KeyValuePairs<Int, UIView> = [1: UITextField()]
  ) {
    self.focus = focus
    if let log {
      focus.didChange = { log.record($0.field.map { "\($0)" } ?? "none") }
      focus.didFail = { log.record("failed \($0.name)") }
    }
    for (field, view) in fields { add(view, as: field) }
  }

  /// The only view, or the first one.
  var field: UIView { screen.view.subviews[0] }

  func add(_ view: UIView, as field: Int) {
    screen.view.addSubview(view)
    focus.register(view, as: field)
  }
}
