import Journey
import LifecycleBehaviors

/// No `LifecycleIssue` is reported.
final class IssueCheck: FuzzCheck {
  private var issues: [LifecycleIssue] = []
  private var subscription: LifecycleSubscription?

  init() {
    subscription = LifecycleIssue.subscribe { [weak self] in self?.issues.append($0) }
  }

  func didPlay(_ command: JourneyCommand, in app: FuzzedApp) -> [FuzzFault] {
    defer { issues = [] }
    return issues.map { FuzzFault(.lifecycleIssue, of: "\($0.kind) \($0.message.withoutObjects)", $0.message) }
  }
}
