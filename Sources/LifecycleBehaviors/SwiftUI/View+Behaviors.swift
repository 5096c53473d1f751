#if canImport(SwiftUI) && !os(macOS)
  import SwiftUI

  extension View {
    /// Gives the behaviors listed in `behaviors` to this view, as `addBehaviors` gives them to a UIKit screen.
    ///
    /// ```swift
    /// ArticleView(article).behaviors {
    ///   KeepAwakeBehavior()
    ///   ActionBehavior.afterAppearing { print("article") }
    /// }
    /// ```
    ///
    /// They appear and disappear with the screen that shows the view, and are removed when SwiftUI removes the view from its
    /// hierarchy, at the latest one run-loop iteration later. The `viewController` that they are called with is a
    /// controller without content beside the view, a child of the hosting controller: its `view.window`,
    /// `navigationController` and `presentingViewController` are those of the screen, its `navigationItem` has no effect.
    /// A behavior for one class of screens, such as `FocusBehavior<PlayerViewController>`, has no effect there and is
    /// reported.
    ///
    /// When the view is updated, it retains the behaviors of its first update, with their closures;
    /// `id(_:)` with another value creates new ones. `onFocusChange`, `onSuspend` and `sceneOverlay` use the closures of the
    /// latest update. Do not set the view's state in `afterAttaching` and `afterLoading`: SwiftUI is updating the view then.
    /// The app's ``LifecycleBehaviorDefaults`` are not added.
    /// - Parameter behaviors: called once, when the view is first shown.
    /// - Returns: the view with its behaviors.
    @preconcurrency @MainActor
    public func behaviors(
      @BehaviorBuilder _ behaviors: @escaping @MainActor () -> [any ViewControllerLifecycleBehavior]
    ) -> some View {
      carrying(BehaviorProbe(()) { _ in behaviors() })
    }
  }
#endif
