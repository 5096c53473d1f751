import UIKit

extension UIResponder {
  #if os(tvOS)
    /// tvOS announces no keyboard: its own is a screen that it presents.
    static let keyboardChanges: [(notification: Notification.Name, name: String)] = []
  #else
    static let keyboardChanges: [(notification: Notification.Name, name: String)] = [
      (keyboardDidShowNotification, "keyboardDidShow"), (keyboardDidHideNotification, "keyboardDidHide"),
    ]
  #endif
}
