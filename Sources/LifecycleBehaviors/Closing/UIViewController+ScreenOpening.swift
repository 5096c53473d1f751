import UIKit

// On the protocol, because a member in an extension of a class forbids its subclasses one of the same name.
@MainActor
extension NSObjectProtocol where Self: UIViewController {
  /// How this screen was opened; nil while it is not in place, and on a screen without behaviors.
  ///
  /// ```swift
  /// if screenOpening?.reason == .presented { navigationItem.leftBarButtonItem = closeButton }
  /// ```
  ///
  /// It is known from `beforeAppearing` on, or from the end of the run-loop iteration in which the screen was put into its
  /// container, and until the screen is closed.
  public var screenOpening: ScreenOpening? {
    MainThread.require()
    return hiddenChild?.host.visit.opening
  }
}

extension UIViewController {
  /// Whether this screen, which has behaviors, is in place now.
  package var isInPlace: Bool {
    guard let host = hiddenChild?.host else { return false }
    return host.visit.isInPlace(self, AttachedScreens.ofApp.reader)
  }
}
