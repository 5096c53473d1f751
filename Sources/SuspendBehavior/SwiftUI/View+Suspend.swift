#if canImport(SwiftUI) && !os(macOS)
  import LifecycleBehaviors
  import SwiftUI

  extension View {
    /// Calls `action` when the process may be suspended soon, was suspended, or was not suspended after all, while this
    /// view is in the hierarchy, on screen or not.
    ///
    /// ```swift
    /// EditorView(draft).onSuspend { event in
    ///   if case .willSuspend(.possible) = event { draft.save() }
    /// }
    /// ```
    /// By default it warns with ``SuspendWarning/possible`` only.
    /// ``SuspendOptions/holdingBackgroundTask(untilSecondsLeft:accuracy:)`` holds a background task for up to 21 s
    /// after each entry into the background, and warns once more before the end.
    ///
    /// The options are those that the view was first shown with; a later change of them has no effect.
    /// - Parameters:
    ///   - options: how closely to watch. The app's one monitor serves the most demanding of all.
    ///   - action: receives each event, on the main thread; the closure of the view's latest update is called.
    /// - Returns: this view, which calls `action`.
    @preconcurrency @MainActor
    public func onSuspend(
      _ options: SuspendOptions = .standard, perform action: @escaping @MainActor (SuspendEvent) -> Void
    ) -> some View {
      carrying(BehaviorProbe(action) { latest in [SuspendBehavior(options) { latest.value($0) }] })
    }
  }
#endif
