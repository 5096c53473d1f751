import UIKit

extension ConformanceCase {
  /// R31 to R34, R173: push and pop.
  static let navigation: [ConformanceCase] = [
    ConformanceCase("R173", "init(rootViewController:) pushes its root", expecting: ["push A, animated false"]) { run in
      run.calls = []
      let screen = run.screen("A")
      run.log((PushedScreens(rootViewController: screen)).text)
    },
    ConformanceCase(
      "R31", "a push changes the stack at once; the view loads and the screens are called in the next layout pass",
      expecting: ["B.wM(nav)", "stack 2, top B, parent of B nav", "B.viewDidLoad", "A.wD(t)"]
    ) { run in
      run.calls = [.wD]
      let navigation = run.navigation(run.screen("A"))
      await run.show(navigation)
      run.calls = [.wM, .viewDidLoad]
      let top = run.screen("B")
      navigation.pushViewController(top, animated: true)
      run.log(
        "stack \(navigation.viewControllers.count), top \(CallLog.name(of: navigation.topViewController)), "
          + "parent of B \(CallLog.name(of: top.parent))")
      await run.settle()
    },
    ConformanceCase(
      "R31", "a pop changes the stack at once; the screens are called in the next layout pass",
      expecting: ["B.wM(nil)", "stack 1, top A", "B.wD(t)"]
    ) { run in
      run.calls = [.wM, .wD]
      let (below, top) = (run.screen("A"), run.screen("B"))
      let navigation = await run.show(stack: [below, top])
      navigation.popViewController(animated: true)
      run.log("stack \(navigation.viewControllers.count), top \(CallLog.name(of: navigation.topViewController))")
      await run.settle()
    },
    ConformanceCase(
      "R31", "in viewWillDisappear a popped screen finds its navigation controller, whose stack is without it",
      expecting: ["B.wD(t)", "navigation controller nav, in the stack false"],
      otherwise: ["R31": ["B.wD(t)", "navigation controller nil, in the stack false"]]
    ) { run in
      run.calls = [.wD]
      let (below, top) = (run.screen("A"), run.screen("B"))
      let navigation = await run.show(stack: [below, top])
      top.inside(.wD) { [unowned top, unowned navigation] in
        let isInStack = navigation.viewControllers.contains(top)
        run.log("navigation controller \(CallLog.name(of: top.navigationController)), in the stack \(isInStack)")
      }
      navigation.popViewController(animated: true)
      await run.settle()
    },
    ConformanceCase(
      "R31", "a popped screen has its parent in viewDidDisappear, and has none in didMove",
      expecting: ["B.dD(t)", "parent nav", "B.dM(nil)", "parent nil"],
      otherwise: ["R31": ["B.dD(t)", "parent nil", "B.dM(nil)", "parent nil"]]
    ) { run in
      run.calls = [.dD, .dM]
      let (below, top) = (run.screen("A"), run.screen("B"))
      let navigation = await run.show(stack: [below, top])
      for call in [LoggedCall.dD, .dM] {
        top.inside(call) { [unowned top] in run.log("parent \(CallLog.name(of: top.parent))") }
      }
      navigation.popViewController(animated: true)
      await run.settle()
    },
    ConformanceCase(
      "R31", "a stack that is in no window loads no view, and calls no appearance",
      expecting: ["A loaded false, B loaded false"]
    ) { run in
      run.calls = .appearance
      let (below, top) = (run.screen("A"), run.screen("B"))
      let navigation = run.navigation(below)
      navigation.pushViewController(top, animated: false)
      await run.settle()
      run.log("A loaded \(below.isViewLoaded), B loaded \(top.isViewLoaded)")
    },
    ConformanceCase(
      "R31", "the transition starts inside layoutIfNeeded of the navigation view",
      expecting: ["pushed", "B.viewDidLoad", "A.wD(t)", "B.wA(t)", "laid out"]
    ) { run in
      run.calls = [.viewDidLoad, .wA, .wD]
      let navigation = run.navigation(run.screen("A"))
      await run.show(navigation)
      navigation.pushViewController(run.screen("B"), animated: true)
      run.log("pushed")
      navigation.view.layoutIfNeeded()
      run.log("laid out")
      await run.settle()
    },
    ConformanceCase(
      "R31", "a screen that is pushed in a tab that is not selected appears when the tab is selected",
      expecting: ["C loaded false", "C.viewDidLoad", "C.wA(f)", "C.dA(f)"]
    ) { run in
      run.calls = Set<LoggedCall>.appearance.union([.viewDidLoad])
      let (navigation, pushed) = (run.navigation(UIViewController()), run.screen("C"))
      let tabs = run.tabs([UIViewController(), navigation])
      await run.show(tabs)
      navigation.pushViewController(pushed, animated: true)
      await run.settle()
      run.log("C loaded \(pushed.isViewLoaded)")
      tabs.selectedIndex = 1
      await run.settle()
    },
    ConformanceCase(
      "R32", "an animated push",
      expecting: [
        "B.wM(nav)", "B.viewDidLoad", "A.wD(t)", "B.wA(t)", "B.iA(t)", "B.wL", "B.dL", "A.dD(t)", "B.dA(t)",
        "B.dM(nav)",
      ]
    ) { run in
      await push(animated: true, in: run)
    },
    ConformanceCase(
      "R32", "a push without animation",
      expecting: [
        "B.wM(nav)", "B.viewDidLoad", "A.wD(f)", "B.wA(f)", "B.iA(f)", "B.wL", "B.dL", "A.dD(f)", "B.dA(f)",
        "B.dM(nav)",
      ]
    ) { run in
      await push(animated: false, in: run)
    },
    ConformanceCase(
      "R33", "an animated pop",
      expecting: ["B.wM(nil)", "B.wD(t)", "A.wA(t)", "A.iA(t)", "B.dD(t)", "A.dA(t)", "B.dM(nil)"]
    ) { run in
      let navigation = await run.show(stack: [run.screen("A"), run.screen("B")])
      navigation.popViewController(animated: true)
      await run.settle()
    },
    ConformanceCase(
      "R33", "a pop without animation",
      expecting: ["B.wM(nil)", "B.wD(f)", "A.wA(f)", "A.iA(f)", "B.dD(f)", "A.dA(f)", "B.dM(nil)"]
    ) { run in
      let navigation = await run.show(stack: [run.screen("A"), run.screen("B")])
      navigation.popViewController(animated: false)
      await run.settle()
    },
    ConformanceCase(
      "R33", "a swipe back that is finished", needs: [.fingers],
      expecting: ["B.wM(nil)", "B.wD(t)", "A.wA(t)", "A.iA(t)", "B.dD(t)", "A.dA(t)", "B.dM(nil)"]
    ) { run in
      let navigation = await run.show(stack: [run.screen("A"), run.screen("B")])
      await run.gesture(.swipeBack(in: navigation, .finished))
      await run.settle()
    },
    ConformanceCase(
      "R33", "a tap on the back button", needs: [.fingers],
      expecting: ["B.wM(nil)", "B.wD(t)", "A.wA(t)", "A.iA(t)", "B.dD(t)", "A.dA(t)", "B.dM(nil)"]
    ) { run in
      let navigation = await run.show(stack: [run.screen("A"), run.screen("B")])
      await run.gesture(.tapBackButton(in: navigation))
      await run.settle()
    },
    ConformanceCase(
      "R153", "a screen is chosen from the menu of the back button", needs: [.fingers],
      expecting: [
        "B.wM(nil)", "C.wM(nil)", "C.wD(t)", "A.wA(t)", "A.iA(t)", "C.dD(t)", "A.dA(t)", "B.dM(nil)", "C.dM(nil)",
      ]
    ) { run in
      let (root, middle, top) = (run.screen("A"), run.screen("B"), run.screen("C"))
      root.title = "A"
      let navigation = await run.show(stack: [root, middle, top])
      await run.gesture(.chooseFromBackMenu(root, in: navigation))
      await run.settle()
    },
    ConformanceCase(
      "R33", "the lower screen does not move to its parent, and the popped one moves from it",
      expecting: [
        "B.wD(t)", "from its parent true", "A.wA(t)", "to its parent false", "B.dD(t)", "from its parent true",
        "A.dA(t)", "to its parent false",
      ]
    ) { run in
      run.calls = .appearance
      let (below, top) = (run.screen("A"), run.screen("B"))
      let navigation = await run.show(stack: [below, top])
      for call in [LoggedCall.wD, .dD] {
        top.inside(call) { [unowned top] in run.log("from its parent \(top.isMovingFromParent)") }
      }
      for call in [LoggedCall.wA, .dA] {
        below.inside(call) { [unowned below] in run.log("to its parent \(below.isMovingToParent)") }
      }
      navigation.popViewController(animated: true)
      await run.settle()
    },
    ConformanceCase(
      "R33", "a pushed screen moves to its parent",
      expecting: ["B.wA(t)", "to its parent true", "B.dA(t)", "to its parent true"]
    ) { run in
      run.calls = [.wA, .dA]
      let top = run.screen("B")
      run.calls = []
      let navigation = await run.show(stack: [run.screen("A")])
      for call in [LoggedCall.wA, .dA] {
        top.inside(call) { [unowned top] in run.log("to its parent \(top.isMovingToParent)") }
      }
      navigation.pushViewController(top, animated: true)
      await run.settle()
    },
    ConformanceCase("R33", "a popped screen is released", expecting: ["released true"]) { run in
      run.calls = []
      let navigation = await run.show(stack: [run.screen("A"), run.screen("B")])
      let isReleased = { [weak popped = navigation.topViewController] in popped == nil }
      navigation.popViewController(animated: true)
      await run.settle()
      run.log("released \(isReleased())")
    },
    ConformanceCase(
      "R34", "a swipe back that is let go: the lower screen disappears without having appeared", needs: [.fingers],
      expecting: ["B.wD(t)", "A.wA(t)", "A.wD(t)", "A.dD(t)", "B.wA(t)", "B.dA(t)"]
    ) { run in
      run.calls = .appearance
      let navigation = await run.show(stack: [run.screen("A"), run.screen("B")])
      await run.gesture(.swipeBack(in: navigation, .letGo))
      await run.settle()
    },
    ConformanceCase(
      "R34", "the stack is without the upper screen during the swipe, and regains it", needs: [.fingers],
      expecting: ["B.wD(t)", "stack 1", "let go", "stack 2"]
    ) { run in
      run.calls = [.wD]
      let top = run.screen("B")
      let navigation = await run.show(stack: [UIViewController(), top])
      top.inside(.wD) { [unowned navigation] in run.log("stack \(navigation.viewControllers.count)") }
      await run.gesture(.swipeBack(in: navigation, .letGo))
      await run.settle()
      run.log("let go")
      run.log("stack \(navigation.viewControllers.count)")
    },
    swipeUnderHiddenBar("begins with a delegate that allows it", pops: true) { PopGestureAllowance(true) },
    swipeUnderHiddenBar("does not begin with a delegate that refuses it", pops: false) { PopGestureAllowance(false) },
    swipeUnderHiddenBar("begins without a delegate", pops: true) { nil },
    ConformanceCase(
      "R192", "a swipe back under a hidden bar does not begin with UIKit's own delegate", needs: [.fingers],
      expecting: ["stack 2"]
    ) { run in
      await swipeUnderHiddenBar(in: run) { _ in }
    },
    ConformanceCase(
      "W36", "a push while a swipe that was let go is on its way back", needs: [.fingers],
      expecting: ["stack 3"], otherwise: ["W36": ["stack 2"]]
    ) { run in
      run.calls = []
      let (low, pushed) = (run.screen("A"), UIViewController())
      let navigation = await run.show(stack: [low, UIViewController()])
      low.inside(.wA) { [unowned low, unowned navigation] in
        low.transitionCoordinator?.notifyWhenInteractionChanges { _ in
          navigation.pushViewController(pushed, animated: true)
        }
      }
      await run.gesture(.swipeBack(in: navigation, .letGo))
      await run.settle()
      run.log("stack \(navigation.viewControllers.count)")
    },
  ]

  private static func swipeUnderHiddenBar(
    _ name: String, pops: Bool, _ makeDelegate: @escaping @MainActor () -> PopGestureAllowance?
  ) -> ConformanceCase {
    ConformanceCase(
      "R192", "a swipe back under a hidden bar \(name)", needs: [.fingers], expecting: ["stack \(pops ? 1 : 2)"]
    ) { run in
      let delegate = makeDelegate().map(run.keep)
      await swipeUnderHiddenBar(in: run) { $0.delegate = delegate }
    }
  }

  @MainActor
  private static func swipeUnderHiddenBar(
    in run: ConformanceRun, _ prepare: (UIGestureRecognizer) -> Void
  ) async {
    let navigation = await run.show(stack: [UIViewController(), UIViewController()])
    navigation.setNavigationBarHidden(true, animated: false)
    navigation.interactivePopGestureRecognizer.map(prepare)
    await run.gesture(.swipeBack(in: navigation, .finished))
    await run.settle()
    run.log("stack \(navigation.viewControllers.count)")
  }

  /// Pushes B on A.
  @MainActor
  private static func push(animated: Bool, in run: ConformanceRun) async {
    let navigation = await run.show(stack: [run.screen("A")])
    run.calls.formUnion([.viewDidLoad, .wL, .dL])
    let top = run.screen("B")
    top.log.writesOnce = [.wL, .dL]
    navigation.pushViewController(top, animated: animated)
    await run.settle()
  }
}

/// Writes down what is pushed.
private final class PushedScreens: UINavigationController {
  private(set) var text = "no push"

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    super.pushViewController(viewController, animated: animated)
    text = "push \(CallLog.name(of: viewController)), animated \(animated)"
  }
}

private final class PopGestureAllowance: NSObject, UIGestureRecognizerDelegate {
  private let allows: Bool

  init(_ allows: Bool) {
    self.allows = allows
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { allows }
}
