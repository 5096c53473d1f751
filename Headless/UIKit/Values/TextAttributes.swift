/// The attributes of a text as a value that can be compared and copied.
struct TextAttributes: Hashable {
  var values: [NSAttributedString.Key: Any]

  init(_ values: [NSAttributedString.Key: Any] = [:]) {
    self.values = values
  }

  static func == (left: TextAttributes, right: TextAttributes) -> Bool {
    left.values.count == right.values.count
      && left.values.allSatisfy { key, value in
        guard let mine = value as? AnyHashable else { return false }
        return mine == right.values[key] as? AnyHashable
      }
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(values.count)
  }
}

// The names that Foundation leaves to a framework that draws text.
extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
}
