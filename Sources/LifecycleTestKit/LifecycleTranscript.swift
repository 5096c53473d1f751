/// A list of what happened, in order. Tests compare all lines and leave it empty.
///
/// ```swift
/// let transcript = LifecycleTranscript()
/// screen.addBehaviors([RecordingBehavior("a", in: transcript)])
/// #expect(transcript.flush() == ["a afterAttaching", "a afterLoading"])
/// ```
///
/// ## Topics
///
/// ### Creating one
///
/// - ``init()``
///
/// ### Writing
///
/// - ``record(_:)``
///
/// ### Comparing
///
/// - ``flush()``
/// - ``lines``
/// - ``isEmpty``
@preconcurrency @MainActor
public final class LifecycleTranscript {
  /// Lines recorded since the last ``flush()``.
  public private(set) var lines: [String] = []

  /// An empty transcript.
  public init() {}

  /// Whether no line has been recorded since the last ``flush()``.
  public var isEmpty: Bool { lines.isEmpty }

  /// Adds a line at the end.
  /// - Parameter line: what happened.
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
