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
      InputFocusBehavior<AddTaskViewController, Field>(
        inputFocus, fields: [.title: \.titleField, .note: \.noteView])
    ])
  }

  func openDatePicker() {
    inputFocus.deactivate()
  }

  func closeDatePicker() {
    inputFocus.restore()
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
      InputFocusBehavior<AddTaskViewController, Field>(inputFocus, fields: [.title: \.titleField, .note: \.noteView])
    ])
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
