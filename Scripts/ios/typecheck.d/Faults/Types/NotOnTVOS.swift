// options: --platform tvOS
import UIKit

@MainActor
// expect: 'keyboardFrameEndUserInfoKey' is unavailable: not on tvOS
func key() -> String { UIResponder.keyboardFrameEndUserInfoKey }

@MainActor
func present(_ screen: UIViewController) -> Any? {
  // expect: 'formSheet' is unavailable: not on tvOS
  screen.modalPresentationStyle = .formSheet
  // expect: 'sheetPresentationController' is unavailable: not on tvOS
  return screen.sheetPresentationController
}

// expect: 'UIBarStyle' is unavailable: not on tvOS
func style() -> UIBarStyle? { nil }

@MainActor
// expect: 'arrangementViewController' is unavailable: not on tvOS
func panes(around screen: UIViewController) -> Any? { screen.arrangementViewController }

// A question about iOS says nothing about tvOS.
@MainActor
func menu(of item: UIBarButtonItem, on screen: UIViewController) -> [Any?] {
  // expect: 'menu' is only available in tvOS 17.0 or newer
  // expect: 'contentScrollView(for:)' is only available in tvOS 15.0 or newer
  if #available(iOS 15, *) { return [item.menu, screen.contentScrollView(for: .top)] }
  return []
}
