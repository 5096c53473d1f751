import Foundation

/// The interruptions after which a field is edited again, and how many times a request is tried.
///
/// ```swift
/// let inputFocus = InputFocus<Field>(initial: .title, options: [.cover, .navigation])
/// ```
///
/// An interruption that the options do not list ends the editing permanently, as if the user had dismissed the keyboard.
///
/// In some cases, UIKit itself edits the field again, whatever the options are, unless the app has requested another field
/// meanwhile: UIKit leaves a field first responder under another key window, and gives the keyboard back after an alert, and on
/// some versions after a sheet or a push.
///
/// ## Topics
///
/// ### Presets
///
/// - ``standard``
///
/// ### Values
///
/// - ``interruptions``
/// - ``attempts``
/// - ``retryInterval``
///
/// ### Creating options
///
/// - ``init()``
/// - ``init(interruptions:attempts:retryInterval:)``
/// - ``init(arrayLiteral:)``
///
/// ### In a log
///
/// - ``description``
public struct InputFocusOptions: Hashable, Sendable {
  /// The interruptions after which the field is edited again.
  public var interruptions: Set<InputFocusInterruption>

  /// How many times a request is tried if the field has no view, or if its view is not in a window or refuses. Waiting for the
  /// end of a transition, a modal or another interruption does not count as an attempt, and has no limit.
  /// - Precondition: positive.
  public var attempts: Int {
    didSet { Self.check(attempts: attempts) }
  }

  /// Seconds between two attempts. The default, 0.1 s, is the longest delay that people perceive as immediate (Nielsen,
  /// Usability Engineering, 1993).
  /// - Precondition: finite and at least 0.01.
  public var retryInterval: TimeInterval {
    didSet { Self.check(retryInterval: retryInterval) }
  }

  /// Creates the default options, ``standard``.
  public init() {
    self.init(interruptions: [.cover, .keyWindowLoss, .inactive])
  }

  /// Creates options. Values that you leave out are those of ``standard``.
  /// - Parameters:
  ///   - interruptions: the interruptions after which a field is edited again.
  ///   - attempts: how many times a request is tried.
  ///   - retryInterval: seconds between two attempts.
  /// - Precondition: `attempts` is positive. `retryInterval` is finite and at least 0.01.
  public init(
    interruptions: Set<InputFocusInterruption> = [.cover, .keyWindowLoss, .inactive], attempts: Int = 10,
    retryInterval: TimeInterval = 0.1
  ) {
    Self.check(attempts: attempts)
    Self.check(retryInterval: retryInterval)
    self.interruptions = interruptions
    self.attempts = attempts
    self.retryInterval = retryInterval
  }

  /// The default: edits the field again after ``InputFocusInterruption/cover``, ``InputFocusInterruption/keyWindowLoss`` and
  /// ``InputFocusInterruption/inactive``, but not after ``InputFocusInterruption/navigation``. Tries 10 times, every 0.1 s.
  public static let standard = InputFocusOptions()

  private static func check(attempts: Int) {
    precondition(
      attempts > 0, "InputFocusOptions.attempts must be positive, got \(attempts). Write 1 for a single attempt.")
  }

  private static func check(retryInterval: TimeInterval) {
    precondition(
      retryInterval >= 0.01 && retryInterval.isFinite,
      """
      InputFocusOptions.retryInterval must be a finite number of seconds, 0.01 or more, got \(retryInterval). Write 0.1, the \
      default.
      """)
  }

  /// - Returns: whether a field is edited again when the obstacle that interrupted its editing is gone.
  func restores(after obstacle: InputFocusObstacle) -> Bool {
    switch obstacle {
    case .cover: interruptions.contains(.cover)
    case .otherKeyWindow: interruptions.contains(.keyWindowLoss)
    case .inactive: interruptions.contains(.inactive)
    case .screenAway, .noWindow: interruptions.contains(.navigation)
    // Where the transition leads to is not known yet, and decides.
    case .transition: true
    case .notRegistered: false
    }
  }
}

extension InputFocusOptions: ExpressibleByArrayLiteral {
  /// Creates options with the attempts of ``standard``. Do not call this initializer: write an array literal, such as
  /// `[.cover, .navigation]`.
  /// - Parameter elements: the interruptions after which a field is edited again.
  public init(arrayLiteral elements: InputFocusInterruption...) {
    self.init(interruptions: Set(elements))
  }
}

extension InputFocusOptions: CustomStringConvertible {
  /// `"standard"`, or the interruptions and the other values that are not standard: `"[cover, navigation]"`,
  /// `"[cover, navigation], 3 attempts, 0.5 s apart"`.
  public var description: String {
    if self == .standard { return "standard" }
    let names = InputFocusInterruption.all.filter(interruptions.contains).map(\.name).joined(separator: ", ")
    let tries = "\(attempts) attempt\(attempts == 1 ? "" : "s"), \(retryInterval) s apart"
    return "[\(names)]"
      + (attempts == Self.standard.attempts && retryInterval == Self.standard.retryInterval ? "" : ", " + tries)
  }
}
