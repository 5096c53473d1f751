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
    /// It stays in front of sheets, alerts and screens that are pushed later, and goes when the condition ends or SwiftUI
    /// takes the view out of its hierarchy: give it to the root view to have it for as long as the app runs. It covers this
    /// scene only; ``OverlayController`` is the one for all scenes. What it
    /// restores is said at ``OverlayController``. The content has the environment of this view, and is updated with it. It
    /// stands in a hosting controller of its own, whose background is opaque, and keeps its looks while it goes.
    /// - Parameters:
    ///   - isNeeded: whether the overlay is to be shown. Carried out when the turn of the run loop is over.
    ///   - configuration: where it stands, and how it comes and goes. Stays the one that the view was first shown with,
    ///     except for its `eventHandler`. An overlay that goes with its view has no further events.
    ///   - content: what the overlay shows; called at each update while `isNeeded` is true.
    @MainActor
    public func sceneOverlay<Content: View>(
      while isNeeded: Bool, configuration: OverlayConfiguration = OverlayConfiguration(),
      @ViewBuilder content: () -> Content
    ) -> some View {
      modifier(SceneOverlay(configuration: configuration, overlay: isNeeded ? content() : nil))
    }
  }

  private struct SceneOverlay<Shown: View>: ViewModifier {
    let configuration: OverlayConfiguration
    /// Nil while there is to be none.
    let overlay: Shown?
    @Environment(\.self) private var environment

    func body(content: Content) -> some View {
      let overlay = overlay.map { SceneOverlayContent(content: $0, environment: environment) }
      return content.carrying(
        BehaviorProbe(SceneOverlayState(overlay: overlay, configuration: configuration)) { latest in
          [SceneOverlayHost(latest).behavior]
        })
    }
  }

  /// What the overlay's hosting controller shows.
  struct SceneOverlayContent<Content: View>: View {
    let content: Content
    let environment: EnvironmentValues

    var body: some View {
      content.environment(\.self, environment)
    }
  }
#endif
