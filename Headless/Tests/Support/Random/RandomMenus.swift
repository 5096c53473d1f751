import HeadlessDevice
import UIKit

/// The context menus of a random app's screens, with a preview or without.
@MainActor
final class RandomMenus: NSObject, UIContextMenuInteractionDelegate {
  /// What the next menu shows beside its items.
  private var preview: UIViewController?

  func open(on screen: UIViewController, _ device: HeadlessDevice, preview: UIViewController?) {
    guard let view = screen.viewIfLoaded, view.window != nil else { return }
    if !view.interactions.contains(where: { ($0 as? UIContextMenuInteraction)?.delegate === self }) {
      view.addInteraction(UIContextMenuInteraction(delegate: self))
    }
    self.preview = preview
    device.openContextMenu(on: view)
    self.preview = nil
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let preview else { return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: { preview })
  }

  /// Pushes a preview that is tapped where there is a stack, and presents it elsewhere.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    guard let preview = animator.previewViewController else { return }
    animator.addCompletion { [weak interaction] in
      if let parent = preview.parent { parent.unembed(preview) }
      // Something else may have shown it meanwhile.
      guard preview.parent == nil, preview.presentingViewController == nil else { return }
      let screen = interaction?.view?.next as? UIViewController
      if let navigation = screen?.navigationController {
        navigation.pushViewController(preview, animated: true)
      } else {
        screen?.present(preview, animated: true)
      }
    }
  }
}
