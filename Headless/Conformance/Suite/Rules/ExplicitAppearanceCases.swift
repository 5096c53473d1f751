import UIKit

extension ConformanceCase {
  /// R16 to R21, and R116.
  static let explicitAppearance: [ConformanceCase] = [
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
      "R16", "begin and end call at once, with the caller's flag, and are forwarded to children",
      expecting: ["C.wD(t)", "G.wD(t)", "begun", "C.dD(t)", "G.dD(t)", "ended"]
    ) { run in
      run.calls = .appearance
      let (parent, child) = (run.screen("P"), run.screen("C"))
      parent.embed(child)
      child.embed(run.screen("G"))
      await run.show(parent)
      child.beginAppearanceTransition(false, animated: true)
      run.log("begun")
      child.view.removeFromSuperview()
      await run.turn()
      child.endAppearanceTransition()
      run.log("ended")
      await run.settle()
    },
    ConformanceCase(
      "R16", "after end a controller follows its view again",
      expecting: ["C.wD(f)", "C.dD(f)", "ended", "C.wA(f)", "C.dA(f)"]
    ) { run in
      run.calls = .appearance
      let (parent, child) = (UIViewController(), run.screen("C"))
      parent.embed(child)
      await run.show(parent)
      child.beginAppearanceTransition(false, animated: false)
      child.view.removeFromSuperview()
      child.endAppearanceTransition()
      run.log("ended")
      parent.view.addSubview(child.view)
      await run.settle()
    },
    ConformanceCase(
      "R17", "begin and end on a controller that has appeared are one more pair of calls",
      expecting: ["C.wA(f)", "C.dA(f)", "returned"]
    ) { run in
      run.calls = .appearance
      let (parent, child) = (run.screen("P"), run.screen("C"))
      parent.embed(child)
      await run.show(parent)
      child.beginAppearanceTransition(true, animated: false)
      child.endAppearanceTransition()
      run.log("returned")
      await run.settle()
    },
    ConformanceCase("R17", "end without begin calls nothing", expecting: ["returned"]) { run in
      let (parent, child) = (run.screen("P"), run.screen("C"))
      parent.embed(child)
      await run.show(parent)
      child.endAppearanceTransition()
      run.log("returned")
      await run.settle()
    },
    ConformanceCase(
      "R18", "a disappearance is cancelled by the opposite begin and one end",
      expecting: ["C.wD(t)", "begun", "C.wA(t)", "begun again", "C.dA(t)", "ended"]
    ) { run in
      run.calls = .appearance
      let (parent, child) = (run.screen("P"), run.screen("C"))
      parent.embed(child)
      await run.show(parent)
      child.beginAppearanceTransition(false, animated: true)
      run.log("begun")
      child.beginAppearanceTransition(true, animated: true)
      run.log("begun again")
      child.endAppearanceTransition()
      run.log("ended")
      await run.settle()
    },
    ConformanceCase(
      "R18", "an appearance is cancelled by the opposite begin and one end",
      expecting: ["C.wA(t)", "begun", "C.wD(t)", "begun again", "C.dD(t)", "ended"]
    ) { run in
      run.calls = .appearance
      let (parent, child) = (run.screen("P"), run.screen("C"))
      await run.show(parent)
      parent.addChild(child)
      child.beginAppearanceTransition(true, animated: true)
      run.log("begun")
      child.beginAppearanceTransition(false, animated: true)
      run.log("begun again")
      child.endAppearanceTransition()
      run.log("ended")
      await run.settle()
    },
    ConformanceCase(
      "R19", "a parent that does not forward: neither its appearance nor its view's children call the child",
      expecting: ["P.wA(f)", "P.dA(f)", "removed", "added"]
    ) { run in
      run.calls = .appearance
      let (parent, child) = (ManualParent(CallLog("P", in: run, calls: .appearance)), run.screen("C"))
      parent.embed(child)
      run.window.rootViewController = parent
      await run.settle()
      parent.unembed(child)
      await run.settle()
      run.log("removed")
      parent.embed(child)
      await run.settle()
      run.log("added")
    },
    ConformanceCase(
      "R19", "a parent that does not forward calls begin and end itself",
      expecting: ["C.wA(f)", "added", "C.dA(f)", "ended"]
    ) { run in
      run.calls = .appearance
      let (parent, child) = (ManualParent(CallLog("P", in: run, calls: .appearance)), run.screen("C"))
      await run.show(parent)
      parent.addChild(child)
      child.beginAppearanceTransition(true, animated: false)
      parent.view.addSubview(child.view)
      run.log("added")
      await run.turn()
      child.endAppearanceTransition()
      run.log("ended")
      await run.settle()
    },
    ConformanceCase(
      "R171", "a parent that does not forward and forgets a child: the child is in the window and is not called",
      expecting: ["P.wA(f)", "P.dA(f)", "in the window true"]
    ) { run in
      let (parent, child) = (ManualParent(CallLog("P", in: run, calls: .appearance)), run.screen("C"))
      run.calls = []
      parent.embed(child)
      run.forget()
      child.log.calls = .appearance
      run.window.rootViewController = parent
      await run.settle()
      run.log("in the window \(child.view.window != nil)")
    },
    ConformanceCase(
      "R20", "addChild alone on a visible parent does not make the child appear", expecting: ["C.wM(P)"]
    ) { run in
      let (parent, child) = (run.screen("P"), run.screen("C"))
      await run.show(parent)
      parent.addChild(child)
      await run.settle()
    },
    ConformanceCase(
      "R21", "transition(from:to:) with animation",
      expecting: [
        "to.wM", "from.wM", "from.wD", "to.wA", "to.wL", "to.dL", "to.dA", "from.dD", "to.dM", "from.dM",
      ]
    ) { run in
      run.calls = []
      let (parent, from, to) = (run.screen("P"), run.screen("from"), run.screen("to"))
      parent.embed(from)
      await run.show(parent)
      // The rule does not mention the arguments, and layout may repeat.
      for screen in [from, to] {
        for call in [LoggedCall.wM, .wD, .wA, .wL, .dL, .dA, .dD, .dM]
        where screen === to || ![.wL, .dL].contains(call) {
          let line = "\(screen.log.name).\(call)"
          screen.inside(call) { if !run.lines.contains(line) { run.log(line) } }
        }
      }
      parent.addChild(to)
      from.willMove(toParent: nil)
      parent.transition(from: from, to: to, duration: 0.2, options: [], animations: nil) { _ in
        to.didMove(toParent: parent)
        from.removeFromParent()
      }
      await run.wait(1)
    },
    ConformanceCase(
      "R116", "the end of a container's transition also ends that of a child that was put in during it",
      expecting: ["P.dA(f)", "C.dA(f)", "ended"]
    ) { run in
      let root = UIViewController()
      await run.show(root)
      run.calls = [.dA]
      let (container, child) = (run.screen("P"), run.screen("C"))
      root.addChild(container)
      container.beginAppearanceTransition(true, animated: false)
      root.view.addSubview(container.view)
      container.embed(child)
      container.endAppearanceTransition()
      run.log("ended")
      await run.settle()
    },
    ConformanceCase(
      "R116",
      "outside of a window the end of a container's transition ends that of a child that was put in during it too",
      expecting: ["P.dA(f)", "C.dA(f)", "ended"]
    ) { run in
      run.calls = [.dA]
      let (container, child) = (run.screen("P"), run.screen("C"))
      container.beginAppearanceTransition(true, animated: false)
      container.embed(child)
      container.endAppearanceTransition()
      run.log("ended")
      await run.settle()
    },
  ]
}

/// A container that calls begin and end for its children itself.
private final class ManualParent: LoggedScreen {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}
