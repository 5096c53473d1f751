import UIKit

// expect: 'UILocalNotification' was deprecated in iOS 10.0
func notification() -> UILocalNotification? { nil }

// expect: 'UIUserNotificationSettings' was deprecated in iOS 10.0
func settings() -> UIUserNotificationSettings? { nil }

// expect: 'UIPopoverController' was deprecated in iOS 9.0
func popover() -> UIPopoverController? { nil }

// expect: 'UISearchDisplayController' was deprecated in iOS 8.0
func search() -> UISearchDisplayController? { nil }

// expect: 'UIPreviewAction' was deprecated in iOS 13.0
func preview() -> UIPreviewAction? { nil }

// expect: 'UIRemoteNotificationType' was deprecated in iOS 8.0
func types() -> UIRemoteNotificationType? { nil }

// expect: 'UIDirectionalRectEdge' was deprecated in iOS 13.0
func edges() -> UIDirectionalRectEdge? { nil }

@MainActor
func blacken(_ bar: UINavigationBar) {
  // expect: 'blackOpaque' was deprecated in iOS 13.0
  bar.barStyle = .blackOpaque
  // expect: 'blackTranslucent' was deprecated in iOS 13.0
  bar.barStyle = .blackTranslucent
}
