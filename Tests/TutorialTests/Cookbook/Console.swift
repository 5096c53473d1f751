/// The lines that the app has printed: in this module, `print` is the function below.
@MainActor
enum Console {
  fileprivate static var lines: [String] = []

  static func flush() -> [String] {
    defer { lines = [] }
    return lines
  }
}

@MainActor
func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  Console.lines.append(items.map { "\($0)" }.joined(separator: separator))
}
