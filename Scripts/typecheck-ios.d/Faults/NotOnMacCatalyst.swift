// options: --platform macCatalyst
// expect: 'UIUpdateLink' is unavailable: not on Mac Catalyst
// expect: 'preferredUserInterfaceStyle' is unavailable: not on Mac Catalyst
// expect: 'contentScrollView(for:)' is only available in Mac Catalyst 15.0 or newer
import UIKit

#if targetEnvironment(macCatalyst) && os(iOS)
  @MainActor
  func link() -> UIUpdateLink? { nil }

  @MainActor
  func style(of screen: UIViewController) -> Any? { screen.preferredUserInterfaceStyle }

  @MainActor
  func scrollView(of screen: UIViewController) -> UIScrollView? { screen.contentScrollView(for: .top) }
#endif
