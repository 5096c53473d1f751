/// What is written on a screen, from top to bottom.
struct PhoneContent: Hashable {
  enum Item: Hashable {
    case text(String, Size, isCentered: Bool)
    case button(String)
    case field(String, isEmpty: Bool, isEdited: Bool)
    case header(String)
    case row(String, detail: String, Mark)
  }

  enum Size: Hashable {
    case small, body, large
  }

  /// What is at the end of a row.
  enum Mark: Hashable {
    case none, disclosure, checkmark
    case toggle(isOn: Bool)
  }

  /// The button at the right of the navigation bar.
  var barButton: String?
  var items: [Item]

  /// The same while no field is edited.
  var withoutKeyboard: PhoneContent {
    var copy = self
    copy.items = items.map { item in
      if case .field(let text, let isEmpty, _) = item { .field(text, isEmpty: isEmpty, isEdited: false) } else { item }
    }
    return copy
  }

  /// Whether the keyboard is for one of its fields.
  var isEdited: Bool {
    items.contains { item in
      if case .field(_, _, isEdited: true) = item { true } else { false }
    }
  }
}
