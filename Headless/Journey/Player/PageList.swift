import UIKit

/// The pages of `root pages`, in their order.
@MainActor
final class PageList: NSObject, UIPageViewControllerDataSource {
  private let pages: [UIViewController]

  init(_ pages: [UIViewController]) {
    self.pages = pages
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
