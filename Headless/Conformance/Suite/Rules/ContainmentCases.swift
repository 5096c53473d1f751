import UIKit

extension ConformanceCase {
  /// R22 to R27, and what of W8 is about them.
  static let containment: [ConformanceCase] = [
    ConformanceCase(
      "R22", "addChild calls willMove, removeFromParent calls didMove, and the container the other two",
      expecting: [
        "C.wM(P)", "added, views loaded false false", "C.dM(P)", "C.wM(nil)", "C.dM(nil)", "parent false", "removed",
      ]
    ) { run in
      run.calls = [.wM, .dM]
      let (parent, child) = (run.screen("P"), run.screen("C"))
      parent.addChild(child)
      run.log("added, views loaded \(parent.isViewLoaded) \(child.isViewLoaded)")
      child.didMove(toParent: parent)
      child.willMove(toParent: nil)
      child.inside(.dM) { [unowned child] in run.log("parent \(child.parent != nil)") }
      child.removeFromParent()
      run.log("removed")
    },
    ConformanceCase(
      "R22", "a child of another parent is removed from it, then called, then appended",
      expecting: ["C.wM(Q)", "children of P 0, of Q 0", "children of P 0, of Q 1"]
    ) { run in
      let (old, new) = (run.screen("P"), run.screen("Q"))
      run.calls = [.wM]
      let child = run.screen("C")
      old.addChild(child)
      child.didMove(toParent: old)
      run.forget()
      @MainActor func count() { run.log("children of P \(old.children.count), of Q \(new.children.count)") }
      child.inside(.wM) { count() }
      new.addChild(child)
      count()
    },
    ConformanceCase(
      "R23", "a child is added to a visible parent",
      expecting: [
        "C.wM(P)", "C.viewDidLoad", "C.wA(f)", "C.dM(P)", "returned", "C.iA(f)", "C.wL", "C.dL", "C.dA(f)",
      ]
    ) { run in
      let parent = run.screen("P")
      await run.show(parent)
      run.calls = [.wM, .viewDidLoad, .wA, .dM, .iA, .wL, .dL, .dA]
      let child = run.screen("C")
      child.log.writesOnce = [.wL, .dL]
      parent.embed(child)
      run.log("returned")
      await run.settle()
    },
    ConformanceCase(
      "R23", "a child is added in the viewDidLoad of its parent",
      expecting: [
        "C.wM(P)", "C.viewDidLoad", "C.dM(P)", "P.wA(f)", "C.wA(f)", "P.dA(f)", "C.dA(f)",
      ]
    ) { run in
      run.calls = Set<LoggedCall>.appearance.union([.wM, .dM])
      let parent = run.screen("P")
      run.calls.insert(.viewDidLoad)
      let child = run.screen("C")
      parent.inside(.viewDidLoad) { [unowned parent] in parent.embed(child) }
      run.window.rootViewController = parent
      await run.settle()
    },
    ConformanceCase(
      "R24", "isMovingToParent holds between addChild and didMove", expecting: ["C.wA(f)", "true", "C.dA(f)", "false"]
    ) { run in
      run.calls = .appearance
      let (parent, child) = (run.screen("P"), run.screen("C"))
      await run.show(parent)
      for call in [LoggedCall.wA, .dA] {
        child.inside(call) { [unowned child] in run.log("\(child.isMovingToParent)") }
      }
      parent.embed(child)
      await run.settle()
    },
    ConformanceCase(
      "R24", "isMovingToParent holds in viewDidAppear if didMove comes later",
      expecting: ["C.dA(f)", "true", "moved false"]
    ) { run in
      run.calls = [.dA]
      let (parent, child) = (UIViewController(), run.screen("C"))
      await run.show(parent)
      child.inside(.dA) { [unowned child] in run.log("\(child.isMovingToParent)") }
      parent.addChild(child)
      parent.view.addSubview(child.view)
      await run.settle()
      child.didMove(toParent: parent)
      run.log("moved \(child.isMovingToParent)")
    },
    ConformanceCase(
      "R24", "isMovingFromParent holds after willMove(toParent: nil)",
      expecting: ["C.wD(f)", "true", "C.dD(f)", "true"]
    ) { run in
      run.calls = [.wD, .dD]
      let (parent, child) = (run.screen("P"), run.screen("C"))
      parent.embed(child)
      await run.show(parent)
      for call in run.calls {
        child.inside(call) { [unowned child] in run.log("\(child.isMovingFromParent)") }
      }
      parent.unembed(child)
      await run.settle()
    },
    ConformanceCase(
      "R24", "a view that leaves for a while moves from no parent", expecting: ["C.wD(f)", "false", "C.dD(f)", "false"]
    ) { run in
      run.calls = .appearance
      let (parent, child) = (run.screen("P"), run.screen("C"))
      parent.embed(child)
      await run.show(parent)
      for call in [LoggedCall.wD, .dD] {
        child.inside(call) { [unowned child] in run.log("\(child.isMovingFromParent)") }
      }
      child.view.removeFromSuperview()
      await run.settle()
    },
    ConformanceCase(
      "R24", "isMovingFromParent of a popped screen when viewWillDisappear is passed on to its child",
      expecting: ["C.wD(t)", "true"], otherwise: ["R24": ["C.wD(t)", "false"]]
    ) { run in
      run.calls = [.wD]
      let (below, child) = (UIViewController(), run.screen("C"))
      run.calls = []
      let top = run.screen("B")
      top.embed(child)
      let navigation = run.navigation(below)
      navigation.viewControllers = [below, top]
      await run.show(navigation)
      child.inside(.wD) { [unowned top] in run.log("\(top.isMovingFromParent)") }
      navigation.popViewController(animated: true)
      await run.settle()
    },
    ConformanceCase(
      "R25", "isBeingPresented and isBeingDismissed belong to the presented controller, not to its child",
      expecting: [
        "P.wA(t)", "presented true", "C.wA(t)", "presented false", "P.wD(t)", "dismissed true", "C.wD(t)",
        "dismissed false",
      ]
    ) { run in
      await run.show(UIViewController())
      run.calls = [.wA, .wD]
      let (modal, child) = (run.screen("P"), run.screen("C"))
      modal.embed(child)
      for screen in [modal, child] {
        screen.inside(.wA) { [unowned screen] in run.log("presented \(screen.isBeingPresented)") }
        screen.inside(.wD) { [unowned screen] in run.log("dismissed \(screen.isBeingDismissed)") }
      }
      modal.modalPresentationStyle = .fullScreen
      run.window.rootViewController?.present(modal, animated: true)
      await run.settle()
      modal.dismiss(animated: true)
      await run.settle()
    },
    ConformanceCase(
      "R25", "a screen that a modal covers has no flag set", expecting: ["A.wD(t)", "flags 0"]
    ) { run in
      run.calls = [.wD]
      let screen = run.screen("A")
      await run.show(screen)
      screen.inside(.wD) { [unowned screen] in
        let flags = [
          screen.isBeingPresented, screen.isBeingDismissed, screen.isMovingToParent, screen.isMovingFromParent,
        ]
        run.log("flags \(flags.filter { $0 }.count)")
      }
      let modal = UIViewController()
      modal.modalPresentationStyle = .fullScreen
      screen.present(modal, animated: true)
      await run.settle()
    },
    ConformanceCase(
      "R27", "a child that is removed from its parent while its view stays follows its view",
      expecting: ["removing", "C.wD(f)", "C.dD(f)"]
    ) { run in
      run.calls = .appearance
      let (parent, child) = (run.screen("P"), run.screen("C"))
      parent.embed(child)
      await run.show(parent)
      run.log("removing")
      child.willMove(toParent: nil)
      child.removeFromParent()
      child.view.removeFromSuperview()
      await run.settle()
    },
    ConformanceCase(
      "W8", "a child that is removed from its parent while its view stays does not disappear",
      expecting: ["removing"], otherwise: ["W8-orphans": ["removing", "C.wD(f)", "C.dD(f)"]]
    ) { run in
      run.calls = .appearance
      let (parent, child) = (run.screen("P"), run.screen("C"))
      parent.embed(child)
      await run.show(parent)
      run.log("removing")
      child.willMove(toParent: nil)
      child.removeFromParent()
      await run.settle()
    },
    ConformanceCase(
      "W8", "a child whose view is loaded and in no view of its parent does not appear with it",
      expecting: ["P.wA(f)", "P.dA(f)"], otherwise: ["W8": ["P.wA(f)", "C.wA(f)", "P.dA(f)", "C.dA(f)"]]
    ) { run in
      run.calls = .appearance
      let (parent, child) = (run.screen("P"), run.screen("C"))
      parent.addChild(child)
      child.loadViewIfNeeded()
      child.didMove(toParent: parent)
      run.window.rootViewController = parent
      await run.settle()
    },
  ]
}
