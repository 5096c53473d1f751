/// Why did I lose focus: the last decisions about all watched screens, each with everything that was known for it.
///
/// ```
/// (lldb) po FocusTrace.current
/// ```
/// A decision is kept when the facts about a screen differ from those of the look before; looking at a screen that
/// stays as it is costs nothing. Attach ``description`` to a test that fails:
/// `#expect(player.isPaused, "\(FocusTrace.current)")`.
public struct FocusTrace: Sendable, CustomStringConvertible {
  /// How many decisions are kept; older ones are forgotten.
  public static let capacity = 100

  /// The last decisions, oldest first.
  public private(set) var decisions: [FocusDecision] = []

  /// What has been decided up to now.
  @MainActor public private(set) static var current = FocusTrace()

  /// Forgets all decisions, as at the start of a test.
  @MainActor
  public static func clear() {
    current = FocusTrace()
  }

  /// One line for each decision, oldest first.
  public var description: String {
    decisions.isEmpty ? "No decision has been made." : decisions.map(\.description).joined(separator: "\n")
  }

  @MainActor
  static func record(_ decision: FocusDecision) {
    if current.decisions.count == capacity { current.decisions.removeFirst() }
    current.decisions.append(decision)
  }
}
