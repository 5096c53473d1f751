import LifecycleBehaviors

/// Collects the issues that the framework reports while it lives, instead of logging them.
@MainActor
public final class IssueCollector {
  private var issues: [LifecycleIssue] = []
  private var subscription: LifecycleSubscription?

  public init() {
    subscription = LifecycleIssue.subscribe { [weak self] in self?.issues.append($0) }
  }

  /// Removes all issues.
  /// - Returns: the issues, oldest first.
  public func flushIssues() -> [LifecycleIssue] {
    defer { issues = [] }
    return issues
  }

  /// Removes all issues.
  /// - Returns: their messages, which do not contain the places.
  public func flush() -> [String] {
    flushIssues().map(\.message)
  }
}
