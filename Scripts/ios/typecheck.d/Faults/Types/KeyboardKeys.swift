// options: --sdk 18.0
// In the SDK of iOS 18.0 the names of what a keyboard notification carries are on the main actor.
import UIKit

nonisolated func frame(in notification: Notification) -> Any? {
  // expect: main actor-isolated class property 'keyboardFrameEndUserInfoKey' can not be referenced from a nonisolated context
  notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey]
}

// So are these of the application.
nonisolated func interval(isNever: Bool) -> TimeInterval {
  // expect: main actor-isolated class property 'backgroundFetchIntervalNever' can not be referenced from a nonisolated context
  if isNever { return UIApplication.backgroundFetchIntervalNever }
  // expect: main actor-isolated class property 'backgroundFetchIntervalMinimum' can not be referenced from a nonisolated context
  return UIApplication.backgroundFetchIntervalMinimum
}
