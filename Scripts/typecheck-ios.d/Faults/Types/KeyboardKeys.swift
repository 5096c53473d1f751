// options: --sdk 18.0
// In the SDK of iOS 18.0 the names of what a keyboard notification carries are on the main actor.
import UIKit

nonisolated func frame(in notification: Notification) -> Any? {
  // expect: main actor-isolated class property 'keyboardFrameEndUserInfoKey' can not be referenced from a nonisolated context
  notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey]
}
