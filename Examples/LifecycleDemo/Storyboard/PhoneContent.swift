/// What is written on a screen, from top to bottom.
struct PhoneContent: Hashable {
  enum Item: Hashable {
    case text(String, Size, isCentered: Bool)
    case button(String)
    case field(String, isEmpty: Bool, isEdited: Bool)
    case header(String)
    case row(String, detail: String, Mark)
    /// A view with a color and nothing written on it.
    case strip
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

  /// Whether the keyboard is for one of its fields.
  var isEdited: Bool {
    items.contains { item in
      if case .field(_, _, isEdited: true) = item { true } else { false }
    }
  }
}
