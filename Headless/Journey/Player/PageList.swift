import UIKit

/// Pages in their order, such as those of `root pages`.
@MainActor
package final class PageList: NSObject, UIPageViewControllerDataSource {
  package let pages: [UIViewController]

  package init(_ pages: [UIViewController]) {
    self.pages = pages
  }

  package func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    neighbour(of: viewController, at: -1)
  }

  package func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    neighbour(of: viewController, at: 1)
  }

  private func neighbour(of page: UIViewController, at offset: Int) -> UIViewController? {
    guard let index = pages.firstIndex(where: { $0 === page }) else { return nil }
    return pages.indices.contains(index + offset) ? pages[index + offset] : nil
  }
}
