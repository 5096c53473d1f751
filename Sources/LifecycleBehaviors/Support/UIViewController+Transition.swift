import UIKit

extension UIViewController {
  /// Whether a transition moves it, a controller that contains it, or the children of one of these.
  ///
  /// `transitionCoordinator` may also be that of a controller which this one presents, or of a child (W23 of HeadlessUIKit's rules).
  /// Reading it begins a transition that waits for the end of the run-loop iteration.
  package var isInTransition: Bool {
    guard let coordinator = transitionCoordinator else { return false }
    let moved = [.from, .to].compactMap { coordinator.viewController(forKey: $0) }
    // A change of size moves all.
    if moved.isEmpty { return true }
    return sequence(first: self, next: \.parent).contains { controller in
      moved.contains { $0 === controller || $0.parent === controller }
    }
  }
}
