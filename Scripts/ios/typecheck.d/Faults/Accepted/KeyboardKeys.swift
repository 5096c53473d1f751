// SDKs later than that of iOS 18.0.
import UIKit

nonisolated func end(of notification: Notification) -> Any? {
  notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey]
}

nonisolated func shortestInterval() -> TimeInterval { UIApplication.backgroundFetchIntervalMinimum }
