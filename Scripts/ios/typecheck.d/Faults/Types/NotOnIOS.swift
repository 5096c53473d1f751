import UIKit

@MainActor
// expect: 'preferredUserInterfaceStyle' is unavailable: not on iOS
func style(of screen: UIViewController) -> Any? { screen.preferredUserInterfaceStyle }

// expect: 'blurOverFullScreen' is unavailable: not on iOS
func blurred() -> UIModalPresentationStyle { .blurOverFullScreen }

// expect: 'windowApplicationVolumetric' is unavailable: not on iOS
func volume() -> UISceneSession.Role { .windowApplicationVolumetric }

// expect: 'immersiveSpaceApplication' is unavailable: not on iOS
func space() -> UISceneSession.Role { .immersiveSpaceApplication }

@available(iOS 16, *)
func size(of geometry: UIWindowScene.Geometry) -> [Any] {
  // expect: 'minimumSize' is unavailable: not on iOS
  // expect: 'systemFrame' is unavailable: not on iOS
  [geometry.minimumSize, geometry.systemFrame]
}

@MainActor
// expect: 'accessibilityHeaderElements' is unavailable in iOS
func headers(of view: UIView) -> [Any]? { view.accessibilityHeaderElements }

@MainActor
func darken(_ application: UIApplication) -> [Any] {
  // expect: 'blackOpaque' is unavailable in iOS: APIs deprecated as of iOS 7 and earlier are unavailable in Swift
  // expect: 'baseline' is unavailable in Swift: use lastBaseline
  [UIStatusBarStyle.blackOpaque, NSLayoutConstraint.Attribute.baseline]
}
