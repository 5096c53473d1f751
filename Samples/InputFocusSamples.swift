import InputFocusBehavior
import LifecycleBehaviors
import UIKit

// InputFocusBehavior.

final class AddTaskViewController: UIViewController {
  enum Field { case title, note }

  let titleField = UITextField()
  let noteView = UITextView()
  let inputFocus = InputFocus<Field>(initial: .title)

  override func viewDidLoad() {
    super.viewDidLoad()
    addBehaviors([
      InputFocusBehavior<AddTaskViewController>(
        inputFocus, fields: [.title: \.titleField, .note: \.noteView])
    ])
  }

  func openDatePicker() {
    inputFocus.pause()
  }

  func closeDatePicker() {
    inputFocus.resume()
  }
}

extension AddTaskViewController {
  private func register() {
    let inputFocus = InputFocus<Field>(initial: .title, order: [.title, .note])
    inputFocus.register(titleField, as: .title)
    inputFocus.register(noteView, as: .note)
  }

  private func add() {
    // swift-format-ignore
    addBehaviors([
      InputFocusBehavior<AddTaskViewController>(inputFocus, fields: [.title: \.titleField, .note: \.noteView])
    ])
  }
}

@MainActor
private func warn(_ text: String) {}

@MainActor
private func log(_ text: String) {}

private final class TaskForm: UIViewController {
  enum Field { case title, note }

  let titleField = UITextField()
  let noteView = UITextView()
  let datePicker = UIView()
  let toolbar = UIView()
  let inputFocus = InputFocus<Field>(initial: .title, options: [.cover, .navigation])

  private func hideDatePicker() {}
  private func save() {}

  private var patientOptions: InputFocusOptions {
    let options = InputFocusOptions(interruptions: [.cover, .navigation])
    return options
  }

  private func configure() {
    inputFocus.options = [.cover, .keyWindowLoss, .inactive, .navigation]
    inputFocus.didChange = { [weak self] change in
      if change.field != nil { self?.hideDatePicker() }
    }
    inputFocus.didFail = { failure in log("\(failure)") }
    inputFocus.didFail = { failure in
      switch failure {
      case .refused(let field): warn("\(field) cannot be edited now.")
      default: log("\(failure)")
      }
    }
  }

  private func done() {
    guard titleField.text?.isEmpty == false else { return inputFocus.move(to: .title) }
    save()
  }

  private func next() {
    if !inputFocus.moveToNext() { inputFocus.endEditing() }
  }

  private func toggleDatePicker() {
    datePicker.isHidden.toggle()
    if datePicker.isHidden { inputFocus.resume() } else { inputFocus.pause() }
  }

  func update(_ change: InputFocusChange<Field>) {
    toolbar.isHidden = change.field == nil
  }
}

@MainActor
private func restoringAfterNavigation() {
  enum Field { case title }
  let inputFocus = InputFocus<Field>(initial: .title, options: [.cover, .navigation])
  _ = inputFocus
}

@MainActor
private func test(_ form: TaskForm) {
  form.update(InputFocusChange(field: .note, previousField: .title))
}

private final class SearchScreen: UIViewController {
  let queryField = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    addBehaviors([InputFocusBehavior<SearchScreen>(initial: "query", fields: ["query": \.queryField])])
  }
}

@MainActor
private func read<Field: Sendable>(_ inputFocus: InputFocus<Field>, report: (InputFocusChange<Field>) -> Void) async {
  for await change in inputFocus.changes { report(change) }
}

#if canImport(SwiftUI) && !os(macOS)
  import SwiftUI

  private struct Fields: View {
    enum Field: Hashable { case title, note }

    @InputFocusState private var field: Field?
    @InputFocusState private var isEditing: Bool

    var body: some View { Text("") }
  }

  private struct SearchField: View {
    @Binding var query: String
    @InputFocusState<Bool>.Binding var isSearching: Bool

    var body: some View {
      FocusableTextField("Search", text: $query)
        .inputFocus($isSearching)
    }
  }

  private struct TaskFields: View {
    enum Field: Hashable { case title, note }

    @State private var title = ""
    @State private var note = ""
    @InputFocusState private var field: Field?

    var body: some View {
      VStack {
        FocusableTextField("Title", text: $title, onCommit: { field = .note })
        FocusableTextView(text: $note, configure: { $0.keyboardDismissMode = .interactive })
          .inputFocus($field, equals: .note)
      }
    }
  }

  struct AddTaskForm: View {
    enum Field: Hashable { case title, note }

    @State private var title = ""
    @State private var note = ""
    @InputFocusState private var field: Field?

    var body: some View {
      VStack {
        FocusableTextField("Title", text: $title)
          .inputFocus($field, equals: .title)
        FocusableTextView(text: $note)
          .inputFocus($field, equals: .note)
      }
      .onAppear { field = .title }
    }
  }
#endif
