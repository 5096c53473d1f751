#if canImport(SwiftUI) && !os(macOS)
  import SwiftUI

  extension View {
    /// Gives the behaviors listed in `behaviors` to this view, as `addBehaviors` gives them to a UIKit screen.
    ///
    /// ```swift
    /// ArticleView(article).behaviors {
    ///   KeepAwakeBehavior()
    ///   ScreenViewBehavior(.article, to: analytics)
    /// }
    /// ```
    ///
    /// They appear and disappear with the screen that shows the view, and end when SwiftUI takes the view out of its
    /// hierarchy, at the latest a turn of the run loop later. The `viewController` that they are called with is a
    /// controller without content beside the view, a child of the hosting controller: its `view.window`,
    /// `navigationController` and `presentingViewController` are those of the screen, its `navigationItem` has no effect.
    /// A behavior for one class of screens, such as `FocusBehavior<PlayerViewController>`, does nothing there and is
    /// reported.
    ///
    /// The behaviors stay those that the view was first shown with, and so do their closures, when the view is updated;
    /// `id(_:)` with another value makes new ones. `onFocusChange`, `onSuspend` and `sceneOverlay` use the closures of the
    /// latest update. Do not set the view's state in `afterAttaching` and `afterLoading`: SwiftUI is updating the view then.
    /// The app's ``LifecycleBehaviorDefaults`` are not added.
    /// - Parameter behaviors: called once, when the view is first shown.
    @MainActor
    public func behaviors(
      @BehaviorBuilder _ behaviors: @escaping @MainActor () -> [any ViewControllerLifecycleBehavior]
    ) -> some View {
      carrying(BehaviorProbe(()) { _ in behaviors() })
    }

    /// Gives behaviors to this view, as `behaviors { … }` does with a list.
    /// - Parameter behaviors: in the order in which they are called on the way up; those of the first update are used.
    @MainActor
    public func behaviors(_ behaviors: [any ViewControllerLifecycleBehavior]) -> some View {
      carrying(BehaviorProbe(()) { _ in behaviors })
    }
  }
#endif
