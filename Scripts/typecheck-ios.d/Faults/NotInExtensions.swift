// expect: 'shared' is unavailable in application extensions for iOS: Use view controller based solutions where appropriate instead.
// expect: 'open(_:options:completionHandler:)' is unavailable in application extensions for iOS
import UIKit

@MainActor
func readApplication() -> Int {
  UIApplication.shared.connectedScenes.count
}

@MainActor
func open(_ url: URL, with application: UIApplication) {
  application.open(url, options: [:], completionHandler: nil)
}

@MainActor
@available(iOSApplicationExtension, unavailable)
func countScenes() -> Int {
  UIApplication.shared.connectedScenes.count
}
