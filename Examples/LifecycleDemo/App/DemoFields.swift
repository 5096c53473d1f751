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
      if let field = change.previousField { report(.input, "ended", of: screenName, .field(field)) }
      if let field = change.field { report(.input, "began", of: screenName, .field(field)) }
    }
    focus.didFail = { failure in
      report(.input, "failed", of: screenName, .field(failure.field) + [.init("reason", .text(failure.name))])
    }
  }

  /// Connects the fields to the lifecycle of their screen.
  var behavior: any ViewControllerLifecycleBehavior {
    InputFocusBehavior<UIViewController>(focus, fields: [:])
  }

  /// Makes a field, unless there is one of this name.
  func make(_ name: String, in view: UIView) {
    guard fields[name] == nil else { return }
    let field = UITextField()
    field.accessibilityIdentifier = name
    fields[name] = field
    view.addSubview(field)
    focus.register(field, as: name)
  }
}
