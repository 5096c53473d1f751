import Foundation

/// A time in the background during which the main thread gave no sign of life although the process was not suspended.
///
/// ```swift
/// for await event in SuspendMonitor.shared.events() {
///   if case .stalled(.mainThread(let seconds)) = event { analytics.log("main thread blocked for \(seconds) s") }
/// }
/// ```
///
/// Each case has its length in seconds of continuous time, without the suspensions found within it.
///
/// ## Topics
///
/// ### Causes
///
/// - ``mainThread(seconds:)``
/// - ``debugger(seconds:)``
/// - ``seconds``
///
/// ### In a log
///
/// - ``name``
/// - ``description``
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum SuspendStall: Hashable, Sendable {
  /// The process ran: its watcher gave signs of life, or its threads used the processor. The main thread was busy or was
  /// waiting.
  case mainThread(seconds: TimeInterval)

  /// A debugger was attached; the system does not suspend a process that is being debugged.
  case debugger(seconds: TimeInterval)

  /// How long it lasted, in seconds of continuous time, without the suspensions found within it.
  public var seconds: TimeInterval {
    switch self {
    case .mainThread(let seconds), .debugger(let seconds): seconds
    }
  }

  /// The case's name, without its associated value: `"mainThread"`.
  public var name: String {
    switch self {
    case .mainThread: "mainThread"
    case .debugger: "debugger"
    }
  }
}
