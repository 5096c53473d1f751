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
  let dateButton = TapButton("Due")
  let datePicker = DayPicker("One Day Later")
  let doneButton = TapButton("Add")
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
    view.backgroundColor = .systemBackground
    noteView.backgroundColor = .secondarySystemBackground
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
      InputFocusBehavior<AddTaskViewController>(
        inputFocus, fields: [.title: \.titleField, .note: \.noteView])
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.safeAreaInsets
    let (x, y, width) = (safe.left + 16, safe.top, view.bounds.width - safe.left - safe.right - 32)
    titleField.frame = CGRect(x: x, y: y, width: width, height: 44)
    noteView.frame = CGRect(x: x, y: y + 44, width: width, height: 132)
    dateButton.frame = CGRect(x: x, y: y + 176, width: width / 2, height: 44)
    doneButton.frame = CGRect(x: x + width / 2, y: y + 176, width: width / 2, height: 44)
    datePicker.frame = CGRect(x: x, y: y + 220, width: width, height: 44)
  }

  private func toggleDatePicker() {
    datePicker.isHidden.toggle()
    if datePicker.isHidden { inputFocus.resume() } else { inputFocus.pause() }
  }

  private func add() {
    guard titleField.text?.isEmpty == false else { return inputFocus.move(to: .title) }
    inputFocus.endEditing()
    didAdd(NewTask(title: titleField.text ?? "", note: noteView.text, due: datePicker.date))
  }
}
