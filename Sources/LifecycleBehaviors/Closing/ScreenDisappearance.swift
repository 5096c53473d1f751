import UIKit

/// Why a screen has disappeared, as of `viewDidDisappear`: the screen was closed, or its container shows another screen. The
/// screen may still come back in the same run-loop iteration.
package enum ScreenDisappearance: Equatable, Sendable {
  case closed(ScreenClosing.Reason)
  /// Another screen was pushed over it, or over a controller that contains it.
  case pushedOver
  /// Another tab is selected.
  case tabChanged
  /// Another page is shown.
  case pageTurned
  /// Any other reason: a hidden column, a view that a custom container has removed.
  case other

  /// The name of the case, or of the reason of the closing.
  package var name: String {
    switch self {
    case .closed(let reason): reason.name
    case .pushedOver: "pushedOver"
    case .tabChanged: "tabChanged"
    case .pageTurned: "pageTurned"
    case .other: "disappeared"
    }
  }
}

extension UIViewController {
  /// Why this screen, which has behaviors, is not on screen. Read it in `viewDidDisappear`.
  package var disappearance: ScreenDisappearance {
    guard let host = hiddenChild?.host else { return .other }
    return host.visit.disappearance(of: self, AttachedScreens.ofApp.containers)
  }

  /// Whether this screen, which has behaviors, is in place now.
  package var isInPlace: Bool {
    guard let host = hiddenChild?.host else { return false }
    return host.visit.isInPlace(self, AttachedScreens.ofApp.containers)
  }
}
