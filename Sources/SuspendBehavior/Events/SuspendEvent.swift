import Foundation

/// An event about the suspension of this process: a warning, a suspension, or its end.
///
/// ```swift
/// SuspendBehavior<EditorViewController> { editor, event in
///   switch event {
///   case .willSuspend(.possible): editor.saveDraft()
///   case .didUnsuspend(let suspension) where suspension.seconds > 60: editor.reload()
///   default: break
///   }
/// }
/// ```
///
/// All events are delivered on the main thread. Each ``didSuspend(_:)`` is directly followed by its ``didUnsuspend(_:)``, and
/// suspensions do not overlap. ``averted`` is delivered only after a ``willSuspend(_:)`` that no suspension followed. A
/// subscriber that is added during a ``didSuspend(_:)`` receives neither this event nor its ``didUnsuspend(_:)``.
///
/// ## Topics
///
/// ### In order of time
///
/// - ``willSuspend(_:)``
/// - ``didSuspend(_:)``
/// - ``didUnsuspend(_:)``
///
/// ### Instead of a suspension
///
/// - ``averted``
/// - ``stalled(seconds:byDebugger:)``
///
/// ### Failures
///
/// - ``failed(_:)``
///
/// ### In a log
///
/// - ``name``
/// - ``description``
public enum SuspendEvent: Hashable, Sendable {
  /// The process may be suspended soon. Save data that must not be lost before you return: <doc:SavingWork>.
  case willSuspend(SuspendWarning)

  /// The process was suspended. Delivered when the process runs again, because no code runs during a suspension. Directly
  /// followed by ``didUnsuspend(_:)``.
  case didSuspend(Suspension)

  /// The process runs again, in the foreground or in the background.
  case didUnsuspend(Suspension)

  /// The app entered the foreground after ``willSuspend(_:)`` without having been suspended.
  case averted

  /// The main thread gave no sign of life in the background, although the process was not suspended. The thread was busy or
  /// waiting, or a debugger had paused the process. The length is in seconds of continuous time, without the suspensions found
  /// during it.
  ///
  /// ```swift
  /// for await event in SuspendMonitor.shared.events() {
  ///   if case .stalled(let seconds, byDebugger: false) = event { analytics.log("main thread blocked for \(seconds) s") }
  /// }
  /// ```
  case stalled(seconds: TimeInterval, byDebugger: Bool)

  /// A part of the monitor has failed. Watching continues without that part. Each kind of failure is delivered once, and again
  /// if it ends and then occurs again.
  case failed(SuspendFailure)

  /// The name of the case without its associated value, such as `"didUnsuspend"`.
  public var name: String {
    switch self {
    case .willSuspend: "willSuspend"
    case .didSuspend: "didSuspend"
    case .didUnsuspend: "didUnsuspend"
    case .averted: "averted"
    case .stalled: "stalled"
    case .failed: "failed"
    }
  }
}
