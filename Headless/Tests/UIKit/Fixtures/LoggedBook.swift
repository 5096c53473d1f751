import HeadlessTestSupport
import UIKit

/// The data source and delegate of pages, which writes its calls.
final class LoggedBook: LoggedObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let pages: [LoggedViewController]

  init(_ pages: [LoggedViewController], log: Transcript) {
    self.pages = pages
    super.init(log)
  }

  private func page(_ offset: Int, from controller: UIViewController) -> UIViewController? {
    guard let index = pages.firstIndex(where: { $0 === controller }) else { return nil }
    return pages.indices.contains(index + offset) ? pages[index + offset] : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(-1, from: viewController) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(1, from: viewController) }

  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    log.record("willTransition \(names(pendingViewControllers))")
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    log.record("didFinish \(finished) from \(names(previousViewControllers)) completed \(completed)")
  }

  private func names(_ controllers: [UIViewController]) -> String {
    controllers.map { ($0 as? LoggedViewController)?.name ?? "?" }.joined(separator: ", ")
  }
}
