import Foundation

/// How long the user's attention was on each screen, and where it was otherwise.
///
/// ```swift
/// let time = AttentionReporter.shared.time
/// print(time.screens["Player"]?.focused ?? 0)
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
/// - ``began``
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
  public struct Screen: Hashable, Sendable {
    /// Seconds with the user's attention.
    public internal(set) var focused: TimeInterval = 0
    /// Seconds under something that is no screen.
    public internal(set) var covered: TimeInterval = 0
    /// Seconds under an alert.
    public internal(set) var alert: TimeInterval = 0
    /// Seconds while the app or the scene was inactive.
    public internal(set) var inactive: TimeInterval = 0

    /// Seconds in front, with the attention or without.
    public var visible: TimeInterval { focused + covered + alert + inactive }
  }

  /// How many screens are told apart; the time of further ones is counted for the name "other".
  public static let screenLimit = 500

  /// When it was begun to count.
  public let began: Date

  /// Each screen by its name.
  public internal(set) var screens: [String: Screen] = [:]

  /// Seconds in which the app was in front and showed no screen that ``AttentionReporter`` knows.
  public internal(set) var elsewhere: TimeInterval = 0

  /// Seconds in the background while the process ran.
  public internal(set) var background: TimeInterval = 0

  /// Seconds for which the process was suspended. Counted where something knows of suspensions: a `SuspendBehavior`, a journal
  /// or a record. Otherwise they count as ``background``.
  public internal(set) var suspended: TimeInterval = 0

  /// Seconds since ``began``.
  public internal(set) var total: TimeInterval = 0

  init(began: Date) {
    self.began = began
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

extension AttentionTime.Screen {
  mutating func add(_ seconds: TimeInterval, _ state: Attention.State) {
    switch state {
    case .focused: focused += seconds
    case .covered: covered += seconds
    case .alert: alert += seconds
    case .inactive, .elsewhere, .background: inactive += seconds
    }
  }
}
