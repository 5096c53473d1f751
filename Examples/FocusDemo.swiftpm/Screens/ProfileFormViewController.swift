import InputFocusBehavior
import LifecycleBehaviors
import ReadyMadeBehaviors
import UIKit

/// What the user enters in the form.
struct Profile: Equatable {
  var name = ""
  var email = ""
  var city = ""
}

/// A form: the return key moves from field to field, and the keyboard returns after an alert and after the wall.
final class ProfileFormViewController: UIViewController {
  enum Field {
    case name, email, city
  }

  let nameField = UITextField()
  let emailField = UITextField()
  let cityField = UITextField()
  private(set) lazy var saveButton = TapButton("Save") { [weak self] in self?.save() }
  private(set) lazy var clearButton = TapButton("Clear…") { [weak self] in self?.askToClear() }
  /// To see that the keyboard returns after the wall.
  private(set) lazy var offlineItem = TapItem("Go Offline") { [connection = demo.connection] in
    connection.isOffline = true
  }
  let inputFocus = InputFocus<Field>(initial: .name)
  private let demo: FocusDemo

  init(_ demo: FocusDemo) {
    self.demo = demo
    super.init(nibName: nil, bundle: nil)
    title = "Profile"
  }

  required init?(coder: NSCoder) {
    fatalError("ProfileFormViewController is not made from an archive")
  }

  override func loadView() {
    view = ColumnView([nameField, emailField, cityField, saveButton, clearButton])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = offlineItem
    navigationItem.largeTitleDisplayMode = .never
    for (field, name) in [(nameField, "Name"), (emailField, "Email"), (cityField, "City")] {
      field.placeholder = name
      field.accessibilityLabel = name
      field.accessibilityIdentifier = name
      field.font = .preferredFont(forTextStyle: .body)
      field.adjustsFontForContentSizeCategory = true
      field.borderStyle = .roundedRect
      field.returnKeyType = field === cityField ? .done : .next
    }
    show(demo.profile)
    addBehaviors([
      InputFocusBehavior<ProfileFormViewController>(
        inputFocus, fields: [.name: \.nameField, .email: \.emailField, .city: \.cityField]),
      KeyboardInsetsBehavior(),
    ])
  }

  private func show(_ profile: Profile) {
    nameField.text = profile.name
    emailField.text = profile.email
    cityField.text = profile.city
  }

  private func save() {
    guard let name = nameField.text, !name.isEmpty else { return inputFocus.move(to: .name) }
    demo.profile = Profile(name: name, email: emailField.text ?? "", city: cityField.text ?? "")
    inputFocus.endEditing()
    navigationController?.popViewController(animated: true)
  }

  private func askToClear() {
    let alert = UIAlertController(title: "Clear all fields?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Clear", style: .destructive) { [weak self] _ in self?.show(Profile()) })
    present(alert, animated: true)
  }
}
