import LifecycleBehaviors
import ScreenSupport
import UIKit

extension WindowFacts {
  /// Reads the facts off a live window, except whether it was key, which only the caller can know.
  @MainActor
  init(of window: UIWindow) {
    isOverlay = window is OverlayWindow
    isSystem = window.isPrivateToUIKit
    isVisible = window.isVisible
    if #available(iOS 15.0, tvOS 15.0, *) { canBecomeKey = window.canBecomeKey }
    level = window.windowLevel.rawValue
  }
}

extension UIWindowScene {
  /// The controller that would decide about the system's bars if there were no overlay in the scene.
  var controllerUnderOverlay: UIViewController? {
    let windows = windows
    return KeyWindowRules.nextKeyWindow(among: windows.map { WindowFacts(of: $0) })
      .flatMap { windows[$0].rootViewController?.topmostPresented(where: \.decidesAboutBars) }
  }
}

extension UIViewController {
  /// Follows the controllers that are presented one over the other, from this one on.
  /// - Parameter isIncluded: returns whether a presented controller counts. At the first that does not, and at the
  ///   first that is being dismissed, the search ends.
  /// - Returns: the last controller that counts; this one if nothing is presented over it.
  func topmostPresented(where isIncluded: (UIViewController) -> Bool = { _ in true }) -> UIViewController {
    var controller = self
    while let presented = controller.presentedViewController, !presented.isBeingDismissed, isIncluded(presented) {
      controller = presented
    }
    return controller
  }
}
