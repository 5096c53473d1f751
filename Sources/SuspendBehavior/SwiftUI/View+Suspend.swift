#if canImport(SwiftUI) && !os(macOS)
  import LifecycleBehaviors
  import SwiftUI

  extension View {
    /// Calls a closure when the process may be suspended soon, was suspended, or was not suspended after all.
    ///
    /// ```swift
    /// EditorView(draft).onSuspend { event in
    ///   if case .willSuspend(.possible) = event { draft.save() }
    /// }
    /// ```
    ///
    /// The closure is called as long as this view is in the hierarchy, whether the view is on screen or not. By default,
    /// ``SuspendWarning/possible`` is the only warning. With
    /// ``SuspendOptions/holdingBackgroundTask(untilSecondsLeft:accuracy:)``, the modifier holds a background task after each
    /// entry into the background, by default for up to 21 s, and warns again before the background time ends.
    ///
    /// Each update of the view replaces the closure. Updates do not replace the options: the options of the first update stay.
    /// - Parameters:
    ///   - options: how closely to watch. The monitor of the app serves the most demanding options of all subscribers.
    ///   - action: called on the main thread with each event.
    /// - Returns: a view that calls the closure.
    @preconcurrency @MainActor
    public func onSuspend(
      _ options: SuspendOptions = .standard, perform action: @escaping @MainActor (SuspendEvent) -> Void
    ) -> some View {
      carrying(BehaviorProbe(action) { latest in [SuspendBehavior(options) { latest.value($0) }] })
    }
  }
#endif
