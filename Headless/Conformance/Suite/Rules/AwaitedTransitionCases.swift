import UIKit

extension ConformanceCase {
  /// R140, R142, R143: a transition between its request and the turn in which it is carried out. R146: what is added while it
  /// runs. W18: its end.
  static let awaitedTransitions: [ConformanceCase] = [
    ConformanceCase(
      "R140", "an animated push has a coordinator before the run loop turns",
      expecting: ["coordinator true", "B.dA(t)", "completion"],
      otherwise: ["W18": ["coordinator true", "completion", "B.dA(t)"]]
    ) { run in
      run.calls = [.dA]
      let navigation = run.navigation(run.screen("A"))
      await run.show(navigation)
      navigation.pushViewController(run.screen("B"), animated: true)
      complete(navigation.transitionCoordinator, in: run)
      await run.settle()
    },
    ConformanceCase(
      "R140", "an animated presentation has a coordinator before the run loop turns",
      expecting: ["coordinator true", "B.dA(t)", "completion"],
      otherwise: ["W18": ["coordinator true", "completion", "B.dA(t)"]]
    ) { run in
      run.calls = [.dA]
      let (presenter, modal) = (UIViewController(), run.modal("B"))
      await run.show(presenter)
      presenter.present(modal, animated: true)
      complete(modal.transitionCoordinator, in: run)
      await run.settle()
    },
    ConformanceCase(
      "R142", "all calls of a presentation without animation come together after it, but viewDidLoad",
      expecting: ["B.viewDidLoad", "returned", "A.wD(f)", "B.wA(f)", "B.dA(f)", "A.dD(f)", "turned"],
      otherwise: ["W2": ["B.viewDidLoad", "A.wD(f)", "B.wA(f)", "returned", "B.dA(f)", "A.dD(f)", "turned"]]
    ) { run in
      run.calls = .appearance.union([.viewDidLoad])
      let presenter = run.screen("A")
      await run.show(presenter)
      presenter.present(run.modal("B"), animated: false)
      run.log("returned")
      await run.turn()
      run.log("turned")
      await run.settle()
    },
    ConformanceCase(
      "R142", "a sheet that is presented without animation appears a little later, with a coordinator meanwhile",
      expecting: ["B.wA(f)", "coordinator true", "B.dA(f)"],
      otherwise: ["W2": ["B.wA(f)", "coordinator false", "B.dA(f)"]]
    ) { run in
      let presenter = UIViewController()
      await run.show(presenter)
      let modal = run.modal("B", .pageSheet, logging: [.wA, .dA])
      modal.inside(.wA) { [unowned modal] in run.log("coordinator \(modal.transitionCoordinator != nil)") }
      presenter.present(modal, animated: false)
      await run.settle()
    },
    ConformanceCase(
      "R163", "a child has the coordinator of its parent's transition", expecting: ["coordinator true"]
    ) { run in
      let (parent, child) = (UIViewController(), UIViewController())
      parent.embed(child)
      run.calls = []
      let navigation = run.navigation(run.screen("A"))
      await run.show(navigation)
      navigation.pushViewController(parent, animated: true)
      run.log("coordinator \(child.transitionCoordinator != nil)")
      await run.settle()
    },
    ConformanceCase(
      "W23", "a controller has no coordinator of what it presents, nor of a child",
      expecting: ["presenting false", "containing false"],
      otherwise: ["W23": ["presenting true", "containing true"]]
    ) { run in
      run.calls = []
      let (parent, child) = (UIViewController(), run.screen("C"))
      let navigation = run.navigation(child)
      parent.embed(navigation)
      let (root, sheet, cover) = (UIViewController(), run.modal("S", .pageSheet), run.modal("F", .pageSheet))
      root.embed(parent)
      await run.show(root)
      root.present(sheet, animated: false)
      await run.settle()
      sheet.present(cover, animated: true)
      _ = cover.transitionCoordinator
      run.log("presenting \(root.transitionCoordinator != nil)")
      await run.settle()
      root.dismiss(animated: false)
      await run.settle()
      navigation.pushViewController(UIViewController(), animated: true)
      _ = navigation.transitionCoordinator
      run.log("containing \(parent.transitionCoordinator != nil)")
      await run.settle()
    },
    ConformanceCase(
      "R143", "a push that is undone in the same turn is carried out, and so is the pop",
      expecting: ["B.wA(t)", "willShow B", "didShow B", "willShow A", "didShow A"]
    ) { run in
      run.calls = [.wA]
      let above = run.screen("B")
      run.calls = []
      let navigation = run.navigation(run.screen("A"))
      await run.show(navigation)
      navigation.delegate = run.delegate(logging: [.willShow, .didShow])
      navigation.pushViewController(above, animated: true)
      navigation.popViewController(animated: true)
      await run.settle()
    },
    ConformanceCase(
      "R146", "a child that is added while its parent is pushed appears after it", expecting: ["B.dA(t)", "C.dA"]
    ) { run in
      run.calls = [.dA]
      let (parent, child) = (run.screen("B"), lateChild(in: run))
      let navigation = run.navigation(UIViewController())
      await run.show(navigation)
      navigation.pushViewController(parent, animated: true)
      await run.turn()
      add(child, to: parent)
      await run.settle()
    },
    ConformanceCase(
      "R146", "a child that is added while its parent is presented appears after it", expecting: ["B.dA(t)", "C.dA"]
    ) { run in
      run.calls = [.dA]
      let (presenter, parent, child) = (UIViewController(), run.modal("B"), lateChild(in: run))
      await run.show(presenter)
      presenter.present(parent, animated: true)
      await run.turn()
      add(child, to: parent)
      await run.settle()
    },
    ConformanceCase(
      "W18", "the completion of a coordinator is called after viewDidAppear", expecting: ["B.dA(t)", "completion"],
      otherwise: ["W18": ["completion", "B.dA(t)"]]
    ) { run in
      run.calls = [.wA, .dA]
      let (above, navigation) = (run.screen("B"), run.navigation(UIViewController()))
      await run.show(navigation)
      above.inside(.wA) { [unowned above] in
        above.log.inside = [:]
        run.forget()
        above.transitionCoordinator?.animate(alongsideTransition: nil) { _ in run.log("completion") }
      }
      navigation.pushViewController(above, animated: true)
      await run.settle()
    },
  ]

  @MainActor
  private static func complete(
    _ coordinator: (any UIViewControllerTransitionCoordinator)?, in run: ConformanceRun
  ) {
    run.log("coordinator \(coordinator != nil)")
    coordinator?.animate(alongsideTransition: nil) { _ in run.log("completion") }
  }

  /// No source says with which argument it is called.
  @MainActor
  private static func lateChild(in run: ConformanceRun) -> UIViewController {
    run.calls = []
    let child = run.screen("C")
    child.inside(.dA) { run.log("C.dA") }
    return child
  }

  @MainActor
  private static func add(_ child: UIViewController, to parent: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }
}
