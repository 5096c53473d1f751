import UIKit

extension FocusFacts {
  /// Reads the facts off a live screen. `activity` knows what UIKit has announced about the app and its scenes.
  @MainActor
  init(of screen: UIViewController, appearance: Appearance, activity: AppActivity) {
    let window = screen.viewIfLoaded?.window
    self.appearance = appearance
    isInTransition = screen.transitionCoordinator != nil
    cover = screen.nearestPresented.map { FocusCover($0) }
    self.window = window.map { $0.isHidden ? .hidden : .visible } ?? .none
    isWindowKey = window?.isKeyWindow ?? false
    scene = activity.scene(window?.windowScene)
    app = activity.app
  }
}

extension UIViewController {
  /// What this controller, or the nearest one that contains it, presents. Walks the parents itself: whether
  /// `presentedViewController` looks further than its own controller is documented in two ways.
  fileprivate var nearestPresented: UIViewController? {
    var candidate: UIViewController? = self
    while let current = candidate {
      if let presented = current.presentedViewController { return presented }
      candidate = current.parent
    }
    return nil
  }
}
