// options: --platform visionOS
// expect: 'largestUndimmedDetentIdentifier' is unavailable: not on visionOS
// expect: 'detents' is unavailable: not on visionOS
// expect: 'screen' is unavailable: not on visionOS
// expect: 'UIScreen' is unavailable: not on visionOS
// expect: 'setNeedsStatusBarAppearanceUpdate()' is unavailable: not on visionOS
// expect: 'tabs' is only available in visionOS 2.0 or newer
// expect: 'setNeedsUpdateProperties()' is only available in visionOS 26.0 or newer
import UIKit

@MainActor
func detents(_ sheet: UISheetPresentationController) -> [Any?] {
  [sheet.largestUndimmedDetentIdentifier, sheet.detents]
}

@MainActor
func screens(_ scene: UIWindowScene) -> [Any] { [scene.screen, UIScreen.main] }

@MainActor
func update(_ screen: UIViewController) {
  screen.setNeedsStatusBarAppearanceUpdate()
  screen.setNeedsUpdateProperties()
}

@MainActor
func tabs(of controller: UITabBarController) -> [Any] { controller.tabs }
