import UIKit

extension ConformanceCase {
  /// R9 to R15, and W1.
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
      "R9", "a hidden window is shown: will-call at once, did-call after the commit",
      expecting: ["A.wA(f)", "shown", "A.dA(f)"]
    ) { run in
      run.calls = .appearance
      let window = run.newWindow()
      window.rootViewController = run.screen("A")
      window.isHidden = false
      run.log("shown")
      await run.settle()
    },
    ConformanceCase(
      "R10", "a window is hidden: will-call at once, did-call after the commit",
      expecting: ["A.wD(f)", "hidden", "A.dD(f)"], otherwise: ["W1": ["A.wD(f)", "A.dD(f)", "hidden"]]
    ) { run in
      run.calls = .appearance
      await run.show(run.screen("A"))
      run.window.isHidden = true
      run.log("hidden")
      await run.settle()
    },
    ConformanceCase(
      "R10", "a window loses its scene: will-call at once, did-call after the commit",
      expecting: ["A.wD(f)", "discarded", "A.dD(f)"], otherwise: ["W1": ["A.wD(f)", "A.dD(f)", "discarded"]]
    ) { run in
      run.calls = .appearance
      let window = run.newWindow()
      window.rootViewController = run.screen("A")
      window.isHidden = false
      await run.settle()
      run.forget()
      window.windowScene = nil
      run.log("discarded")
      await run.settle()
    },
    ConformanceCase(
      "R10", "the root of a visible window is replaced: will-call at once, did-call after the commit",
      expecting: ["A.wD(f)", "returned", "A.dD(f)"], otherwise: ["W1": ["A.wD(f)", "A.dD(f)", "returned"]]
    ) { run in
      run.calls = .appearance
      await run.show(run.screen("A"))
      run.window.rootViewController = UIViewController()
      run.log("returned")
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
      "R11", "a child is added and removed in one turn: the pending call comes first",
      expecting: ["C.wA(f)", "C.dA(f)", "C.wD(f)", "C.dD(f)"]
    ) { run in
      run.calls = .appearance
      let (parent, child) = (run.screen("P"), run.screen("C"))
      await run.show(parent)
      parent.embed(child)
      parent.unembed(child)
      await run.settle()
    },
    ConformanceCase(
      "R11", "a child is removed and added again in one turn: the pending call comes first",
      expecting: ["C.wD(f)", "C.dD(f)", "C.wA(f)", "C.dA(f)"]
    ) { run in
      run.calls = .appearance
      let (parent, child) = (run.screen("P"), run.screen("C"))
      parent.embed(child)
      await run.show(parent)
      parent.unembed(child)
      parent.embed(child)
      await run.settle()
    },
    ConformanceCase(
      "R12", "a view that is hidden, or moved within its window, does not disappear", expecting: ["hidden", "moved"]
    ) { run in
      run.calls = .appearance
      let (parent, child) = (run.screen("P"), run.screen("C"))
      parent.embed(child)
      await run.show(parent)
      child.view.isHidden = true
      child.view.alpha = 0
      run.log("hidden")
      await run.settle()
      let box = UIView()
      parent.view.addSubview(box)
      box.addSubview(child.view)
      run.log("moved")
      await run.settle()
    },
    ConformanceCase(
      "R12", "the view of a controller without a parent is moved to another visible window: it disappears and appears",
      expecting: ["X.wD(f)", "X.dD(f)", "X.wA(f)", "X.dA(f)"]
    ) { run in
      run.calls = .appearance
      let (orphan, host) = (run.screen("X"), UIViewController())
      let (screen, other) = (UIViewController(), run.newWindow())
      screen.view.addSubview(orphan.view)
      other.rootViewController = host
      other.isHidden = false
      await run.show(screen)
      host.view.addSubview(orphan.view)
      await run.settle()
    },
    ConformanceCase(
      "R13", "children are called after their parent's own method has returned, which does not call super",
      expecting: [
        "P.wA", "P.wA ends", "C.wA(f)", "P.dA", "P.dA ends", "C.dA(f)", "P.wD", "P.wD ends", "C.wD(f)", "P.dD",
        "P.dD ends", "C.dD(f)",
      ]
    ) { run in
      run.calls = .appearance
      let parent = ScreenWithoutSuper()
      parent.embed(run.screen("C"))
      parent.log = { run.log($0) }
      run.window.rootViewController = parent
      await run.settle()
      run.window.isHidden = true
      await run.settle()
    },
    ConformanceCase(
      "R13", "children are called in the order of `children`, not of the views",
      expecting: ["A.wA(f)", "B.wA(f)", "C.wA(f)"]
    ) { run in
      run.calls = [.wA]
      let parent = UIViewController()
      let children = ["A", "B", "C"].map(run.screen)
      children.forEach(parent.addChild)
      for child in children.reversed() {
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
      }
      run.window.rootViewController = parent
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
      "R14", "three generations appear and disappear with a push and a pop, with its flag",
      expecting: [
        "P.wA(t)", "C.wA(t)", "G.wA(t)", "P.dA(t)", "C.dA(t)", "G.dA(t)", "popped", "P.wD(t)", "C.wD(t)", "G.wD(t)",
        "P.dD(t)", "C.dD(t)", "G.dD(t)",
      ]
    ) { run in
      run.calls = .appearance
      let (parent, child) = (run.screen("P"), run.screen("C"))
      parent.embed(child)
      child.embed(run.screen("G"))
      let navigation = run.navigation(UIViewController())
      await run.show(navigation)
      navigation.pushViewController(parent, animated: true)
      await run.settle()
      run.log("popped")
      navigation.popViewController(animated: true)
      await run.settle()
    },
    ConformanceCase(
      "R15",
      "a controller that is no child follows its view, and its viewDidAppear comes before that of the screen around",
      expecting: ["P.wA(f)", "X.wA(f)", "X.dA(f)", "P.dA(f)"]
    ) { run in
      run.calls = .appearance
      let (screen, orphan) = (run.screen("P"), run.screen("X"))
      screen.view.addSubview(orphan.view)
      run.window.rootViewController = screen
      await run.settle()
    },
    ConformanceCase(
      "R15", "a controller that is no child appears when its view enters a window",
      expecting: ["X.wA(f)", "returned", "X.dA(f)"]
    ) { run in
      run.calls = .appearance
      let orphan = run.screen("X")
      await run.show(UIViewController())
      run.window.addSubview(orphan.view)
      run.log("returned")
      await run.settle()
    },
    ConformanceCase(
      "R15",
      "a controller that is no child is called whenever its view leaves and enters a window, with its own children",
      expecting: [
        "X.wD(f)", "C.wD(f)", "X.dD(f)", "C.dD(f)", "shown again", "X.wA(f)", "C.wA(f)", "X.dA(f)", "C.dA(f)",
      ]
    ) { run in
      run.calls = .appearance
      let (screen, orphan) = (UIViewController(), run.screen("X"))
      orphan.embed(run.screen("C"))
      screen.view.addSubview(orphan.view)
      await run.show(screen)
      run.window.isHidden = true
      await run.settle()
      run.log("shown again")
      run.window.isHidden = false
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

/// A screen whose overrides do not call super. Each writes a line at its beginning and one at its end.
private final class ScreenWithoutSuper: UIViewController {
  var log: (String) -> Void = { _ in }

  private func write(_ call: String) {
    log("P.\(call)")
    log("P.\(call) ends")
  }

  override func viewWillAppear(_ animated: Bool) { write("wA") }
  override func viewDidAppear(_ animated: Bool) { write("dA") }
  override func viewWillDisappear(_ animated: Bool) { write("wD") }
  override func viewDidDisappear(_ animated: Bool) { write("dD") }
}
