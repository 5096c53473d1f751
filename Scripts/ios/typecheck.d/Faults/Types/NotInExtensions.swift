import UIKit

@MainActor
func readApplication() -> Int {
  // expect: 'shared' is unavailable in application extensions for iOS: Use view controller based solutions where appropriate instead.
  UIApplication.shared.connectedScenes.count
}

@MainActor
func changeIcon(of application: UIApplication) -> Bool {
  // expect: 'setAlternateIconName(_:completionHandler:)' is unavailable in application extensions for iOS
  application.setAlternateIconName(nil, completionHandler: nil)
  // expect: 'alternateIconName' is unavailable in application extensions for iOS
  // expect: 'supportsAlternateIcons' is unavailable in application extensions for iOS
  return application.alternateIconName == nil && application.supportsAlternateIcons
}

@MainActor
@available(iOSApplicationExtension, unavailable)
func countScenes() -> Int {
  UIApplication.shared.connectedScenes.count
}
