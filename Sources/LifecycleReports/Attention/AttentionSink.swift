/// Receives each change of the user's attention: the way to crash reporters, analytics and traces.
///
/// ```swift
/// final class CrashTags: AttentionSink {
///   func attentionDidChange(_ change: AttentionChange) {
///     if change.isScreenChange { print("screen", change.attention.screen ?? "none") }
///   }
/// }
/// AttentionReporter.shared.add(CrashTags())
/// ```
///
/// Calls arrive on the main thread, in order, one for a turn of the run loop at most; in the background the attention is
/// ``Attention/State-swift.enum/background``, with no screen. See <doc:Sinks> for the calls of common services.
///
/// ## Topics
///
/// ### Receiving
///
/// - ``attentionDidChange(_:)``
public protocol AttentionSink: AnyObject {
  /// The attention is on something else.
  /// - Parameter change: what it was on and is on now.
  @MainActor
  func attentionDidChange(_ change: AttentionChange)
}
