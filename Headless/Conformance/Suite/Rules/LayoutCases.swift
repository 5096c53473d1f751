import UIKit

extension ConformanceCase {
  /// R28 to R30, and what of W8 is about them.
  static let layout: [ConformanceCase] = [
    ConformanceCase(
      "R28", "one controller's layout ends before its child's begins",
      expecting: ["P.wL", "P.layoutSubviews", "P.dL", "C.wL", "C.layoutSubviews", "C.dL"]
    ) { run in
      run.calls = [.wL, .dL]
      let (parent, child) = await family(in: run)
      child.view.setNeedsLayout()
      parent.view.setNeedsLayout()
      await run.turn()
    },
    ConformanceCase(
      "R28", "constraints are updated from the innermost view outwards, before layout",
      expecting: ["V.updateConstraints", "A.updateViewConstraints", "A.view.updateConstraints", "A.wL"]
    ) { run in
      run.calls = [.wL]
      let screen = ConstrainedScreen(CallLog("A", in: run, calls: run.calls))
      screen.log.writesOnce = [.wL]
      let (view, inner) = (ConstrainedView(), ConstrainedView())
      var updated: Set<String> = []
      let log: @MainActor (String) -> Void = { if updated.insert($0).inserted { run.log($0) } }
      view.willUpdate = { log("A.view.updateConstraints") }
      inner.willUpdate = { log("V.updateConstraints") }
      screen.willUpdate = { log("A.updateViewConstraints") }
      view.addSubview(inner)
      inner.translatesAutoresizingMaskIntoConstraints = false
      // UIKit updates constraints only where there is one.
      inner.widthAnchor.constraint(equalToConstant: 10).isActive = true
      screen.view = view
      [view, inner].forEach { $0.setNeedsUpdateConstraints() }
      run.window.rootViewController = screen
      await run.settle()
    },
    ConformanceCase(
      "R29", "layout of the parent does not lay out a child whose size stays the same",
      expecting: ["P.layoutSubviews", "done"]
    ) { run in
      run.calls = []
      let (parent, _) = await family(in: run)
      parent.view.setNeedsLayout()
      await run.turn()
      run.log("done")
    },
    ConformanceCase(
      "R29", "a view whose size changes is laid out, and so is its superview; one that moves is not",
      expecting: ["moved", "P.layoutSubviews", "C.layoutSubviews"]
    ) { run in
      run.calls = []
      let (_, child) = await family(in: run)
      child.view.center.x += 1
      await run.turn()
      run.log("moved")
      child.view.bounds.size.height += 1
      await run.turn()
    },
    ConformanceCase(
      "R29", "a child of fixed size is not laid out when its parent gets another size", expecting: ["P.layoutSubviews"]
    ) { run in
      run.calls = []
      let (parent, _) = await family(in: run)
      parent.view.frame.size.height -= 100
      await run.turn()
    },
    ConformanceCase(
      "R29", "a child of flexible size is laid out when its parent gets another size",
      expecting: ["P.layoutSubviews", "C.layoutSubviews", "equal sizes true"]
    ) { run in
      run.calls = []
      let (parent, child) = await family(in: run)
      child.view.frame = parent.view.bounds
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      await run.turn()
      run.forget()
      parent.view.frame.size.height -= 100
      await run.turn()
      run.log("equal sizes \(child.view.bounds.size == parent.view.bounds.size)")
    },
    ConformanceCase(
      "R29", "a view that is inserted is laid out, and so is its superview",
      expecting: ["adding", "P.layoutSubviews", "V.layoutSubviews"],
      otherwise: ["R29": ["adding", "V.layoutSubviews"]]
    ) { run in
      run.calls = []
      let (parent, _) = await family(in: run)
      run.log("adding")
      parent.view.addSubview(run.view("V"))
      await run.turn()
    },
    ConformanceCase(
      "R30", "setNeedsLayout waits for the turn, however often it is called",
      expecting: ["returned", "C.layoutSubviews"]
    ) { run in
      run.calls = []
      let (_, child) = await family(in: run)
      child.view.setNeedsLayout()
      child.view.setNeedsLayout()
      run.log("returned")
      await run.turn()
    },
    ConformanceCase(
      "R30", "layoutIfNeeded lays out at once what needs it", expecting: ["not needed", "C.layoutSubviews", "returned"]
    ) { run in
      run.calls = []
      let (parent, child) = await family(in: run)
      parent.view.layoutIfNeeded()
      run.log("not needed")
      child.view.setNeedsLayout()
      parent.view.layoutIfNeeded()
      run.log("returned")
      await run.turn()
    },
    ConformanceCase(
      "R30", "siblings are laid out in the order of the subviews", expecting: ["S.layoutSubviews", "C.layoutSubviews"]
    ) { run in
      run.calls = []
      let (parent, child) = await family(in: run)
      let sibling = run.view("S")
      parent.view.addSubview(sibling)
      await run.turn()
      parent.view.bringSubviewToFront(child.view)
      await run.turn()
      run.forget()
      for view in [child.view!, sibling] { view.setNeedsLayout() }
      await run.turn()
    },
    ConformanceCase(
      "W8", "a hidden view is laid out", expecting: ["needs layout", "C.layoutSubviews"],
      otherwise: ["W8-hidden": ["needs layout"]]
    ) { run in
      run.calls = []
      let (_, child) = await family(in: run)
      child.view.isHidden = true
      await run.turn()
      run.forget()
      run.log("needs layout")
      child.view.setNeedsLayout()
      await run.turn()
    },
  ]

  /// P with its child C of a fixed size, both shown and laid out. Their views log their layout.
  @MainActor
  private static func family(in run: ConformanceRun) async -> (parent: LoggedScreen, child: LoggedScreen) {
    let (parent, child) = (run.screen("P"), run.screen("C"))
    parent.view = run.view("P")
    child.view = run.view("C", frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    parent.embed(child)
    await run.show(parent)
    return (parent, child)
  }
}

/// A screen that logs when its constraints are about to be updated.
private final class ConstrainedScreen: LoggedScreen {
  var willUpdate: () -> Void = {}

  override func updateViewConstraints() {
    willUpdate()
    super.updateViewConstraints()
  }
}

private final class ConstrainedView: UIView {
  var willUpdate: () -> Void = {}

  override func updateConstraints() {
    willUpdate()
    super.updateConstraints()
  }
}
