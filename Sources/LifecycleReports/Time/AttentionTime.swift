import Foundation

/// How long each screen had the user's attention, and how long no screen had the user's attention.
///
/// ```swift
/// let time = AttentionReporter.shared.time
/// print(time.screens["Player"]?.focused ?? 0)
/// print(time)  // "Player 45 s, Inbox 12 s, background 3 s"
/// ```
///
/// All times are in seconds of continuous time, which also counts while the device sleeps. The time is counted for the screen that
/// ``Attention/screen`` names, or as ``elsewhere``, ``background`` or ``suspended``. These times add up to ``total``.
///
/// ## Topics
///
/// ### Screens
///
/// - ``screens``
/// - ``Screen``
///
/// ### Time without a screen
///
/// - ``elsewhere``
/// - ``background``
/// - ``suspended``
///
/// ### The whole time
///
/// - ``total``
/// - ``startDate``
///
/// ### In a log
///
/// - ``description``
///
/// ### For tests
///
/// - ``init(startDate:)``
public struct AttentionTime: Hashable, Sendable {
  /// How long one screen was visible, with focus and without.
  ///
  /// ## Topics
  ///
  /// ### Times
  ///
  /// - ``focused``
  /// - ``covered``
  /// - ``alert``
  /// - ``inactive``
  /// - ``visible``
  ///
  /// ### For tests
  ///
  /// - ``init()``
  public struct Screen: Hashable, Sendable {
    /// Seconds with focus.
    public var focused: TimeInterval = 0
    /// Seconds under a cover that is not reported as a screen.
    public var covered: TimeInterval = 0
    /// Seconds under an alert.
    public var alert: TimeInterval = 0
    /// Seconds while the app or the scene was inactive.
    public var inactive: TimeInterval = 0

    /// The sum of the other times, in seconds.
    public var visible: TimeInterval { focused + covered + alert + inactive }

    /// Creates a screen that has not been visible, for tests.
    public init() {}
  }

  static let screenLimit = 500

  /// When the counting began.
  public var startDate: Date

  /// The time of each screen, by the name of the screen. After the first 500 names, all other screens are counted as "other".
  public var screens: [String: Screen] = [:]

  /// Seconds for which the app was in the foreground, and showed no screen that ``AttentionReporter`` reports.
  public var elsewhere: TimeInterval = 0

  /// Seconds in the background while the process ran.
  public var background: TimeInterval = 0

  /// Seconds for which the process was suspended. Suspensions are known only if something detects them, such as a
  /// `SuspendBehavior` or a `TimelineRecorder`. Otherwise, they count as ``background``.
  public var suspended: TimeInterval = 0

  /// Seconds since ``startDate``.
  public var total: TimeInterval = 0

  /// Creates a time in which nothing has been counted, for tests of code that receives one.
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
  /// For a log: the time of each screen with focus, and the times without a screen, the longest first:
  /// `"Player 45 s, Inbox 12 s, background 3 s"`. Times of less than half a second are left out.
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
