import UIKit

extension InputFocusObserver {
  #if os(tvOS)
    /// tvOS announces no keyboard: its own is a screen that it presents.
    static let keyboardChanges: [Notification.Name] = []
  #else
    static let keyboardChanges = [
      UIResponder.keyboardDidShowNotification, UIResponder.keyboardDidHideNotification,
    ]
  #endif
}
