import UIKit

extension ConformanceCase {
  /// What LifecycleBehaviors reads off containers to tell how a screen went, where no source has what UIKit answers: flags, links
  /// and coordinators of R34, R36, R44, R55, R58, R59 and R139 while a screen goes and afterwards.
  static let closings: [ConformanceCase] = [
    ConformanceCase(
      "R36", "a pop to the root that is animated: the screens in the middle are kept until it has ended",
      expecting: ["B.wM(nil)", "parent of B nav, kept true", "D.dD(t)", "kept false"],
      otherwise: ["R31": ["B.wM(nil)", "parent of B nil, kept true", "D.dD(t)", "kept false"]]
    ) { run in
      await popToRoot(animated: true, in: run)
    },
    ConformanceCase(
      "R36", "a pop to the root without animation: the screens in the middle are removed at once",
      expecting: ["B.wM(nil)", "D.dD(f)", "parent of B nil, kept false", "kept false"]
    ) { run in
      await popToRoot(animated: false, in: run)
    },
    ConformanceCase(
      "R139", "a stack that is set in another order is popped: the flags of the screen that was on top",
      expecting: ["B.wD(f)", "from its parent false", "B.dD(f)", "from its parent false", "parent of B nav"]
    ) { run in
      run.calls = [.wD, .dD]
      let (below, top) = (run.screen("A"), run.screen("B"))
      below.log.calls = []
      let navigation = await run.show(stack: [below, top])
      logFlags(of: top, in: run)
      navigation.setViewControllers([top, below], animated: false)
      await run.settle()
      run.log("parent of B \(CallLog.name(of: top.parent))")
    },
    ConformanceCase(
      "R139", "a popped screen that is pushed back before the pop has ended moves to its parent",
      expecting: ["B.wD(t)", "from its parent true", "pushed back", "B.dD(t)", "to its parent true", "stack 2"]
    ) { run in
      run.calls = [.wD, .dD]
      let (below, top) = (run.screen("A"), run.screen("B"))
      below.log.calls = []
      let navigation = await run.show(stack: [below, top])
      top.inside(.wD) { [unowned top] in run.log("from its parent \(top.isMovingFromParent)") }
      top.inside(.dD) { [unowned top] in run.log("to its parent \(top.isMovingToParent)") }
      navigation.popViewController(animated: true)
      await run.wait(0.1)
      run.log("pushed back")
      navigation.pushViewController(top, animated: true)
      await run.settle()
      run.log("stack \(navigation.viewControllers.count)")
    },
    ConformanceCase(
      "R34", "in a swipe back the navigation controller and what is in it have the coordinator",
      needs: [.fingers],
      expecting: ["B.wD(t)", "A true, B true, child true, nav true, tab false", "settled", "cancelled true"],
      otherwise: [
        "W23": ["B.wD(t)", "A true, B true, child true, nav true, tab true", "settled", "cancelled true"]
      ]
    ) { run in
      run.calls = [.wD]
      let (below, top, child) = (run.screen("A"), run.screen("B"), UIViewController())
      below.log.calls = []
      let navigation = run.navigation(below)
      let tabs = run.tabs([navigation])
      navigation.viewControllers = [below, top]
      await run.show(tabs)
      top.embed(child)
      await run.settle()
      run.forget()
      var isCancelled = false
      top.inside(.wD) { [unowned below, unowned top, unowned child, unowned navigation, unowned tabs] in
        let chain = [("A", below), ("B", top), ("child", child), ("nav", navigation), ("tab", tabs)]
        let found = chain.map { "\($0) \($1.transitionCoordinator?.initiallyInteractive == true)" }
        run.log(found.joined(separator: ", "))
        top.transitionCoordinator?.animate(alongsideTransition: nil) { isCancelled = $0.isCancelled }
      }
      await run.gesture(.swipeBack(in: navigation, .letGo))
      await run.settle()
      top.log.inside = [:]
      run.log("settled")
      run.log("cancelled \(isCancelled)")
    },
    ConformanceCase(
      "R55", "a sheet that is dragged is being dismissed and has an interactive coordinator, and so has its child",
      needs: [.fingers],
      expecting: ["B.wD(t)", "dismissed true, interactive true", "child dismissed false, interactive true"]
    ) { run in
      run.calls = [.wD]
      let (sheet, child) = (run.modal("B", .pageSheet), UIViewController())
      await run.show(UIViewController())
      run.window.rootViewController?.present(sheet, animated: false)
      await run.settle()
      sheet.embed(child)
      await run.settle()
      sheet.inside(.wD) { [unowned sheet, unowned child] in
        for (name, screen) in [("", sheet as UIViewController), ("child ", child)] {
          let isInteractive = screen.transitionCoordinator?.initiallyInteractive == true
          run.log("\(name)dismissed \(screen.isBeingDismissed), interactive \(isInteractive)")
        }
      }
      await run.gesture(.dragSheet(sheet, .finished))
      await run.settle()
    },
    ConformanceCase(
      "R58", "another tab is selected under a modal of the current context: the modal keeps its presenter",
      expecting: ["M by A, dismissed false"]
    ) { run in
      run.calls = []
      let (screen, other) = (run.screen("A"), run.screen("C"))
      screen.definesPresentationContext = true
      let tabs = run.tabs([screen, other])
      await run.show(tabs)
      let modal = run.modal("M", .currentContext, logging: [])
      screen.present(modal, animated: false)
      await run.settle()
      modal.log.calls = [.wA, .dA, .wD, .dD]
      tabs.selectedIndex = 1
      await run.settle()
      run.log("M by \(CallLog.name(of: modal.presentingViewController)), dismissed \(modal.isBeingDismissed)")
      tabs.selectedIndex = 0
      await run.settle()
    },
    ConformanceCase(
      "R44", "the page that was turned away is a child of the page view controller until a later turn",
      expecting: ["children B", "shown B"],
      otherwise: ["W35": ["children A, B", "shown B"]]
    ) { run in
      run.calls = []
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([run.screen("A")], direction: .forward, animated: false)
      await run.show(pages)
      pages.setViewControllers([run.screen("B")], direction: .forward, animated: true)
      await run.settle()
      run.log("children \(names(pages.children))")
      run.log("shown \(names(pages.viewControllers ?? []))")
    },
    ConformanceCase(
      "R59", "the root is replaced under a modal: the modal keeps its presenter",
      expecting: ["A presents M", "M by A"]
    ) { run in
      run.calls = []
      let (presenter, modal) = (run.screen("A"), run.modal("M", .overFullScreen))
      await run.show(presenter)
      presenter.present(modal, animated: false)
      await run.settle()
      run.window.rootViewController = UIViewController()
      await run.settle()
      run.logPresented(by: presenter)
      run.log("M by \(CallLog.name(of: modal.presentingViewController))")
    },
  ]

  /// Pops D and B to the root.
  @MainActor
  private static func popToRoot(animated: Bool, in run: ConformanceRun) async {
    run.calls = []
    let (root, top) = (UIViewController(), run.screen("D"))
    let navigation = run.navigation(root)
    weak var middle: LoggedScreen?
    do {
      let screen = run.screen("B")
      middle = screen
      navigation.viewControllers = [root, screen, top]
    }
    await run.show(navigation)
    middle?.log.calls = [.wM]
    top.log.calls = [.dD]
    navigation.popToRootViewController(animated: animated)
    await run.turn()
    run.log("parent of B \(CallLog.name(of: middle?.parent)), kept \(middle != nil)")
    await run.settle()
    run.log("kept \(middle != nil)")
  }

  @MainActor
  private static func logFlags(of screen: LoggedScreen, in run: ConformanceRun) {
    for call in [LoggedCall.wD, .dD] {
      screen.inside(call) { [unowned screen] in run.log("from its parent \(screen.isMovingFromParent)") }
    }
  }

  @MainActor
  private static func names(_ screens: [UIViewController]) -> String {
    screens.map { CallLog.name(of: $0) }.joined(separator: ", ")
  }
}
