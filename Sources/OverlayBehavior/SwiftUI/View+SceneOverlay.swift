#if canImport(SwiftUI) && !os(macOS)
  import LifecycleBehaviors
  import SwiftUI

  extension View {
    /// Covers the scene of this view with a window of its own, in front of everything, while a condition holds.
    ///
    /// ```swift
    /// InboxView().sceneOverlay(while: connection.isOffline) { OfflineView() }
    /// ```
    ///
    /// The overlay stays in front of sheets, alerts and screens that are pushed later. It is hidden when the condition
    /// ends or SwiftUI removes the view from its hierarchy: use the modifier on the root view to have the overlay while
    /// the app runs. It covers this scene only. For all scenes use ``OverlayController``; its documentation also
    /// says what an overlay restores. The content has the environment of this view, and is updated with it. It is in
    /// a hosting controller of its own, whose background is opaque, and does not change while it disappears.
    /// - Parameters:
    ///   - isNeeded: whether the overlay is to be shown. Carried out at the end of the current run-loop iteration.
    ///   - options: the window's level, the transition, and what is called. The options of the view's first
    ///     update stays in use, except for its `eventHandler`. An overlay that ends with its view reports no further
    ///     events.
    ///   - content: what the overlay shows; called at each update while `isNeeded` is true.
    /// - Returns: this view, whose scene is covered while `isNeeded` is true.
    @preconcurrency @MainActor
    public func sceneOverlay<Content: View>(
      while isNeeded: Bool, options: OverlayOptions = OverlayOptions(),
      @ViewBuilder content: () -> Content
    ) -> some View {
      modifier(SceneOverlay(options: options, overlay: isNeeded ? content() : nil))
    }
  }

  private struct SceneOverlay<Shown: View>: ViewModifier {
    let options: OverlayOptions
    /// Nil while no overlay is requested.
    let overlay: Shown?
    @Environment(\.self) private var environment

    func body(content: Content) -> some View {
      let overlay = overlay.map { SceneOverlayContent(content: $0, environment: environment) }
      return content.carrying(
        BehaviorProbe(SceneOverlayState(overlay: overlay, options: options)) { latest in
          let host = SceneOverlayHost(latest) { content in
            UIHostingController(rootView: content)
          } show: { content, controller in
            controller.rootView = content
          }
          return [host.behavior]
        })
    }
  }

  /// The view of the overlay's hosting controller.
  private struct SceneOverlayContent<Content: View>: View {
    let content: Content
    let environment: EnvironmentValues

    var body: some View {
      content.environment(\.self, environment)
    }
  }
#endif
