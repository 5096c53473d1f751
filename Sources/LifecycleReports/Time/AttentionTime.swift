import Foundation

/// How long the user's attention was on each screen, and where it was otherwise.
///
/// ```swift
/// let time = AttentionReporter.shared.time
/// print(time.screens["Player"]?.focused ?? 0)
/// print(time)  // "Player 45 s, Inbox 12 s, background 3 s"
/// ```
///
/// Each moment is counted once: for the screen that ``Attention/screen`` names, or as ``elsewhere``, ``background`` or
/// ``suspended``. These and the screens add up to ``total``. All are seconds of continuous time, which counts while the device
/// sleeps.
///
/// ## Topics
///
/// ### Screens
///
/// - ``screens``
/// - ``Screen``
///
/// ### The rest
///
/// - ``elsewhere``
/// - ``background``
/// - ``suspended``
///
/// ### The whole
///
/// - ``total``
/// - ``startDate``
///
/// ### In a log
///
/// - ``description``
///
/// ### Creating one
///
/// - ``init(startDate:)``
public struct AttentionTime: Hashable, Sendable {
  /// How long one screen was in front.
  ///
  /// ## Topics
  ///
  /// ### With and without attention
  ///
  /// - ``focused``
  /// - ``covered``
  /// - ``alert``
  /// - ``inactive``
  /// - ``visible``
  ///
  /// ### Creating one
  ///
  /// - ``init()``
  public struct Screen: Hashable, Sendable {
    /// Seconds with the user's attention.
    public var focused: TimeInterval = 0
    /// Seconds under something that is no screen.
    public var covered: TimeInterval = 0
    /// Seconds under an alert.
    public var alert: TimeInterval = 0
    /// Seconds while the app or the scene was inactive.
    public var inactive: TimeInterval = 0

    /// Seconds in front, with the attention or without.
    public var visible: TimeInterval { focused + covered + alert + inactive }

    /// Creates a screen that has not been in front, for tests.
    public init() {}
  }

  static let screenLimit = 500

  /// When the counting began.
  public var startDate: Date

  /// Each screen by its name. The time of the 501st name and all later ones is that of "other".
  public var screens: [String: Screen] = [:]

  /// Seconds in which the app was in front and showed no screen that ``AttentionReporter`` knows.
  public var elsewhere: TimeInterval = 0

  /// Seconds in the background while the process ran.
  public var background: TimeInterval = 0

  /// Seconds for which the process was suspended. Counted where something knows of suspensions: a `SuspendBehavior`,
  /// or a `TimelineRecorder`. Otherwise they count as ``background``.
  public var suspended: TimeInterval = 0

  /// Seconds since ``startDate``.
  public var total: TimeInterval = 0

  /// Creates a time in which nothing has been counted, for tests of code that takes one.
  /// - Parameter startDate: when the counting began.
  public init(startDate: Date) {
    self.startDate = startDate
  }

  mutating func add(_ seconds: TimeInterval, suspended: TimeInterval, to attention: Attention) {
    total += seconds
    self.suspended += suspended
    let seconds = seconds - suspended
    guard let screen = attention.screen else {
      if attention.state == .background { background += seconds } else { elsewhere += seconds }
      return
    }
    let isKnown = screens[screen] != nil || screens.count < Self.screenLimit
    screens[isKnown ? screen : "other", default: Screen()].add(seconds, attention.state)
  }
}

extension AttentionTime: CustomStringConvertible {
  /// For a log, the longest first: `"Player 45 s, Inbox 12 s, background 3 s"`. What was less than half a second is left out.
  public var description: String {
    let parts =
      screens.map { ($0.key, $0.value.focused) }
      + [("elsewhere", elsewhere), ("background", background), ("suspended", suspended)]
    return parts.filter { $0.1 >= 0.5 }.sorted { ($1.1, $0.0) < ($0.1, $1.0) }
      .map { "\($0.0) \(String(format: "%.0f", $0.1)) s" }.joined(separator: ", ")
  }
}

extension AttentionTime.Screen {
  mutating func add(_ seconds: TimeInterval, _ state: Attention.State) {
    switch state {
    case .focused: focused += seconds
    case .covered: covered += seconds
    case .alert: alert += seconds
    default: inactive += seconds
    }
  }
}
