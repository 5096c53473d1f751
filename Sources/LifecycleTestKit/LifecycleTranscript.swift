/// A list of lines that a test records and compares, in order.
///
/// ```swift
/// let transcript = LifecycleTranscript()
/// screen.addBehaviors([RecordingBehavior("a", in: transcript)])
/// #expect(transcript.flush() == ["a afterAttaching", "a afterLoading"])
/// ```
///
/// ## Topics
///
/// ### Creating a transcript
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
  /// The lines that were recorded since the last ``flush()``.
  public private(set) var lines: [String] = []

  /// Creates an empty transcript.
  public init() {}

  /// Whether no line has been recorded since the last ``flush()``.
  public var isEmpty: Bool { lines.isEmpty }

  /// Adds a line at the end.
  /// - Parameter line: what happened.
  public func record(_ line: String) {
    lines.append(line)
  }

  /// Returns all lines, and removes them.
  /// - Returns: the lines, oldest first.
  @discardableResult
  public func flush() -> [String] {
    defer { lines = [] }
    return lines
  }
}
