import Foundation

/// A change of the user's attention, as an ``AttentionSink`` receives it.
///
/// ## Topics
///
/// ### Before and after
///
/// - ``previous``
/// - ``attention``
/// - ``isScreenChange``
///
/// ### When
///
/// - ``timestamp``
///
/// ### Making one
///
/// - ``init(from:to:timestamp:)``
public struct AttentionChange: Hashable, Sendable {
  /// What the attention was on.
  public let previous: Attention

  /// What it is on now. Differs from ``previous``.
  public let attention: Attention

  /// When it was noticed: seconds of uptime, the time base of `CACurrentMediaTime()`.
  public let timestamp: TimeInterval

  /// Whether ``Attention/screen`` is another one. A sink that counts views of screens passes over the other changes: an alert
  /// that goes is no new view.
  public var isScreenChange: Bool { previous.screen != attention.screen }

  /// Makes a value, for tests of a sink.
  /// - Parameters:
  ///   - previous: what the attention was on.
  ///   - attention: what it is on now.
  ///   - timestamp: when it was noticed, in seconds of uptime.
  public init(from previous: Attention, to attention: Attention, timestamp: TimeInterval = 0) {
    self.previous = previous
    self.attention = attention
    self.timestamp = timestamp
  }
}
