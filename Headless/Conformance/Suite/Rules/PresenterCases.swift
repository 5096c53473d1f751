import UIKit

extension ConformanceCase {
  /// R47, R111 and R112: which controller presents.
  static let presenters: [ConformanceCase] = [
    ConformanceCase("R47", "full screen: the outermost container presents", expecting: ["M by tab"]) { run in
      await present(.fullScreen, in: run)
    },
    ConformanceCase("R47", "a sheet: the outermost container presents", expecting: ["M by tab"]) { run in
      await present(.pageSheet, in: run)
    },
    ConformanceCase(
      "R47", "automatic, a form sheet and a popover: the outermost container presents, whatever defines a context",
      expecting: ["M by tab", "M by tab", "M by tab"]
    ) { run in
      var presenters: [String] = []
      for style in [UIModalPresentationStyle.automatic, .formSheet, .popover] {
        let tabs = await showFamily(in: run)
        child(of: tabs).definesPresentationContext = true
        let modal = run.modal("M", style)
        modal.popoverPresentationController?.sourceView = child(of: tabs).view
        child(of: tabs).present(modal, animated: false)
        await run.settle()
        presenters.append(CallLog.name(of: modal.presentingViewController))
        tabs.dismiss(animated: false)
        await run.settle()
      }
      for name in presenters { run.log("M by \(name)") }
    },
    ConformanceCase("R47", "an alert: the outermost container presents", expecting: ["by tab"]) { run in
      let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      let tabs = await showFamily(in: run)
      child(of: tabs).present(alert, animated: false)
      await run.settle()
      run.log("by \(CallLog.name(of: alert.presentingViewController))")
    },
    ConformanceCase(
      "R47", "current context: the nearest controller that defines a presentation context presents",
      expecting: ["M by P"]
    ) { run in
      await present(.currentContext, definingContext: "P", in: run)
    },
    ConformanceCase(
      "R47", "over current context: the controller itself presents if it defines a presentation context",
      expecting: ["M by C"]
    ) { run in
      await present(.overCurrentContext, definingContext: "C", in: run)
    },
    ConformanceCase(
      "R47", "full screen: a presentation context has no effect", expecting: ["M by tab"]
    ) { run in
      await present(.overFullScreen, definingContext: "P", in: run)
    },
    ConformanceCase(
      "R47", "current context without a controller that defines one: the outermost container presents",
      expecting: ["M by tab"]
    ) { run in
      await present(.overCurrentContext, in: run)
    },
    ConformanceCase(
      "R47", "a custom presentation that fills the screen: the outermost container presents",
      expecting: ["M by tab"], otherwise: ["R47": ["M by P"]]
    ) { run in
      await present(.custom, by: run.keep(PlainTransition()), definingContext: "P", in: run)
    },
    ConformanceCase(
      "R47", "inside a presented stack: the stack presents, and is itself presented by another",
      expecting: ["M by nav", "C by A"]
    ) { run in
      run.calls = []
      let (presenter, screen, modal) = (run.screen("A"), run.screen("C"), run.modal("M", .overFullScreen))
      let navigation = run.navigation(screen)
      navigation.modalPresentationStyle = .overFullScreen
      await run.show(presenter)
      presenter.present(navigation, animated: false)
      await run.settle()
      screen.present(modal, animated: false)
      await run.settle()
      run.logPresenter(of: modal)
      run.logPresenter(of: screen)
    },
    ConformanceCase(
      "R111", "a screen that was pushed in the same turn may present", expecting: ["M by nav"]
    ) { run in
      run.calls = []
      let (top, modal) = (run.screen("B"), run.modal("M"))
      let navigation = run.navigation(run.screen("A"))
      await run.show(navigation)
      navigation.pushViewController(top, animated: false)
      top.present(modal, animated: false)
      await run.settle()
      run.logPresenter(of: modal)
    },
    ConformanceCase(
      "R111", "a page that was set in the same turn may present", expecting: ["M by page"]
    ) { run in
      run.calls = []
      let (page, modal) = (run.screen("B"), run.modal("M"))
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([run.screen("A")], direction: .forward, animated: false)
      await run.show(pages)
      pages.setViewControllers([page], direction: .forward, animated: false)
      page.present(modal, animated: false)
      await run.settle()
      run.logPresenter(of: modal)
    },
    ConformanceCase(
      "R111", "a child whose view is not in the hierarchy may present", expecting: ["M by P"]
    ) { run in
      run.calls = []
      let (parent, child, modal) = (run.screen("P"), run.screen("C"), run.modal("M"))
      await run.show(parent)
      parent.addChild(child)
      child.present(modal, animated: false)
      await run.settle()
      run.logPresenter(of: modal)
    },
    ConformanceCase(
      "R111", "a child may present in its viewDidLoad", expecting: ["M by P"]
    ) { run in
      run.calls = []
      let (parent, child, modal) = (run.screen("P"), run.screen("C"), run.modal("M"))
      await run.show(parent)
      child.inside(.viewDidLoad) { [unowned child] in child.present(modal, animated: false) }
      parent.embed(child)
      await run.settle()
      run.logPresenter(of: modal)
    },
    ConformanceCase(
      "R111", "a tab that is not selected may present", expecting: ["M by tab"]
    ) { run in
      run.calls = []
      let (other, modal) = (run.screen("B"), run.modal("M"))
      await run.show(run.tabs([run.screen("A"), other]))
      other.present(modal, animated: false)
      await run.settle()
      run.logPresenter(of: modal)
    },
    ConformanceCase(
      "R112", "a window that was never shown is enough to present: the links are set",
      expecting: ["A presents M", "M by A"]
    ) { run in
      run.calls = []
      let (presenter, modal) = (run.screen("A"), run.modal("M"))
      run.newWindow().addSubview(presenter.view)
      presenter.present(modal, animated: false)
      run.logPresented(by: presenter)
      run.logPresenter(of: modal)
    },
  ]

  /// Shows a tab bar controller with a screen P that has a child C.
  @MainActor
  private static func showFamily(in run: ConformanceRun) async -> UITabBarController {
    run.calls = []
    let parent = run.screen("P")
    parent.embed(run.screen("C"))
    let tabs = run.tabs([parent])
    await run.show(tabs)
    return tabs
  }

  @MainActor
  private static func child(of tabs: UITabBarController) -> UIViewController { tabs.children[0].children[0] }

  /// Presents M from the child C, and writes its presenter.
  @MainActor
  private static func present(
    _ style: UIModalPresentationStyle, by delegate: (any UIViewControllerTransitioningDelegate)? = nil,
    definingContext name: String? = nil, in run: ConformanceRun
  ) async {
    let tabs = await showFamily(in: run)
    for controller in [tabs.children[0], child(of: tabs)] where CallLog.name(of: controller) == name {
      controller.definesPresentationContext = true
    }
    let modal = run.modal("M", style)
    modal.transitioningDelegate = delegate
    child(of: tabs).present(modal, animated: false)
    await run.settle()
    run.logPresenter(of: modal)
  }
}

/// A custom presentation that fills the screen, as UIPresentationController does by default.
private final class PlainTransition: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    UIPresentationController(presentedViewController: presented, presenting: presenting)
  }
}
