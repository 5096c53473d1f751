// options: --platform visionOS
// expect: 'largestUndimmedDetentIdentifier' is unavailable in visionOS
// expect: 'detents' is unavailable in visionOS
// expect: 'screen' is unavailable in visionOS
// expect: 'main' is unavailable in visionOS
import UIKit

@MainActor
func detents(_ sheet: UISheetPresentationController) -> [Any?] {
  [sheet.largestUndimmedDetentIdentifier, sheet.detents]
}

@MainActor
func screens(_ scene: UIWindowScene) -> [Any] { [scene.screen, UIScreen.main] }
