import Foundation

/// A fact about the suspension of this process.
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
/// During a subscription ``didSuspend(_:)`` is directly followed by its ``didUnsuspend(_:)``, suspensions follow one
/// another without overlap, and ``averted`` comes only after a ``willSuspend(_:)`` that no suspension followed. A subscriber that
/// is added inside a ``didSuspend(_:)`` receives neither that nor its ``didUnsuspend(_:)``. All events are delivered on the main
/// thread.
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
  /// The process may be suspended. Save what must not be lost before returning; see <doc:SavingWork>.
  case willSuspend(SuspendWarning)

  /// Delivered only after the process runs again: it was suspended. No code runs while it is. Directly followed by
  /// ``didUnsuspend(_:)``.
  case didSuspend(Suspension)

  /// The process runs again, in the foreground or in the background.
  case didUnsuspend(Suspension)

  /// The app came back to the foreground after ``willSuspend(_:)`` without having been suspended.
  case averted

  /// The main thread gave no sign of life in the background although the process was not suspended: it was busy or was
  /// waiting, or a debugger had paused the process. The seconds are of continuous time, without the suspensions found within
  /// them.
  ///
  /// ```swift
  /// for await event in SuspendMonitor.shared.events() {
  ///   if case .stalled(let seconds, byDebugger: false) = event { analytics.log("main thread blocked for \(seconds) s") }
  /// }
  /// ```
  case stalled(seconds: TimeInterval, byDebugger: Bool)

  /// Watching is impaired, and continues without what has failed. Each kind of failure is delivered once, and again when it
  /// occurs after it had ended.
  case failed(SuspendFailure)

  /// The case's name, without its associated value: `"didUnsuspend"`.
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
