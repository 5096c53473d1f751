/// Why a command cannot be read, or cannot be carried out where it is.
public struct JourneyRefusal: Error, Hashable, Sendable {
  /// The mistake, and the words to write instead.
  public let message: String

  /// A refusal with a message for the writer of the journey.
  public init(_ message: String) {
    self.message = message
  }
}

/// A mistake in a line of a journey: `FILE:LINE: what is wrong`.
public struct JourneyError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the journey, such as the path of its file.
  public let file: String
  /// The number of the line, counted from one.
  public let line: Int
  /// The mistake, and the words to write instead.
  public let message: String

  /// An error in a line.
  public init(file: String, line: Int, message: String) {
    self.file = file
    self.line = line
    self.message = message
  }

  public var description: String { "\(file):\(line): \(message)" }
}
