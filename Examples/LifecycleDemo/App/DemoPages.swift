import UIKit

/// The pages of a journey, in their order. The page view controller reads the neighbours of the page it shows.
@MainActor
final class DemoPages: NSObject, UIPageViewControllerDataSource {
  let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
  private let pages: [UIViewController]

  init(_ pages: [UIViewController]) {
    self.pages = pages
    super.init()
    controller.dataSource = self
    controller.setViewControllers([pages[0]], direction: .forward, animated: false)
  }

  /// - Returns: the direction from the page shown to the page `name`; nil when they are no neighbours.
  func direction(to name: String) -> UIPageViewController.NavigationDirection? {
    guard let shown = controller.viewControllers?.first else { return nil }
    if neighbour(of: shown, at: 1)?.journeyName == name { return .forward }
    return neighbour(of: shown, at: -1)?.journeyName == name ? .reverse : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    neighbour(of: viewController, at: -1)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    neighbour(of: viewController, at: 1)
  }

  private func neighbour(of page: UIViewController, at offset: Int) -> UIViewController? {
    guard let index = pages.firstIndex(where: { $0 === page }) else { return nil }
    return pages.indices.contains(index + offset) ? pages[index + offset] : nil
  }
}
