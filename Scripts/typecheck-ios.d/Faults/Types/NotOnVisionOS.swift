// options: --platform visionOS
import UIKit

@MainActor
func detents(_ sheet: UISheetPresentationController) -> [Any?] {
  // expect: 'largestUndimmedDetentIdentifier' is unavailable in visionOS
  // expect: 'detents' is unavailable in visionOS
  [sheet.largestUndimmedDetentIdentifier, sheet.detents]
}

@MainActor
// expect: 'screen' is unavailable in visionOS
// expect: 'main' is unavailable in visionOS
func screens(_ scene: UIWindowScene) -> [Any] { [scene.screen, UIScreen.main] }
