#if canImport(SwiftUI) && !os(macOS)
  import SwiftUI

  extension View {
    /// Adds behaviors to the screen that shows this view, as `addBehaviors` does for a UIKit screen.
    ///
    /// ```swift
    /// ArticleView(article).behaviors {
    ///   KeepAwakeBehavior()
    ///   ActionBehavior.afterAppearing { print("article") }
    /// }
    /// ```
    ///
    /// The behaviors receive the moments of the screen that shows the view. They are removed when SwiftUI removes the view from
    /// its hierarchy, at the latest one run-loop iteration later.
    ///
    /// The behaviors receive an empty, zero-sized child of the hosting controller as their `viewController`. Its `view.window`,
    /// `navigationController` and `presentingViewController` are the same as the screen's. Its `navigationItem` has no effect.
    /// A behavior for one class of screens, such as `FocusBehavior<PlayerViewController>`, has no effect either, which is
    /// reported as an issue. The app's ``LifecycleBehaviorDefaults`` are not added.
    ///
    /// Updates of the view do not replace the behaviors: the behaviors of the first update stay, with their closures. To
    /// replace them, give the view another `id(_:)`. `onFocusChange`, `onSuspend` and `sceneOverlay` use the closures of the
    /// latest update.
    ///
    /// Do not set the view's state in `afterAttaching` and `afterLoading`, because SwiftUI is updating the view then.
    /// - Parameter behaviors: lists the behaviors. Called once, on the main thread, when the view is first shown.
    /// - Returns: the view with the behaviors.
    @preconcurrency @MainActor
    public func behaviors(
      @BehaviorBuilder _ behaviors: @escaping @MainActor () -> [any ViewControllerLifecycleBehavior]
    ) -> some View {
      carrying(BehaviorProbe(()) { _ in behaviors() })
    }
  }
#endif
