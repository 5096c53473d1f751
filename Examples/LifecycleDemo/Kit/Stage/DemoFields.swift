import InputFocusBehavior
import LifecycleBehaviors
import UIKit

/// The fields that a journey names on one screen, made when they are first named, and what their focus tells.
@MainActor
final class DemoFields {
  private let focus = InputFocus<String>()
  private var fields: [String: UITextField] = [:]

  init(of screenName: String, report: Report) {
    focus.didChange = { change in
      if let field = change.previousField { report(.input, screenName, "ended", [.init("field", field)]) }
      if let field = change.field { report(.input, screenName, "began", [.init("field", field)]) }
    }
    focus.didFail = { failure in
      report(
        .input, screenName, "failed", [.init("field", failure.field), .init("reason", failure.name)])
    }
  }

  /// Ties the fields to the life of their screen.
  var behavior: any ViewControllerLifecycleBehavior {
    InputFocusBehavior<DemoScreen, String>(focus, fields: [:])
  }

  var isEditing: Bool { focus.actual != nil }

  func field(named name: String, in view: UIView) -> UITextField {
    if let field = fields[name] { return field }
    let field = UITextField()
    fields[name] = field
    view.addSubview(field)
    focus.register(field, as: name)
    return field
  }
}
