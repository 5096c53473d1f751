import UIKit

extension ConformanceCase {
  /// R160 and W22: a group of tabs that manages a navigation controller.
  static let sidebars: [ConformanceCase] = [
    ConformanceCase(
      "R160", "another tab of a managing group is chosen: its controller is on the stack, the former tab keeps its own",
      needs: [.fingers, .pad, .iOS(18)],
      expecting: ["G, A", "G, B", "A has a parent false, its tab A, kept true"]
    ) { run in
      guard #available(iOS 18.0, *) else { return }
      let sidebar = Sidebar(in: run)
      await run.show(sidebar.tabs)
      sidebar.log()
      await run.gesture(.chooseTab(identifier: "B", in: sidebar.tabs))
      await run.settle()
      sidebar.log()
      let (first, tab) = (sidebar.screens["A"], sidebar.tabs.tab(forIdentifier: "A"))
      run.log(
        "A has a parent \(first?.parent != nil), its tab \(first?.tab?.identifier ?? "none"), "
          + "kept \(first != nil && tab?.viewController === first)")
    },
    ConformanceCase(
      "W22", "what was pushed above a tab of a managing group is shown again with the tab",
      needs: [.fingers, .pad, .iOS(18)], expecting: ["G, A, C", "G, B", "G, A, C"],
      otherwise: ["W22": ["G, A, C", "G, B", "G, A"]]
    ) { run in
      guard #available(iOS 18.0, *) else { return }
      let sidebar = Sidebar(in: run)
      await run.show(sidebar.tabs)
      sidebar.navigation.pushViewController(sidebar.screen("C"), animated: false)
      await run.settle()
      sidebar.log()
      for identifier in ["B", "A"] {
        await run.gesture(.chooseTab(identifier: identifier, in: sidebar.tabs))
        await run.settle()
        sidebar.log()
      }
    },
  ]
}

/// A group with the tabs A and B, which shows them in one navigation controller.
@available(iOS 18.0, *)
@MainActor
private final class Sidebar {
  let navigation = UINavigationController()
  let tabs: UITabBarController
  private(set) var screens: [String: UIViewController] = [:]
  private unowned let run: ConformanceRun

  init(in run: ConformanceRun) {
    self.run = run
    tabs = UITabBarController()
    let children = ["A", "B"].map { name in
      UITab(title: name, image: nil, identifier: name) { [unowned self] _ in screen(name) }
    }
    let group = UITabGroup(title: "G", image: nil, identifier: "G", children: children) { [unowned self] _ in
      screen("G")
    }
    group.managingNavigationController = navigation
    tabs.mode = .tabSidebar
    tabs.tabs = [group]
    tabs.selectedTab = children[0]
    _ = run.keep(self)
  }

  func screen(_ name: String) -> UIViewController {
    let new = UIViewController()
    new.title = name
    screens[name] = new
    return new
  }

  /// The stack, from its root.
  func log() {
    run.log(navigation.viewControllers.map { $0.title ?? "?" }.joined(separator: ", "))
  }
}
