import Foundation

/// What is known about the suspension of this process.
///
/// Over the life of a subscription ``didSuspend(_:)`` is directly followed by its ``didUnsuspend(_:)``, suspensions
/// follow one another without overlap, and ``averted`` comes only after a ``willSuspend(_:)`` that nothing came of.
/// All are delivered on the main thread.
public enum SuspendEvent: Hashable, Sendable {
  /// The process may be suspended. Save what must not be lost before returning; see <doc:SavingWork>.
  case willSuspend(SuspendWarning)

  /// Delivered only after the process runs again: it was suspended. Nothing runs while it is. Directly followed by
  /// ``didUnsuspend(_:)``.
  case didSuspend(Suspension)

  /// The process runs again, in the foreground or in the background.
  case didUnsuspend(Suspension)

  /// The app came back to the foreground after ``willSuspend(_:)`` without having been suspended.
  case averted

  /// Something that looks like a suspension and is none: a busy main thread, or a debugger's pause.
  case stalled(SuspendStall)

  /// Watching is impaired, and goes on with what is left. Each kind of failure is delivered once, and again when it
  /// comes back after it was over.
  case failed(SuspendFailure)

  /// The case's name, without what it carries: `"didUnsuspend"`.
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
