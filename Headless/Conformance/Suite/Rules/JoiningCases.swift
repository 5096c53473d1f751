import UIKit

extension ConformanceCase {
  /// R107 to R109, W11 and W12: children that are added during callbacks, and containers that are emptied.
  static let joining: [ConformanceCase] = [
    ConformanceCase(
      "R107", "a child that is added during its sibling's viewWillAppear takes part in the appearance",
      expecting: ["D.dA(f)", "hidden", "D.wD(f)", "D.dD(f)"]
    ) { run in
      run.calls = []
      let (parent, sibling) = (run.screen("P"), run.screen("C"))
      parent.embed(sibling)
      run.calls = [.dA, .wD, .dD]
      let added = run.screen("D")
      sibling.inside(.wA) { [unowned parent] in parent.embed(added) }
      run.window.rootViewController = parent
      await run.settle()
      run.log("hidden")
      run.window.isHidden = true
      await run.settle()
    },
    ConformanceCase(
      "R107", "a child that a grandchild adds to its uncle takes part in the appearance", expecting: ["D.dA(f)"]
    ) { run in
      run.calls = []
      let (parent, uncle, other) = (run.screen("P"), run.screen("U"), run.screen("C"))
      let grandchild = run.screen("G")
      parent.embed(uncle)
      parent.embed(other)
      other.embed(grandchild)
      run.calls = [.dA]
      let added = run.screen("D")
      grandchild.inside(.wA) { uncle.embed(added) }
      run.window.rootViewController = parent
      await run.settle()
    },
    ConformanceCase(
      "R107", "a child that the leaving screen of a tab switch adds to the next one appears with it",
      expecting: ["D.dA(f)"]
    ) { run in
      run.calls = []
      let (leaving, next) = (run.screen("A"), run.screen("B"))
      let tabs = run.tabs([leaving, next])
      await run.show(tabs)
      run.calls = [.dA]
      let added = run.screen("D")
      leaving.inside(.wD) { next.embed(added) }
      tabs.selectedIndex = 1
      await run.settle()
    },
    ConformanceCase(
      "W11", "a child that is added during its sibling's viewWillAppear gets all calls of the appearance",
      expecting: ["D.wA(f)", "D.iA(f)", "D.dA(f)"], otherwise: ["W11": ["D.dA(f)"]]
    ) { run in
      run.calls = []
      let (parent, sibling) = (run.screen("P"), run.screen("C"))
      parent.embed(sibling)
      run.calls = [.wA, .iA, .dA]
      let added = run.screen("D")
      sibling.inside(.wA) { [unowned parent] in parent.embed(added) }
      run.window.rootViewController = parent
      await run.settle()
    },
    ConformanceCase(
      "R108", "a child that is added during its sibling's viewWillDisappear disappears with the others",
      expecting: ["D.dD(f)"]
    ) { run in
      await added(during: "C", logging: [.dD], in: run)
    },
    ConformanceCase(
      "R108", "a child that is added during its parent's viewWillDisappear disappears with it", expecting: ["D.dD(f)"]
    ) { run in
      await added(during: "P", logging: [.dD], in: run)
    },
    ConformanceCase(
      "W12", "a child that is added during its sibling's viewWillDisappear gets both will-calls",
      expecting: ["D.wA(f)", "D.wD(f)", "D.dD(f)"], otherwise: ["W12": ["D.dD(f)"]]
    ) { run in
      await added(during: "C", logging: .appearance, in: run)
    },
    emptied("a stack that is emptied leaves the screen", animated: false) { navigation in
      navigation.setViewControllers([], animated: false)
    },
    emptied("a stack whose list is set to an empty one leaves the screen", animated: false) { navigation in
      navigation.viewControllers = []
    },
    emptied("a stack that is emptied with animation leaves the screen", animated: true) { navigation in
      navigation.setViewControllers([], animated: true)
    },
    emptied("a stack whose last child is taken out by hand leaves the screen", animated: false) { navigation in
      navigation.topViewController?.removeFromParent()
    },
    ConformanceCase(
      "R109", "a window whose root is taken away shows no screen",
      expecting: ["A.wD(f)", "A.dD(f)", "window false"]
    ) { run in
      run.calls = .appearance
      let screen = run.screen("A")
      await run.show(screen)
      run.window.rootViewController = nil
      await run.settle()
      run.log("window \(screen.view.window != nil)")
    },
  ]

  /// Hides a window with P and its child C, and adds D to P in the viewWillDisappear of one of them.
  @MainActor
  private static func added(during name: String, logging calls: Set<LoggedCall>, in run: ConformanceRun) async {
    run.calls = []
    let (parent, sibling) = (run.screen("P"), run.screen("C"))
    parent.embed(sibling)
    await run.show(parent)
    run.calls = calls
    let added = run.screen("D")
    (name == "P" ? parent : sibling).inside(.wD) { [unowned parent] in parent.embed(added) }
    run.window.isHidden = true
    await run.settle()
  }

  /// `body` takes the only screen out of a stack that is shown.
  private static func emptied(
    _ name: String, animated: Bool, body: @escaping @MainActor (UINavigationController) -> Void
  ) -> ConformanceCase {
    let x = animated ? "(t)" : "(f)"
    return ConformanceCase(
      "R109", name, expecting: ["A.wD\(x)", "A.dD\(x)", "A.dM(nil)", "parent false, window false"]
    ) { run in
      run.calls = [.wD, .dD, .dM]
      let screen = run.screen("A")
      let navigation = run.navigation(screen)
      await run.show(navigation)
      body(navigation)
      await run.settle()
      run.log("parent \(screen.parent != nil), window \(screen.view.window != nil)")
    }
  }
}
