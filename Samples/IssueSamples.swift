import LifecycleBehaviors
import UIKit

@MainActor
private final class Log {
  private(set) var errors: [String] = []

  func error(_ text: String) {
    errors.append(text)
  }
}

@MainActor private let log = Log()

enum LoggingApp {
  final class AppDelegate: UIResponder, UIApplicationDelegate {
    private let issues = LifecycleIssue.subscribe { issue in log.error("\(issue)") }
  }
}

@MainActor
final class IssueLog {
  private var issues: LifecycleSubscription?

  func begin() {
    issues = LifecycleIssue.subscribe { issue in log.error("\(issue)") }
  }

  func beginWithoutSome() {
    issues = LifecycleIssue.subscribe { issue in
      if issue.kind != .leakedScreen { log.error("\(issue)") }
    }
  }

  func end() {
    guard let issues else { return }
    issues.cancel()
  }
}
