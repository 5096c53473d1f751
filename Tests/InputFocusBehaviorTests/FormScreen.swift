import HeadlessDevice
import InputFocusBehavior
import LifecycleBehaviors
import LifecycleTestKit
import UIKit

/// A form with three fields, and one that is not registered. It records what its focus reports: `"0.35 note"`.
@MainActor
final class FormScreen: UIViewController {
  enum Field: String, CaseIterable {
    case title, note, tag
  }

  let titleField = RefusingField()
  let noteView = UITextView()
  let tagField = RefusingField()
  let unregisteredField = UITextField()
  let inputFocus: InputFocus<Field>
  /// Behaviors besides the one for its fields; set before its view is loaded.
  var furtherBehaviors: [any ViewControllerLifecycleBehavior] = []
  private(set) var attachment: BehaviorAttachment?
  /// For random journeys: what should be edited, and what went wrong.
  var expected = ExpectedEditing()
  var fault: String?

  init(
    initial: Field? = nil, options: InputFocusOptions = .standard, order: [Field] = [],
    log: LifecycleTranscript = LifecycleTranscript(), on device: HeadlessDevice? = nil
  ) {
    inputFocus = InputFocus(initial: initial, order: order, options: options)
    super.init(nibName: nil, bundle: nil)
    inputFocus.didChange = { [weak device] change in
      log.record("\(device.time) \(change.field.map { "\($0)" } ?? "none")")
    }
    inputFocus.didFail = { [weak self, weak device] failure in
      let field = failure.field.map { "\($0)" } ?? "none"
      log.record("\(device.time) failed: \(field) \(failure.name)")
      self?.fault = "it failed: \(failure)"
    }
  }

  required init?(coder: NSCoder) {
    fatalError("FormScreen is not made from an archive")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for field in [titleField, noteView, tagField, unregisteredField] { view.addSubview(field) }
    attachment = addBehaviors([
      InputFocusBehavior<FormScreen>(
        inputFocus, fields: [.title: \.titleField, .note: \.noteView, .tag: { $0.tagField }])
    ])
    addBehaviors(furtherBehaviors)
  }

  func view(for field: Field) -> UIView {
    switch field {
    case .title: titleField
    case .note: noteView
    case .tag: tagField
    }
  }
}

extension HeadlessDevice {
  /// Launches an app that shows a form, and lets a second pass.
  /// - Returns: the form.
  func launchForm(
    initial: FormScreen.Field? = nil, order: [FormScreen.Field] = [], log: LifecycleTranscript
  ) -> FormScreen {
    let screen = FormScreen(initial: initial, order: order, log: log, on: self)
    launch(showing: screen)
    advance(by: 1)
    return screen
  }
}

/// A text field that counts the calls of `textFieldShouldBeginEditing(_:)`, and may refuse.
@MainActor
final class RefusingField: UITextField, UITextFieldDelegate {
  var mayBegin = true
  var mayEnd = true
  var mayReturn = true
  var didBegin: () -> Void = {}
  private(set) var beginCalls = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    delegate = self
  }

  required init?(coder: NSCoder) {
    fatalError("RefusingField is not made from an archive")
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    beginCalls += 1
    return mayBegin
  }

  func textFieldDidBeginEditing(_ textField: UITextField) { didBegin() }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { mayEnd }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { mayReturn }
}

extension HeadlessDevice? {
  @MainActor
  fileprivate var time: String {
    guard let self else { return "" }
    return "\((self.now * 100).rounded() / 100)"
  }
}
