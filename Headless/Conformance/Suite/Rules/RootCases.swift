import UIKit

extension ConformanceCase {
  /// W26: the root of a navigation controller, and the content of containers. R166: Back and swipes of iOS 26. R161, R187: the scene in
  /// front. R172: scrolling.
  static let roots: [ConformanceCase] = [
    ConformanceCase(
      "W26", "the root that a navigation controller is made with has moved when it has appeared",
      expecting: ["A.wM(nav)", "made", "A.dA(f)", "A.dM(nav)"],
      otherwise: ["W26": ["A.wM(nav)", "A.dM(nav)", "made", "A.dA(f)"]]
    ) { run in
      run.calls = [.wM, .dM, .dA]
      let navigation = UINavigationController(rootViewController: run.screen("A"))
      run.log("made")
      run.window.rootViewController = navigation
      await run.settle()
    },
    ConformanceCase(
      "W26", "a navigation controller begins the appearance of its content by beginAppearanceTransition",
      expecting: ["B begins true, A begins false"], otherwise: ["W26-begin": [""]]
    ) { run in
      let screens = ["A", "B"].map { BeginningScreen(named: $0) }
      let navigation = run.navigation(screens[0])
      await run.show(navigation)
      screens.forEach { $0.begun = [] }
      navigation.pushViewController(screens[1], animated: false)
      await run.settle()
      run.log(screens.reversed().flatMap(\.begun).joined(separator: ", "))
    },
    ConformanceCase(
      "W26", "a tab bar controller begins the appearance of its content by beginAppearanceTransition",
      expecting: ["B begins true, A begins false"], otherwise: ["W26-begin": [""]]
    ) { run in
      let screens = ["A", "B"].map { BeginningScreen(named: $0) }
      let tabs = run.tabs(screens)
      await run.show(tabs)
      screens.forEach { $0.begun = [] }
      tabs.selectedIndex = 1
      await run.settle()
      run.log(screens.reversed().flatMap(\.begun).joined(separator: ", "))
    },
    ConformanceCase(
      "R166", "a swipe in the content pops, and one that is let go does not", needs: [.fingers, .iOS(26)],
      expecting: ["2 on the stack", "1 on the stack"]
    ) { run in
      let navigation = await run.show(stack: [UIViewController(), UIViewController()])
      for ending in [ConformanceGesture.Ending.letGo, .finished] {
        await run.gesture(.swipeContentBack(in: navigation, ending))
        await run.settle()
        run.log("\(navigation.viewControllers.count) on the stack")
      }
    },
    ConformanceCase(
      "R166", "Back is tapped while a push is running", needs: [.fingers, .iOS(26)],
      expecting: ["1 on the stack", "B pushed"]
    ) { run in
      guard #available(iOS 14, *) else { return }
      run.calls = []
      let (screen, pushed) = (UIViewController(), run.screen("B"))
      let navigation = run.navigation(screen)
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 40, y: 300, width: 200, height: 44)
      button.setTitle("Push", for: .normal)
      let push = UIAction { [unowned navigation] _ in navigation.pushViewController(pushed, animated: true) }
      button.addAction(push, for: .touchUpInside)
      screen.view.addSubview(button)
      await run.show(navigation)
      await run.gesture(.tapAndGoBack(button, in: navigation))
      await run.settle()
      run.log("\(navigation.viewControllers.count) on the stack")
      if pushed.isViewLoaded { run.log("B pushed") }
    },
    ConformanceCase(
      "R161", "a scene that is not in front stays active, and its active appearance is inactive",
      needs: [.fingers, .pad, .severalScenes, .iOS(14)],
      expecting: ["first active true, inactive", "second active true, active"]
    ) { run in
      guard #available(iOS 14, *), let first = run.window.windowScene, let second = await run.openScene() else {
        return
      }
      await run.gesture(.bringToFront(second))
      await run.settle()
      for (name, scene) in [("first", first), ("second", second)] {
        let isActive = scene.activationState == .foregroundActive
        let appearance = scene.traitCollection.activeAppearance
        run.log("\(name) active \(isActive), \(appearance == .active ? "active" : "inactive")")
      }
    },
    ConformanceCase(
      "R187", "the active appearance of a scene changes once when another scene comes to the front",
      needs: [.fingers, .pad, .severalScenes, .iOS(14)],
      expecting: ["changes: inactive"], otherwise: ["W34": ["changes: inactive, active, inactive, active, inactive"]]
    ) { run in
      guard #available(iOS 14, *), let first = run.window.windowScene, let second = await run.openScene() else {
        return
      }
      let screen = AppearanceScreen()
      await run.show(screen)
      await run.gesture(.bringToFront(first))
      await run.wait(0.5)
      screen.changes = []
      await run.gesture(.bringToFront(second))
      await run.wait(0.5)
      run.log("changes: \(screen.changes.joined(separator: ", "))")
    },
    ConformanceCase(
      "R172", "the rows of the new offset are visible in scrollViewDidScroll", expecting: ["old row visible false"],
      otherwise: ["R172": ["old row visible true"]]
    ) { run in
      let list = run.keep(LongList(in: run))
      let screen = UIViewController()
      list.table.frame = CGRect(x: 0, y: 0, width: 300, height: 440)
      screen.view.addSubview(list.table)
      await run.show(screen)
      list.logsScroll = true
      list.table.contentOffset = CGPoint(x: 0, y: 1000)
      list.logsScroll = false
      await run.settle()
    },
  ]
}

private final class BeginningScreen: UIViewController {
  var begun: [String] = []

  init(named name: String) {
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    begun.append("\(title ?? "") begins \(isAppearing)")
    super.beginAppearanceTransition(isAppearing, animated: animated)
  }
}

/// Writes each change of the active appearance.
private final class AppearanceScreen: UIViewController {
  var changes: [String] = []

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard #available(iOS 14, *) else { return }
    let appearance = traitCollection.activeAppearance
    if appearance != previousTraitCollection?.activeAppearance {
      changes.append(appearance == .active ? "active" : "inactive")
    }
  }
}

@MainActor
private final class LongList: NSObject, UITableViewDataSource, UITableViewDelegate {
  let table = UITableView()
  var logsScroll = false
  private unowned let run: ConformanceRun

  init(in run: ConformanceRun) {
    self.run = run
    super.init()
    table.rowHeight = 44
    table.dataSource = self
    table.delegate = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard logsScroll else { return }
    let isVisible = table.indexPathsForVisibleRows?.contains(IndexPath(row: 0, section: 0)) == true
    run.log("old row visible \(isVisible)")
  }
}
