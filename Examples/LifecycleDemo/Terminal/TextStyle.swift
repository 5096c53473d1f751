/// A color or weight of text on a terminal.
enum TextStyle: Int {
  case bold = 1
  case dim = 2
  case red = 31
  case green = 32
  case yellow = 33
  case blue = 34
  case magenta = 35
  case cyan = 36
}

extension String {
  /// - Returns: the text as it is written to a stream: in this style if the stream has color.
  func styled(_ style: TextStyle?, on stream: StreamFacts) -> String {
    guard let style, stream.hasColor, !isEmpty else { return self }
    return "\u{1B}[\(style.rawValue)m\(self)\u{1B}[0m"
  }
}
