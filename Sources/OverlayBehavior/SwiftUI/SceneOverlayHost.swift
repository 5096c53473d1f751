#if canImport(SwiftUI) && !os(macOS)
  import LifecycleBehaviors
  import SwiftUI

  /// What a view with a `sceneOverlay` says in an update.
  struct SceneOverlayState<Content: View> {
    /// Nil while there is to be none.
    let overlay: SceneOverlayContent<Content>?
    let configuration: OverlayConfiguration
  }

  /// Leads an `OverlayBehavior` by the updates of a SwiftUI view.
  @MainActor
  final class SceneOverlayHost<Content: View> {
    private let latest: LatestValue<SceneOverlayState<Content>>
    private let condition: OverlayCondition
    private var isNeeded = false
    /// Kept while there is none: it may be asked for when the condition has just ended, and it goes with a transition.
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
