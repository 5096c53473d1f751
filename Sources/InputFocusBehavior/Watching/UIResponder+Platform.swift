import UIKit

extension UIResponder {
  #if os(tvOS)
    /// tvOS announces no keyboard: its own is a screen that it presents.
    static let keyboardChanges: [Notification.Name] = []
  #else
    static let keyboardChanges = [keyboardDidShowNotification, keyboardDidHideNotification]
  #endif
}
