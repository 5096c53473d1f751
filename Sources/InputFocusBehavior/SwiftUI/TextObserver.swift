import LifecycleBehaviors
import UIKit

/// Hears that the user changes the text of one view, until it is released.
@MainActor
final class TextObserver {
  private let observer = NotificationObserver()

  init(_ name: Notification.Name, of view: UIView, didChange: @escaping @MainActor () -> Void) {
    observer.observe(name, of: view, reading: { _ in true }, handler: { _ in didChange() })
  }
}
