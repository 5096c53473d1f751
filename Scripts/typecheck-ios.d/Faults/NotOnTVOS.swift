// options: --platform tvOS
// expect: 'keyboardFrameEndUserInfoKey' is unavailable: not on tvOS
// expect: 'formSheet' is unavailable: not on tvOS
// expect: 'sheetPresentationController' is unavailable: not on tvOS
// expect: 'UIBarStyle' is unavailable: not on tvOS
// expect: 'menu' is only available in tvOS 17.0 or newer
// expect: 'contentScrollView(for:)' is only available in tvOS 15.0 or newer
import UIKit

@MainActor
func key() -> String { UIResponder.keyboardFrameEndUserInfoKey }

@MainActor
func present(_ screen: UIViewController) -> Any? {
  screen.modalPresentationStyle = .formSheet
  return screen.sheetPresentationController
}

func style() -> UIBarStyle? { nil }

// A question about iOS says nothing about tvOS.
@MainActor
func menu(of item: UIBarButtonItem, on screen: UIViewController) -> [Any?] {
  if #available(iOS 15, *) { return [item.menu, screen.contentScrollView(for: .top)] }
  return []
}
