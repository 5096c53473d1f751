#if canImport(SwiftUI) && !os(macOS)
  import Foundation
  import InputFocusBehavior
  import SwiftUI

  /// The form in SwiftUI. For iOS 15: `@FocusState`, `.focused`, `TextField`, `TextEditor`.
  struct AddTaskForm: View {
    enum Field: Hashable {
      case title, note
    }

    @State private var title = ""
    @State private var note = ""
    @State private var due = Date()
    @State private var isPickingDate = false
    /// The field to return to when the date picker closes.
    @State private var lastField: Field?
    @InputFocusState private var field: Field?
    private let didAdd: (NewTask) -> Void

    init(didAdd: @escaping (NewTask) -> Void) {
      self.didAdd = didAdd
    }

    var body: some View {
      VStack {
        FocusableTextField("Title", text: $title, onCommit: { field = .note })
          .inputFocus($field, equals: .title)
        FocusableTextView(text: $note)
          .inputFocus($field, equals: .note)
        Button("Due", action: toggleDatePicker)
        if isPickingDate { DatePicker("Due date", selection: $due) }
        Button("Add", action: add)
      }
      .onAppear { field = .title }
    }

    private func toggleDatePicker() {
      isPickingDate.toggle()
      if isPickingDate {
        lastField = field
        field = nil
      } else if field == nil {
        field = lastField
      }
    }

    private func add() {
      if title.isEmpty { return field = .title }
      field = nil
      didAdd(NewTask(title: title, note: note, due: due))
    }
  }
#endif
