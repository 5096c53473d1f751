import FocusBehavior
import LifecycleBehaviors
import UIKit

/// The focus group of a journey: the names of its screens, also of screens that are not made yet, and their behavior.
@MainActor
final class DemoGroup {
  private let group = FocusGroup()
  private let report: Report
  private let sampling: FocusSampling
  private(set) var names: Set<String> = []

  init(report: Report, sampling: FocusSampling) {
    self.report = report
    self.sampling = sampling
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
    FocusBehavior(.attention.in(group).sampled(sampling)) { [report] change in
      report.focus(change, of: name, kind: .group)
    }
  }
}
