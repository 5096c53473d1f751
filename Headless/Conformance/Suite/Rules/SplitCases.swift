import UIKit

extension ConformanceCase {
  /// R45: columns.
  static let columns: [ConformanceCase] = [
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
