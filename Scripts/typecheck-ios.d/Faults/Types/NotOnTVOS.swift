// options: --platform tvOS
import UIKit

@MainActor
func key() -> String { UIResponder.keyboardFrameEndUserInfoKey }

@MainActor
func present(_ screen: UIViewController) -> Any? {
  screen.modalPresentationStyle = .formSheet
  // expect: 'sheetPresentationController' is only available in tvOS 15.0 or newer
  return screen.sheetPresentationController
}
