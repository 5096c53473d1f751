import FocusBehavior
import LifecycleBehaviors
import UIKit

/// The focus group of a journey: the names of its screens, also of screens that are not made yet, and their behavior.
@MainActor
final class DemoGroup {
  private let group = FocusGroup()
  private let report: Report
  private(set) var names: Set<String> = []

  init(report: Report) {
    self.report = report
  }

  func contains(_ name: String) -> Bool {
    names.contains(name)
  }

  /// - Returns: the names that were not in the group before.
  func add(_ added: [String]) -> [String] {
    report.announcements.note(.group)
    return added.filter { names.insert($0).inserted }
  }

  func use(_ screen: UIViewController) {
    report.announcements.note(.group)
    group.use(screen)
  }

  func behavior(for name: String) -> any ViewControllerLifecycleBehavior {
    FocusBehavior(.attention.in(group).sampled(report.sampling)) { [report] change in
      report.focus(change, of: name, kind: .group)
    }
  }
}
