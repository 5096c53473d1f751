import FocusBehavior
import LifecycleBehaviors
import UIKit

/// The screens that a journey puts into a focus group, those included that are yet to be made, and what they are told.
@MainActor
final class DemoGroup {
  private let group = FocusGroup()
  private let report: Report
  private let sampling: FocusSampling
  private var names: Set<String> = []

  init(report: Report, sampling: FocusSampling) {
    self.report = report
    self.sampling = sampling
  }

  func contains(_ name: String) -> Bool {
    names.contains(name)
  }

  func add(_ name: String) {
    names.insert(name)
  }

  func use(_ screen: UIViewController) {
    group.use(screen)
  }

  func behavior(for name: String) -> any ViewControllerLifecycleBehavior {
    FocusBehavior(FocusOptions(group: group, sampling: sampling)) { [report] change in
      report.focus(name, change, as: .group)
    }
  }
}
