// options: --platform visionOS
import UIKit

@MainActor
func detents(_ sheet: UISheetPresentationController) -> [Any?] {
  // expect: 'largestUndimmedDetentIdentifier' is unavailable: not on visionOS
  // expect: 'detents' is unavailable: not on visionOS
  [sheet.largestUndimmedDetentIdentifier, sheet.detents]
}

@MainActor
// expect: 'screen' is unavailable: not on visionOS
// expect: 'UIScreen' is unavailable: not on visionOS
func screens(_ scene: UIWindowScene) -> [Any] { [scene.screen, UIScreen.main] }

@MainActor
func update(_ screen: UIViewController) {
  // expect: 'setNeedsStatusBarAppearanceUpdate()' is unavailable: not on visionOS
  screen.setNeedsStatusBarAppearanceUpdate()
  // expect: 'setNeedsUpdateProperties()' is only available in visionOS 26.0 or newer
  screen.setNeedsUpdateProperties()
}

@MainActor
// expect: 'arrangementViewController' is unavailable: not on visionOS
func panes(around screen: UIViewController) -> Any? { screen.arrangementViewController }

@MainActor
// expect: 'tabs' is only available in visionOS 2.0 or newer
func tabs(of controller: UITabBarController) -> [Any] { controller.tabs }
