import InputFocusBehavior
import LifecycleBehaviors
import UIKit

/// The fields of one screen, each made when the journey first names it. Reports which one is edited.
@MainActor
final class DemoFields {
  private let focus = InputFocus<String>()
  private var fields: [String: UITextField] = [:]

  init(of screenName: String, report: Report) {
    focus.didChange = { change in
      if let field = change.previousField { report(.input(.ended(field: field)), of: screenName) }
      if let field = change.field { report(.input(.began(field: field)), of: screenName) }
    }
    focus.didFail = { failure in report(.input(.failed(failure)), of: screenName) }
  }

  /// Connects the fields to the lifecycle of their screen.
  var behavior: any ViewControllerLifecycleBehavior {
    InputFocusBehavior<UIViewController, String>(focus, fields: [:])
  }

  var names: [String] { fields.keys.sorted() }

  var isEditing: Bool { focus.editedField != nil }

  func field(named name: String, in view: UIView) -> UITextField {
    if let field = fields[name] { return field }
    let field = UITextField()
    field.accessibilityIdentifier = name
    fields[name] = field
    view.addSubview(field)
    focus.register(field, as: name)
    return field
  }
}
