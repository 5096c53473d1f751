import UIKit

/// Adapts a presentation to one style, whatever the traits.
@MainActor
final class AdaptationDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
  let style: UIModalPresentationStyle

  init(_ style: UIModalPresentationStyle) {
    self.style = style
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { style }
}
