import UIKit

extension ConformanceCase {
  /// R35 to R39: forwarding, the stack as a whole, coordinators, and pushes that meet.
  static let stacks: [ConformanceCase] = [
    ConformanceCase(
      "R35", "a navigation controller calls its screen inside its own viewWillAppear",
      expecting: ["nav.wA begins", "A.wA(f)", "nav.wA ends"]
    ) { run in
      run.calls = [.wA]
      let navigation = NavigationAroundSuper(rootViewController: run.screen("A"))
      navigation.log = { run.log("nav.wA \($0)") }
      run.window.rootViewController = navigation
      await run.settle()
    },
    ConformanceCase(
      "R35", "a navigation controller that writes after super follows its screen",
      expecting: [
        "A.wA(f)", "nav.wA(f)", "A.dA(f)", "nav.dA(f)", "hidden", "A.wD(f)", "nav.wD(f)", "A.dD(f)", "nav.dD(f)",
      ]
    ) { run in
      run.calls = .appearance
      run.window.rootViewController = run.navigation(run.screen("A"), logging: .appearance)
      await run.settle()
      run.log("hidden")
      run.window.isHidden = true
      await run.settle()
    },
    ConformanceCase(
      "R35", "a tab bar controller that writes after super follows its selected screen",
      expecting: [
        "A.wA(f)", "tab.wA(f)", "A.dA(f)", "tab.dA(f)", "hidden", "A.wD(f)", "tab.wD(f)", "A.dD(f)", "tab.dD(f)",
      ]
    ) { run in
      run.calls = .appearance
      run.window.rootViewController = run.tabs([run.screen("A"), run.screen("B")], logging: .appearance)
      await run.settle()
      run.log("hidden")
      run.window.isHidden = true
      await run.settle()
    },
    ConformanceCase(
      "R35", "a navigation controller calls its top screen only", expecting: ["B.wA(f)", "B.dA(f)"]
    ) { run in
      run.calls = .appearance
      let navigation = run.navigation(run.screen("A"))
      navigation.viewControllers += [run.screen("B")]
      run.window.rootViewController = navigation
      await run.settle()
    },
    ConformanceCase(
      "R36", "a screen in the middle of the stack is moved and does not appear when the stack is popped to its root",
      expecting: ["B.wM(nil)", "B.dM(nil)"]
    ) { run in
      let middle = run.screen("B")
      let navigation = run.navigation(UIViewController())
      navigation.viewControllers += [middle, UIViewController()]
      await run.show(navigation)
      navigation.popToRootViewController(animated: true)
      await run.settle()
    },
    ConformanceCase(
      "R36", "a stack is set under the screen that is shown: the screen is not called", expecting: ["stack 3"]
    ) { run in
      run.calls = .appearance
      let top = run.screen("C")
      let navigation = run.navigation(UIViewController())
      navigation.viewControllers += [top]
      await run.show(navigation)
      navigation.setViewControllers([UIViewController(), UIViewController(), top], animated: true)
      await run.settle()
      run.log("stack \(navigation.viewControllers.count)")
    },
    ConformanceCase(
      "R37", "the children of a navigation controller are its stack",
      expecting: ["shown true", "pushed true", "popped true"]
    ) { run in
      let navigation = run.navigation(UIViewController())
      await run.show(navigation)
      @MainActor func compare(_ moment: String) {
        run.log("\(moment) \(navigation.children == navigation.viewControllers)")
      }
      compare("shown")
      navigation.pushViewController(UIViewController(), animated: false)
      compare("pushed")
      await run.settle()
      navigation.popViewController(animated: false)
      compare("popped")
      await run.settle()
    },
    ConformanceCase(
      "R37", "a child that is added to a navigation controller is its new top, and the former top disappears",
      expecting: ["stack 2, top H", "A has disappeared"]
    ) { run in
      run.calls = []
      let (screen, helper) = (run.screen("A"), run.screen("H"))
      let navigation = run.navigation(screen)
      await run.show(navigation)
      screen.inside(.dD) { run.log("A has disappeared") }
      navigation.addChild(helper)
      run.log("stack \(navigation.viewControllers.count), top \(CallLog.name(of: navigation.topViewController))")
      helper.didMove(toParent: navigation)
      await run.settle()
    },
    ConformanceCase(
      "R38", "an animated push has a coordinator, which both screens and the container find until its end",
      expecting: [
        "A.wD(t)", "coordinators true, true, true", "B.wA(t)", "coordinators true, true, true",
        "settled", "coordinators false, false, false",
      ]
    ) { run in
      await pushWithCoordinators(animated: true, in: run)
    },
    ConformanceCase(
      "R38", "a push without animation has no coordinator",
      expecting: [
        "A.wD(f)", "coordinators false, false, false", "B.wA(f)", "coordinators false, false, false",
        "settled", "coordinators false, false, false",
      ]
    ) { run in
      await pushWithCoordinators(animated: false, in: run)
    },
    ConformanceCase(
      "R38", "an animated presentation and dismissal have a coordinator, which both sides find until its end",
      expecting: [
        "B.wA(t)", "coordinators true, true", "presented", "coordinators false, false", "B.wD(t)",
        "coordinators true, true", "dismissed", "coordinators false, false",
      ]
    ) { run in
      run.calls = []
      let (presenter, modal) = (run.screen("A"), run.modal("B", .fullScreen, logging: [.wA, .wD]))
      await run.show(presenter)
      @MainActor func logCoordinators() {
        let found = [presenter, modal].map { "\($0.transitionCoordinator != nil)" }
        run.log("coordinators \(found.joined(separator: ", "))")
      }
      for call in [LoggedCall.wA, .wD] { modal.inside(call) { logCoordinators() } }
      presenter.present(modal, animated: true)
      await run.settle()
      run.log("presented")
      logCoordinators()
      presenter.dismiss(animated: true)
      await run.settle()
      modal.log.inside = [:]
      run.log("dismissed")
      logCoordinators()
    },
    ConformanceCase(
      "R39", "two animated pushes in one turn are one transition to the last stack",
      expecting: ["C.dA(t)", "stack 3", "views in the window false, false, true"]
    ) { run in
      run.calls = [.dA]
      let navigation = run.navigation(run.screen("A"))
      await run.show(navigation)
      navigation.pushViewController(run.screen("B"), animated: true)
      navigation.pushViewController(run.screen("C"), animated: true)
      await run.settle()
      logStack(of: navigation, in: run)
    },
    ConformanceCase(
      "R39", "a push during the transition of another ends in the last stack",
      expecting: ["stack 3", "views in the window false, false, true"]
    ) { run in
      run.calls = []
      let navigation = run.navigation(run.screen("A"))
      await run.show(navigation)
      navigation.pushViewController(run.screen("B"), animated: true)
      await run.turn()
      navigation.pushViewController(run.screen("C"), animated: true)
      await run.settle()
      logStack(of: navigation, in: run)
    },
    ConformanceCase(
      "R39", "a pop during the transition of a push ends in the first stack",
      expecting: ["stack 1", "views in the window true"]
    ) { run in
      run.calls = []
      let navigation = run.navigation(run.screen("A"))
      await run.show(navigation)
      navigation.pushViewController(run.screen("B"), animated: true)
      await run.turn()
      navigation.popViewController(animated: true)
      await run.settle()
      logStack(of: navigation, in: run)
    },
  ]

  /// Pushes B on A, and writes in each will-call and in the end whether A, B and the container have a coordinator.
  @MainActor
  private static func pushWithCoordinators(animated: Bool, in run: ConformanceRun) async {
    run.calls = [.wD]
    let below = run.screen("A")
    run.calls = [.wA]
    let top = run.screen("B")
    let navigation = run.navigation(below)
    await run.show(navigation)
    @MainActor func logCoordinators() {
      let found = [below, top, navigation].map { "\($0.transitionCoordinator != nil)" }
      run.log("coordinators \(found.joined(separator: ", "))")
    }
    below.inside(.wD) { logCoordinators() }
    top.inside(.wA) { logCoordinators() }
    navigation.pushViewController(top, animated: animated)
    await run.settle()
    (below.log.inside, top.log.inside) = ([:], [:])
    run.log("settled")
    logCoordinators()
  }

  @MainActor
  private static func logStack(of navigation: UINavigationController, in run: ConformanceRun) {
    run.log("stack \(navigation.viewControllers.count)")
    let inWindow = navigation.viewControllers.map { "\($0.viewIfLoaded?.window != nil)" }
    run.log("views in the window \(inWindow.joined(separator: ", "))")
  }
}

/// A navigation controller that writes before and after super.
private final class NavigationAroundSuper: UINavigationController {
  var log: (String) -> Void = { _ in }

  override func viewWillAppear(_ animated: Bool) {
    log("begins")
    super.viewWillAppear(animated)
    log("ends")
  }
}
