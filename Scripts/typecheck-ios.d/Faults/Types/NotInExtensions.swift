import UIKit

@MainActor
func readApplication() -> Int {
  // expect: 'shared' is unavailable in application extensions for iOS: Use view controller based solutions where appropriate instead.
  UIApplication.shared.connectedScenes.count
}

@MainActor
func open(_ url: URL, with application: UIApplication) {
  // expect: 'open(_:options:completionHandler:)' is unavailable in application extensions for iOS
  application.open(url, options: [:], completionHandler: nil)
}

@MainActor
@available(iOSApplicationExtension, unavailable)
func countScenes() -> Int {
  UIApplication.shared.connectedScenes.count
}
