/// What a ``LoggedViewController`` writes its callbacks into.
@MainActor
public protocol LineRecording: AnyObject {
  func record(_ line: String)
}

/// A list of what happened, in order. Tests compare all lines and leave it empty.
@MainActor
public final class Transcript: LineRecording {
  /// Lines recorded since the last ``flush()``.
  public private(set) var lines: [String] = []

  public init() {}

  public var isEmpty: Bool { lines.isEmpty }

  public func record(_ line: String) {
    lines.append(line)
  }

  /// Removes all lines.
  /// - Returns: the lines, oldest first.
  @discardableResult
  public func flush() -> [String] {
    defer { lines = [] }
    return lines
  }
}
