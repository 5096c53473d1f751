import UIKit

extension ConformanceCase {
  /// R9 to R21, R107 to R109 and R116.
  static let appearance: [ConformanceCase] = [
    ConformanceCase(
      "R9", "a new root of a visible window: will-call at once, did-call after the commit",
      expecting: ["A.wA(f)", "returned", "A.dA(f)"]
    ) { run in
      run.calls = .appearance
      run.window.rootViewController = run.screen("A")
      run.log("returned")
      await run.settle()
    },
    ConformanceCase(
      "R9", "a child whose view enters the window: will-call at once, did-call after the commit",
      expecting: ["added", "C.wA(f)", "returned", "C.dA(f)"]
    ) { run in
      run.calls = .appearance
      let (parent, child) = (run.screen("P"), run.screen("C"))
      await run.show(parent)
      parent.addChild(child)
      run.log("added")
      parent.view.addSubview(child.view)
      run.log("returned")
      child.didMove(toParent: parent)
      await run.settle()
    },
    ConformanceCase(
      "R10", "a child is removed: its parent is gone at viewDidDisappear",
      expecting: ["C.wM(nil)", "C.wD(f)", "C.dM(nil)", "returned", "C.dD(f)", "parent false"],
      otherwise: ["W1": ["C.wM(nil)", "C.wD(f)", "C.dD(f)", "parent true", "C.dM(nil)", "returned"]]
    ) { run in
      let (parent, child) = (run.screen("P"), run.screen("C"))
      parent.embed(child)
      await run.show(parent)
      child.inside(.dD) { [unowned child] in run.log("parent \(child.parent != nil)") }
      parent.unembed(child)
      run.log("returned")
      await run.settle()
    },
    ConformanceCase(
      "R14", "a family appears and disappears, parent first",
      expecting: [
        "P.wA(f)", "C.wA(f)", "P.dA(f)", "C.dA(f)", "hidden", "P.wD(f)", "C.wD(f)", "P.dD(f)", "C.dD(f)",
      ]
    ) { run in
      run.calls = .appearance
      let (parent, child) = (run.screen("P"), run.screen("C"))
      parent.embed(child)
      run.window.rootViewController = parent
      await run.settle()
      run.log("hidden")
      run.window.isHidden = true
      await run.settle()
    },
    ConformanceCase(
      "R16", "a container replaces its child by hand: one pair of calls for each, inside the container's calls",
      expecting: [
        "new.wM(P)", "old.wM(nil)", "new.viewDidLoad", "new.wA(f)", "old.wD(f)", "new.dA(f)", "old.dD(f)", "new.dM(P)",
        "old.dM(nil)", "returned",
      ]
    ) { run in
      run.calls = Set<LoggedCall>.appearance.union([.viewDidLoad, .wM, .dM])
      let (parent, old, new) = (run.screen("P"), run.screen("old"), run.screen("new"))
      parent.embed(old)
      await run.show(parent)
      parent.addChild(new)
      old.willMove(toParent: nil)
      new.beginAppearanceTransition(true, animated: false)
      old.beginAppearanceTransition(false, animated: false)
      parent.view.addSubview(new.view)
      old.view.removeFromSuperview()
      new.endAppearanceTransition()
      old.endAppearanceTransition()
      new.didMove(toParent: parent)
      old.removeFromParent()
      run.log("returned")
      await run.settle()
    },
    ConformanceCase(
      "W1", "viewDidDisappear after removeFromSuperview waits for the commit",
      expecting: ["X.wD(f)", "returned", "X.dD(f)"], otherwise: ["W1": ["X.wD(f)", "X.dD(f)", "returned"]]
    ) { run in
      run.calls = .appearance
      let (parent, orphan) = (run.screen("P"), run.screen("X"))
      parent.view.addSubview(orphan.view)
      await run.show(parent)
      orphan.view.removeFromSuperview()
      run.log("returned")
      await run.settle()
    },
  ]
}
