import FocusBehavior
import UIKit

// VERSIONING.md.

final class BadgeViewController: UIViewController {
  private func showBadge() {}
  private func hideBadge() {}

  private func update(_ change: FocusChange) {
    switch change.reason {
    case .alert, .covered: showBadge()
    default: hideBadge()
    }
  }
}
