import LifecycleBehaviors

/// Collects the issues that the framework reports while it lives, instead of logging them.
@MainActor
public final class IssueCollector {
  private let log = Log()

  public init() {
    LifecycleIssue.handler = { [log] in log.messages.append($0.message) }
  }

  public func flush() -> [String] {
    defer { log.messages = [] }
    return log.messages
  }

  private final class Log {
    var messages: [String] = []
  }
}
