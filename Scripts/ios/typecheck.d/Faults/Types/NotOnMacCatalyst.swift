// options: --platform macCatalyst
import UIKit

#if targetEnvironment(macCatalyst) && os(iOS)
  @MainActor
  // expect: 'UIUpdateLink' is unavailable: not on Mac Catalyst
  func link() -> UIUpdateLink? { nil }

  @MainActor
  // expect: 'preferredUserInterfaceStyle' is unavailable: not on Mac Catalyst
  func style(of screen: UIViewController) -> Any? { screen.preferredUserInterfaceStyle }

  @MainActor
  // expect: 'arrangementViewController' is unavailable: not on Mac Catalyst
  func panes(around screen: UIViewController) -> Any? { screen.arrangementViewController }

  @MainActor
  // expect: 'contentScrollView(for:)' is only available in Mac Catalyst 15.0 or newer
  func scrollView(of screen: UIViewController) -> UIScrollView? { screen.contentScrollView(for: .top) }
#endif
