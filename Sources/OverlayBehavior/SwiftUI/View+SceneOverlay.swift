#if canImport(SwiftUI) && !os(macOS)
  import LifecycleBehaviors
  import SwiftUI

  extension View {
    /// Shows an overlay, a separate window above everything else in the scene of this view, while a condition holds.
    ///
    /// ```swift
    /// InboxView().sceneOverlay(while: connection.isOffline) { OfflineView() }
    /// ```
    ///
    /// The overlay stays above sheets, alerts and screens that are pushed later. The overlay is hidden when the condition no
    /// longer holds, and when SwiftUI removes the view from its hierarchy. To have the overlay as long as the app runs, apply the
    /// modifier to the root view. The overlay covers only this scene. For all scenes, use ``OverlayController``, whose
    /// documentation also lists what an overlay restores.
    ///
    /// The content is in a separate hosting controller with an opaque background. It has the environment of this view, is
    /// updated with this view, and does not change while the overlay disappears.
    /// - Parameters:
    ///   - isNeeded: whether the overlay is shown. Changes take effect at the end of the current run-loop iteration.
    ///   - options: the window level, the priority, the transition, and the closure for events. Updates of the view replace
    ///     only the `eventHandler`. If the view is removed, the overlay reports no further events.
    ///   - content: the content of the overlay. Called at each update while `isNeeded` is true.
    /// - Returns: a view whose scene is covered while `isNeeded` is true.
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
