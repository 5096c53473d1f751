import UIKit

extension UIResponder {
  /// The notifications that the keyboard is shown or hidden, and their names in a recording. tvOS announces no keyboard: its own is a
  /// screen that it presents.
  #if os(tvOS)
    package static let keyboardChanges: KeyValuePairs<Notification.Name, String> = [:]
  #else
    package static let keyboardChanges: KeyValuePairs<Notification.Name, String> = [
      keyboardDidShowNotification: "keyboardDidShow", keyboardDidHideNotification: "keyboardDidHide",
    ]
  #endif
}
