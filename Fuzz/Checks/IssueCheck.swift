import Journey
import LifecycleBehaviors

/// No `LifecycleIssue` is reported. That of a screen that leaks is left to the ReleaseCheck, which says so once, however the screen
/// was closed.
final class IssueCheck: FuzzCheck {
  private var issues: [LifecycleIssue] = []
  private var subscription: LifecycleSubscription?

  init() {
    subscription = LifecycleIssue.subscribe { [weak self] issue in
      if issue.kind != .leakedScreen { self?.issues.append(issue) }
    }
  }

  func didPlay(_ command: JourneyCommand, in app: FuzzedApp) -> [FuzzFault] {
    defer { issues = [] }
    return issues.map { FuzzFault(.lifecycleIssue, of: "\($0.kind) \($0.message.withoutObjects)", $0.message) }
  }
}
