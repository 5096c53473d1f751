import UIKit

extension ConformanceCase {
  /// R45, R180 to R182: columns.
  static let columns = classicColumns + stacksOfColumns

  private static let classicColumns: [ConformanceCase] = [
    ConformanceCase(
      "R45", "the children of a split view controller are its columns, in their order", expecting: ["children P, S"]
    ) { run in
      run.calls = []
      let split = UISplitViewController()
      split.viewControllers = [run.screen("P"), run.screen("S")]
      run.log("children \(split.children.map(CallLog.name).joined(separator: ", "))")
    },
    ConformanceCase(
      "R45", "both columns appear with an expanded split view controller", needs: [.pad],
      expecting: ["collapsed false", "appeared P, S"]
    ) { run in
      await showSplit(in: run) { appeared in "appeared \(appeared.sorted().joined(separator: ", "))" }
    },
    ConformanceCase(
      "R45", "one column appears with a collapsed split view controller", needs: [.phone],
      expecting: ["collapsed true", "appeared 1"]
    ) { run in
      await showSplit(in: run) { appeared in "appeared \(appeared.count)" }
    },
  ]

  private static let stacksOfColumns: [ConformanceCase] = [
    ConformanceCase(
      "R180",
      "a controller for a column that has a stack is pushed; after nil, and in a navigation controller, it takes its place",
      needs: [.iOS(14)], expecting: ["stack S, T", "stack U", "stack V"]
    ) { run in
      guard #available(iOS 14.0, *) else { return }
      run.calls = []
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(run.screen("S"), for: .secondary)
      let screen = run.screen("T")
      split.setViewController(screen, for: .secondary)
      run.log("stack \(names(screen.navigationController))")
      let afterNil = run.screen("U")
      split.setViewController(nil, for: .secondary)
      split.setViewController(afterNil, for: .secondary)
      run.log("stack \(names(afterNil.navigationController))")
      let inStack = run.screen("V")
      split.setViewController(UINavigationController(rootViewController: inStack), for: .secondary)
      run.log("stack \(names(inStack.navigationController))")
    },
    ConformanceCase(
      "R181", "a collapsed split view controller has its columns on one stack; Back pops the upper one",
      needs: [.phone, .iOS(14)],
      expecting: ["stack P, nav", "stack P", "secondary S", "parent of its stack nil"],
      otherwise: ["W31": ["stack P, nav", "stack P", "secondary nil", "parent of its stack nil"]]
    ) { run in
      guard #available(iOS 14.0, *) else { return }
      run.calls = []
      let split = UISplitViewController(style: .doubleColumn)
      let (primary, secondary) = (run.screen("P"), run.screen("S"))
      split.setViewController(primary, for: .primary)
      split.setViewController(secondary, for: .secondary)
      await run.show(split)
      run.log("stack \(names(primary.navigationController))")
      primary.navigationController?.popToRootViewController(animated: true)
      await run.settle()
      run.log("stack \(names(primary.navigationController))")
      run.log("secondary \(CallLog.name(of: split.viewController(for: .secondary)))")
      run.log("parent of its stack \(CallLog.name(of: secondary.parent?.parent))")
    },
    ConformanceCase(
      "R182", "an inspector is hidden until it is shown", needs: [.pad, .iOS(26)],
      expecting: ["in the split view true", "shown", "I.dA(f)", "in the split view true"],
      otherwise: ["W35": ["in the split view false", "shown", "I.dA(f)", "in the split view true"]]
    ) { run in
      #if compiler(>=6.2)
        guard #available(iOS 26.0, *) else { return }
        run.calls = []
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(run.screen("P"), for: .primary)
        split.setViewController(run.screen("S"), for: .secondary)
        run.calls = [.dA]
        let inspector = run.screen("I")
        split.setViewController(inspector, for: .inspector)
        await run.show(split)
        run.log("in the split view \(inspector.splitViewController != nil)")
        run.log("shown")
        split.show(.inspector)
        await run.settle()
        run.log("in the split view \(inspector.splitViewController != nil)")
      #endif
    },
  ]

  @MainActor
  private static func names(_ stack: UINavigationController?) -> String {
    stack?.viewControllers.map { CallLog.name(of: $0) }.joined(separator: ", ") ?? "none"
  }

  /// Shows the columns P and S beside each other where there is room, and writes which of them have appeared.
  @MainActor
  private static func showSplit(in run: ConformanceRun, line: (_ appeared: Set<String>) -> String) async {
    run.calls = []
    let split = UISplitViewController()
    if #available(iOS 14.0, *) { split.preferredDisplayMode = .oneBesideSecondary }
    let columns = [run.screen("P"), run.screen("S")]
    var appeared: Set<String> = []
    for column in columns { column.inside(.dA) { [name = column.log.name] in appeared.insert(name) } }
    split.viewControllers = columns
    run.window.rootViewController = split
    await run.settle()
    run.log("collapsed \(split.isCollapsed)")
    run.log(line(appeared))
  }
}
