// platform: tvOS
// expect: 'keyboardFrameEndUserInfoKey' is unavailable in tvOS
// expect: 'sheetPresentationController' is unavailable in tvOS
// expect: 'formSheet' is unavailable in tvOS
import UIKit

@MainActor
func key() -> String { UIResponder.keyboardFrameEndUserInfoKey }

@MainActor
func present(_ screen: UIViewController) -> Any? {
  screen.modalPresentationStyle = .formSheet
  return screen.sheetPresentationController
}
