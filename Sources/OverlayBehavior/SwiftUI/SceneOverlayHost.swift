#if canImport(SwiftUI) && !os(macOS)
  import LifecycleBehaviors
  import SwiftUI

  /// What an update of a view with a `sceneOverlay` requests.
  struct SceneOverlayState<Content: View> {
    /// Nil while no overlay is requested.
    let overlay: SceneOverlayContent<Content>?
    let configuration: OverlayConfiguration
  }

  /// What the overlay's hosting controller shows.
  struct SceneOverlayContent<Content: View>: View {
    let content: Content
    let environment: EnvironmentValues

    var body: some View {
      content.environment(\.self, environment)
    }
  }

  /// Makes the `OverlayBehavior` of a SwiftUI view, and passes the updates of the view to it.
  @MainActor
  final class SceneOverlayHost<Content: View> {
    private let latest: LatestValue<SceneOverlayState<Content>>
    private let condition: OverlayCondition
    private var isNeeded = false
    /// The latest content. Kept while no overlay is requested: the overlay still needs it during its transition, and it
    /// may be made when the condition has just ended.
    private var content: SceneOverlayContent<Content>?
    private weak var controller: UIHostingController<SceneOverlayContent<Content>?>?

    init(_ latest: LatestValue<SceneOverlayState<Content>>) {
      self.latest = latest
      condition = OverlayCondition(isCheckedWhileHidden: false) { [latest] in latest.value.overlay != nil }
      update()
      latest.didChange = { [weak self] in self?.update() }
    }

    var behavior: OverlayBehavior {
      var configuration = latest.value.configuration
      configuration.eventHandler = { [latest] event in latest.value.configuration.eventHandler?(event) }
      return OverlayBehavior(while: condition, configuration: configuration) { [self] _ in
        let controller = UIHostingController(rootView: content)
        self.controller = controller
        return controller
      }
    }

    private func update() {
      let overlay = latest.value.overlay
      if let overlay {
        content = overlay
        controller?.rootView = overlay
      }
      guard isNeeded != (overlay != nil) else { return }
      isNeeded.toggle()
      condition.setNeedsCheck()
    }
  }
#endif
