import LifecycleBehaviors
import UIKit

/// The request of an update of a view with a `sceneOverlay`.
struct SceneOverlayState<Content> {
  /// Nil while no overlay is requested.
  let overlay: Content?
  let options: OverlayOptions
}

/// Creates the `OverlayBehavior` of a SwiftUI view, and passes the updates of the view to it.
@MainActor
final class SceneOverlayHost<Content, Controller: UIViewController> {
  private let latest: LatestValue<SceneOverlayState<Content>>
  private let makeController: @MainActor (Content?) -> Controller
  private let show: @MainActor (Content, Controller) -> Void
  private let condition: OverlayCondition
  private var isNeeded = false
  /// The latest content. Kept while no overlay is requested: the overlay still needs it during its transition, and it
  /// may be created when the condition has just ended.
  private var content: Content?
  private weak var controller: Controller?

  /// - Parameters:
  ///   - latest: the updates of the view.
  ///   - makeController: creates the controller that shows the content.
  ///   - show: shows other content in it.
  init(
    _ latest: LatestValue<SceneOverlayState<Content>>, makeController: @escaping @MainActor (Content?) -> Controller,
    show: @escaping @MainActor (Content, Controller) -> Void
  ) {
    self.latest = latest
    self.makeController = makeController
    self.show = show
    condition = OverlayCondition(isCheckedWhileHidden: false) { [latest] in latest.value.overlay != nil }
    update()
    latest.didChange = { [weak self] in self?.update() }
  }

  var behavior: OverlayBehavior {
    var options = latest.value.options
    options.eventHandler = { [latest] event in latest.value.options.eventHandler?(event) }
    return OverlayBehavior(while: condition, options: options, from: nil) { [self] _ in
      let controller = makeController(content)
      self.controller = controller
      return controller
    }
  }

  private func update() {
    let overlay = latest.value.overlay
    if let overlay {
      content = overlay
      if let controller { show(overlay, controller) }
    }
    guard isNeeded != (overlay != nil) else { return }
    isNeeded.toggle()
    condition.setNeedsCheck()
  }
}
