/// Receives each change of the user's attention: the way to crash reporters, analytics and traces.
///
/// ```swift
/// final class CrashTags: AttentionSink {
///   func attentionDidChange(from previous: Attention, to attention: Attention) {
///     if attention.screen != previous.screen { print("screen", attention.screen ?? "none") }
///   }
/// }
/// AttentionReporter.shared.add(CrashTags())
/// ```
///
/// Calls arrive on the main thread, in order, at most one in each run-loop iteration; in the background the attention is
/// ``Attention/State-swift.struct/background``, with no screen. See <doc:Sinks> for the calls of common services.
///
/// ## Topics
///
/// ### Receiving
///
/// - ``attentionDidChange(from:to:)``
public protocol AttentionSink: AnyObject {
  /// The attention is on something else. A sink that counts views of screens ignores a change whose screen is the same: an
  /// alert that is dismissed is no new view.
  /// - Parameters:
  ///   - previous: what it was on.
  ///   - attention: what it is on now, which differs.
  @MainActor
  func attentionDidChange(from previous: Attention, to attention: Attention)
}
