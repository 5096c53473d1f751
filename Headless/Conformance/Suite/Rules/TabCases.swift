import UIKit

extension ConformanceCase {
  /// R40 to R43, R131, R190 and a part of W9: tabs.
  static let tabs: [ConformanceCase] = [
    ConformanceCase(
      "R40", "the first selection of a tab",
      expecting: ["B.viewDidLoad", "B.wA(f)", "A.wD(f)", "A.dD(f)", "B.dA(f)"]
    ) { run in
      run.calls = Set<LoggedCall>.appearance.union([.viewDidLoad])
      let tabs = run.tabs([run.screen("A"), run.screen("B")])
      await run.show(tabs)
      tabs.selectedIndex = 1
      await run.settle()
    },
    ConformanceCase(
      "R40", "the selection of a tab that has been shown before",
      expecting: ["A.wA(f)", "B.wD(f)", "B.dD(f)", "A.dA(f)"]
    ) { run in
      run.calls = Set<LoggedCall>.appearance.union([.viewDidLoad])
      let first = run.screen("A")
      let tabs = run.tabs([first, run.screen("B")])
      await run.show(tabs)
      tabs.selectedIndex = 1
      await run.settle()
      run.forget()
      tabs.selectedViewController = first
      await run.settle()
    },
    ConformanceCase(
      "W9", "a tab is switched inside the selection",
      expecting: ["B.wA(f)", "A.wD(f)", "A.dD(f)", "B.dA(f)", "returned"],
      otherwise: ["W9": ["returned", "B.wA(f)", "A.wD(f)", "A.dD(f)", "B.dA(f)"]]
    ) { run in
      run.calls = .appearance
      let tabs = run.tabs([run.screen("A"), run.screen("B")])
      await run.show(tabs)
      tabs.selectedIndex = 1
      run.log("returned")
      await run.settle()
    },
    ConformanceCase(
      "R41", "all tabs become children, and only the selected one is loaded",
      expecting: ["B.wM(tab)", "B.dM(tab)", "parents tab, tab", "loaded true, false"]
    ) { run in
      run.calls = []
      let first = run.screen("A")
      run.calls = [.wM, .dM]
      let second = run.screen("B")
      let tabs = run.tabs([first, second])
      run.log("parents \(CallLog.name(of: first.parent)), \(CallLog.name(of: second.parent))")
      run.window.rootViewController = tabs
      await run.settle()
      run.log("loaded \(first.isViewLoaded), \(second.isViewLoaded)")
    },
    ConformanceCase(
      "R41", "a tab bar controller without tabs",
      expecting: ["viewControllers nil true", "selectedIndex NSNotFound true", "selectedViewController nil"]
    ) { run in
      let tabs = UITabBarController()
      run.log("viewControllers nil \(tabs.viewControllers == nil)")
      run.log("selectedIndex NSNotFound \(tabs.selectedIndex == NSNotFound)")
      run.log("selectedViewController \(CallLog.name(of: tabs.selectedViewController))")
    },
    ConformanceCase("R42", "the selected tab is selected again", expecting: ["settled"]) { run in
      run.calls = .appearance
      let first = run.screen("A")
      let tabs = run.tabs([first, run.screen("B")])
      await run.show(tabs)
      tabs.selectedIndex = 0
      tabs.selectedViewController = first
      await run.settle()
      run.log("settled")
    },
    ConformanceCase("R42", "the app selects a tab: the delegate is not called", expecting: ["selected 1"]) { run in
      run.calls = []
      let tabs = run.tabs([run.screen("A"), run.screen("B")])
      await run.show(tabs)
      tabs.delegate = run.delegate(logging: [.shouldSelect, .didSelect])
      tabs.selectedIndex = 1
      await run.settle()
      run.log("selected \(tabs.selectedIndex)")
    },
    ConformanceCase(
      "R42", "the user taps a tab", needs: [.fingers], expecting: ["shouldSelect B", "didSelect B", "selected 1"]
    ) { run in
      run.calls = []
      let second = run.screen("B")
      second.title = "Second"
      let tabs = run.tabs([run.screen("A"), second])
      await run.show(tabs)
      tabs.delegate = run.delegate(logging: [.shouldSelect, .didSelect])
      await run.gesture(.tapTab(second, in: tabs))
      await run.settle()
      run.log("selected \(tabs.selectedIndex)")
    },
    ConformanceCase(
      "R42", "the user taps a tab that the delegate does not allow", needs: [.fingers],
      expecting: ["shouldSelect B", "selected 0"]
    ) { run in
      run.calls = .appearance
      let second = run.screen("B")
      second.title = "Second"
      let tabs = run.tabs([run.screen("A"), second])
      await run.show(tabs)
      let delegate = run.delegate(logging: [.shouldSelect, .didSelect])
      delegate.allows = false
      tabs.delegate = delegate
      await run.gesture(.tapTab(second, in: tabs))
      await run.settle()
      run.log("selected \(tabs.selectedIndex)")
    },
    ConformanceCase(
      "R42", "the user taps the selected tab: its stack is popped to the root", needs: [.fingers],
      expecting: ["stack 1"]
    ) { run in
      await tapSelectedTab(allowing: true, in: run)
    },
    ConformanceCase(
      "R42", "the user taps the selected tab and the delegate does not allow it: the stack stays", needs: [.fingers],
      expecting: ["stack 3"]
    ) { run in
      await tapSelectedTab(allowing: false, in: run)
    },
    ConformanceCase(
      "R43", "a child that is added to a tab bar controller is a tab", expecting: ["tabs 2, last C"]
    ) { run in
      run.calls = []
      let tabs = run.tabs([run.screen("A")])
      await run.show(tabs)
      let child = run.screen("C")
      tabs.addChild(child)
      child.didMove(toParent: tabs)
      run.log("tabs \(tabs.viewControllers?.count ?? 0), last \(CallLog.name(of: tabs.viewControllers?.last))")
      await run.settle()
    },
    ConformanceCase(
      "R190", "a tab under More is shown in the stack of More; which parent it has before and afterwards",
      needs: [.phone],
      expecting: ["parent tab", "parent nav", "parent tab", "tabs 7"],
      otherwise: ["W35": ["parent nil", "parent nav", "parent nil", "tabs 7"]]
    ) { run in
      run.calls = []
      let screens = (1...7).map { run.screen("\($0)") }
      let tabs = run.tabs(screens)
      await run.show(tabs)
      run.log("parent \(CallLog.name(of: screens[6].parent))")
      tabs.selectedViewController = screens[6]
      await run.settle()
      run.log("parent \(CallLog.name(of: screens[6].parent))")
      tabs.moreNavigationController.popToRootViewController(animated: true)
      await run.settle()
      run.log("parent \(CallLog.name(of: screens[6].parent))")
      run.log("tabs \(tabs.viewControllers?.count ?? 0)")
    },
    ConformanceCase(
      "R131", "a screen hides the tab bar while it is on top of its stack", needs: [.phone],
      expecting: ["root: bar true", "pushed: bar false", "another on top: bar true", "popped: bar true"]
    ) { run in
      run.calls = []
      let navigation = run.navigation(run.screen("A"))
      let tabs = run.tabs([navigation])
      @MainActor func logBar(_ moment: String) { run.log("\(moment): bar \(isVisible(tabs.tabBar))") }
      await run.show(tabs)
      logBar("root")
      let screen = run.screen("B")
      screen.hidesBottomBarWhenPushed = true
      navigation.pushViewController(screen, animated: false)
      await run.settle()
      logBar("pushed")
      navigation.pushViewController(UIViewController(), animated: false)
      await run.settle()
      logBar("another on top")
      navigation.popToRootViewController(animated: false)
      await run.settle()
      logBar("popped")
    },
  ]

  /// A stack of three in the selected tab. Its tab is tapped.
  @MainActor
  private static func tapSelectedTab(allowing allows: Bool, in run: ConformanceRun) async {
    run.calls = []
    let navigation = run.navigation(run.screen("A"))
    navigation.viewControllers += [run.screen("B"), run.screen("C")]
    navigation.tabBarItem.title = "First"
    let tabs = run.tabs([navigation])
    await run.show(tabs)
    let delegate = run.delegate(logging: [])
    delegate.allows = allows
    tabs.delegate = delegate
    await run.gesture(.tapTab(navigation, in: tabs))
    await run.settle()
    run.log("stack \(navigation.viewControllers.count)")
  }

  /// Whether the middle of a bar is on screen. UIKit may hide a bar, remove it or move it out of the window.
  @MainActor
  private static func isVisible(_ bar: UIView) -> Bool {
    guard let window = bar.window, !bar.isHidden else { return false }
    return window.bounds.contains(bar.convert(CGPoint(x: bar.bounds.midX, y: bar.bounds.midY), to: window))
  }
}
