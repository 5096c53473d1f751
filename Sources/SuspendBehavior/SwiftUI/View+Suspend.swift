#if canImport(SwiftUI) && !os(macOS)
  import LifecycleBehaviors
  import SwiftUI

  extension View {
    /// Calls `action` when the process is about to be suspended, was, or was not after all, while this view is in the
    /// hierarchy, on screen or not.
    ///
    /// ```swift
    /// EditorView(draft).onSuspend { event in if case .willSuspend(.possible) = event { draft.save() } }
    /// ```
    /// By default it holds a background task for up to 21 s after each entry into the background;
    /// ``SuspendPolicy/frugal`` holds none and warns with ``SuspendWarning/possible`` only.
    ///
    /// The policy stays the one that the view was first shown with.
    /// - Parameters:
    ///   - policy: how closely to watch. The app's one monitor serves the most demanding of all.
    ///   - action: receives each event, on the main thread; that of the view's latest update is called.
    @MainActor
    public func onSuspend(
      policy: SuspendPolicy = .standard, perform action: @escaping @MainActor (SuspendEvent) -> Void
    ) -> some View {
      carrying(BehaviorProbe(action) { latest in [SuspendBehavior(policy: policy) { latest.value($0) }] })
    }
  }
#endif
