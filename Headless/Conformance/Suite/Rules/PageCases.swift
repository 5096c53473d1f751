import UIKit

extension ConformanceCase {
  /// R44, R129 and R174: page view controllers.
  static let pages: [ConformanceCase] = [
    ConformanceCase(
      "R44", "a page is turned in the scroll style", expecting: ["B.wA(t)", "A.wD(t)", "B.dA(t)", "A.dD(t)"]
    ) { run in
      await turn(.scroll, in: run)
    },
    ConformanceCase(
      "R44", "a page is turned in the curl style", expecting: ["B.wA(t)", "A.wD(t)", "A.dD(t)", "B.dA(t)"]
    ) { run in
      await turn(.pageCurl, in: run)
    },
    ConformanceCase(
      "R44", "a finger turns a page in the scroll style", needs: [.fingers],
      expecting: ["B.wA(t)", "A.wD(t)", "B.dA(t)", "A.dD(t)"]
    ) { run in
      await swipe(.scroll, .finished, in: run)
    },
    ConformanceCase(
      "R44", "a finger lets a page go in the scroll style", needs: [.fingers],
      expecting: ["B.wA(t)", "A.wD(t)", "A.wA(t)", "A.dA(t)", "B.wD(t)", "B.dD(t)"]
    ) { run in
      await swipe(.scroll, .letGo, in: run)
    },
    ConformanceCase(
      "R44", "a finger turns a page in the curl style", needs: [.fingers],
      expecting: ["B.wA(t)", "A.wD(t)", "A.dD(t)", "B.dA(t)"]
    ) { run in
      await swipe(.pageCurl, .finished, in: run)
    },
    ConformanceCase(
      "R44", "a finger lets a page go in the curl style", needs: [.fingers],
      expecting: ["B.wA(t)", "A.wD(t)", "B.wD(t)", "A.wA(t)", "B.dD(t)", "A.dA(t)"]
    ) { run in
      await swipe(.pageCurl, .letGo, in: run)
    },
    ConformanceCase(
      "R44", "the page that is set in viewDidLoad appears before its first layout", expecting: ["A.dA(f)", "A.wL"]
    ) { run in
      run.calls = [.dA, .wL]
      let page = run.screen("A")
      page.log.writesOnce = [.wL]
      run.window.rootViewController = PagesFromViewDidLoad(showing: page)
      await run.settle()
    },
    ConformanceCase(
      "R44", "the completion of a page that is set without animation is synchronous",
      expecting: ["completed true", "returned"]
    ) { run in
      run.calls = []
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([run.screen("A")], direction: .forward, animated: false) { run.log("completed \($0)") }
      run.log("returned")
    },
    ConformanceCase(
      "R129", "a page view controller without pages",
      expecting: ["pages 0", "completed true", "returned"]
    ) { run in
      let pages = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
      run.log("pages \(pages.viewControllers.map { "\($0.count)" } ?? "nil")")
      pages.setViewControllers([], direction: .forward, animated: false) { run.log("completed \($0)") }
      run.log("returned")
    },
    ConformanceCase(
      "R174", "the pages of the scroll style lie in a scroll view, which is a subview",
      expecting: ["A in a scroll view true", "B in a scroll view true"]
    ) { run in
      run.calls = []
      let screens = [run.screen("A"), run.screen("B")]
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([screens[0]], direction: .forward, animated: false)
      await run.show(pages)
      for screen in screens {
        pages.setViewControllers([screen], direction: .forward, animated: true)
        await settleTurn(in: run)
        let isInside = pages.view.subviews.contains { $0 is UIScrollView && screen.view.isDescendant(of: $0) }
        run.log("\(CallLog.name(of: screen)) in a scroll view \(isInside)")
      }
    },
  ]

  /// The app turns from page A to page B.
  @MainActor
  private static func turn(_ style: UIPageViewController.TransitionStyle, in run: ConformanceRun) async {
    run.calls = .appearance
    let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
    pages.setViewControllers([run.screen("A")], direction: .forward, animated: false)
    await run.show(pages)
    pages.setViewControllers([run.screen("B")], direction: .forward, animated: true)
    await settleTurn(in: run)
  }

  /// A finger turns from page A toward page B.
  @MainActor
  private static func swipe(
    _ style: UIPageViewController.TransitionStyle, _ ending: ConformanceGesture.Ending, in run: ConformanceRun
  ) async {
    run.calls = .appearance
    let source = run.keep(Pages([run.screen("A"), run.screen("B")]))
    let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
    pages.dataSource = source
    pages.setViewControllers([source.screens[0]], direction: .forward, animated: false)
    await run.show(pages)
    await run.gesture(.swipePage(in: pages, toward: .forward, ending))
    await settleTurn(in: run)
  }

  /// A turned page has no transition coordinator, so `settle` alone does not wait for it.
  @MainActor
  private static func settleTurn(in run: ConformanceRun) async {
    await run.wait(1)
    await run.settle()
  }
}

private final class Pages: NSObject, UIPageViewControllerDataSource {
  let screens: [UIViewController]

  init(_ screens: [UIViewController]) {
    self.screens = screens
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    screens.firstIndex(of: viewController).flatMap { $0 > 0 ? screens[$0 - 1] : nil }
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    screens.firstIndex(of: viewController).flatMap { $0 + 1 < screens.count ? screens[$0 + 1] : nil }
  }
}

/// Sets its page when it is loaded.
private final class PagesFromViewDidLoad: UIPageViewController {
  private let first: UIViewController

  init(showing page: UIViewController) {
    first = page
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    setViewControllers([first], direction: .forward, animated: false)
  }
}
