import Foundation

/// What standard output or standard error is connected to: a terminal, or a file or a pipe.
struct StreamFacts: Equatable, Sendable {
  /// The columns of a terminal. Nil for a file or a pipe: its lines have any length, and nothing is wrapped.
  let width: Int?
  let hasColor: Bool
  /// Whether what was written can be written over.
  let canRedraw: Bool

  /// - Parameters:
  ///   - isTerminal: whether the stream is a terminal.
  ///   - columns: the width that the terminal reports; nil if it reports none.
  ///   - environment: the environment of the process.
  init(isTerminal: Bool, columns: Int?, environment: [String: String]) {
    let isDumb = environment["TERM"] == "dumb"
    let requested = environment["COLUMNS"].flatMap(Int.init).flatMap { $0 > 0 ? $0 : nil }
    width = isTerminal ? requested ?? columns ?? 80 : nil
    canRedraw = isTerminal && !isDumb
    hasColor = Self.hasColor(isTerminal: isTerminal && !isDumb, environment)
  }

  /// A file, whose lines are of any length and have no color.
  static let file = StreamFacts(isTerminal: false, columns: nil, environment: [:])

  init(descriptor: Int32, environment: [String: String] = ProcessInfo.processInfo.environment) {
    var size = winsize()
    let isKnown = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    self.init(
      isTerminal: isatty(descriptor) == 1, columns: isKnown ? Int(size.ws_col) : nil, environment: environment)
  }

  /// See https://no-color.org and https://bixense.com/clicolors: NO_COLOR counts more than CLICOLOR_FORCE.
  private static func hasColor(isTerminal: Bool, _ environment: [String: String]) -> Bool {
    if let value = environment["NO_COLOR"], !value.isEmpty { return false }
    if let value = environment["CLICOLOR_FORCE"], !value.isEmpty, value != "0" { return true }
    return isTerminal && environment["CLICOLOR"] != "0"
  }
}

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
