import InputFocusBehavior
import LifecycleBehaviors
import UIKit

/// A form in UIKit. The title is edited first, the return key moves to the note, and the date picker hides the keyboard.
final class AddTaskViewController: UIViewController {
  enum Field: Hashable {
    case title, note
  }

  let titleField = UITextField()
  let noteView = UITextView()
  let dateButton = TapButton()
  let datePicker = DayPicker()
  let doneButton = TapButton()
  let inputFocus = InputFocus<Field>(initial: .title)
  private let didAdd: (NewTask) -> Void

  init(didAdd: @escaping (NewTask) -> Void) {
    self.didAdd = didAdd
    super.init(nibName: nil, bundle: nil)
    title = "New Task"
  }

  required init?(coder: NSCoder) {
    fatalError("AddTaskViewController is not made from an archive")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    titleField.placeholder = "Title"
    titleField.returnKeyType = .next
    datePicker.isHidden = true
    for subview in [titleField, noteView, dateButton, datePicker, doneButton] { view.addSubview(subview) }
    dateButton.didTap = { [weak self] in self?.toggleDatePicker() }
    doneButton.didTap = { [weak self] in self?.add() }
    // A field that is tapped while the picker is open shows the keyboard and closes the picker.
    inputFocus.didChange = { [weak self] change in
      if change.field != nil { self?.datePicker.isHidden = true }
    }
    addBehaviors([
      InputFocusBehavior<AddTaskViewController, Field>(
        inputFocus, fields: [.title: \.titleField, .note: \.noteView])
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width
    titleField.frame = CGRect(x: 0, y: 100, width: width, height: 44)
    noteView.frame = CGRect(x: 0, y: 144, width: width, height: 132)
    dateButton.frame = CGRect(x: 0, y: 276, width: width / 2, height: 44)
    doneButton.frame = CGRect(x: width / 2, y: 276, width: width / 2, height: 44)
    datePicker.frame = CGRect(x: 0, y: 320, width: width, height: 216)
  }

  private func toggleDatePicker() {
    datePicker.isHidden.toggle()
    if datePicker.isHidden { inputFocus.restore() } else { inputFocus.deactivate() }
  }

  private func add() {
    guard titleField.text?.isEmpty == false else { return inputFocus.move(to: .title) }
    inputFocus.endEditing()
    didAdd(NewTask(title: titleField.text ?? "", note: noteView.text, due: datePicker.date))
  }
}
