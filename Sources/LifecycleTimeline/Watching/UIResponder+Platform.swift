import UIKit

extension UIResponder {
  #if os(tvOS)
    /// tvOS announces no keyboard: its own is a screen that it presents.
    static let keyboardChanges: KeyValuePairs<Notification.Name, String> = [:]
  #else
    static let keyboardChanges: KeyValuePairs<Notification.Name, String> = [
      keyboardDidShowNotification: "keyboardDidShow", keyboardDidHideNotification: "keyboardDidHide",
    ]
  #endif
}
