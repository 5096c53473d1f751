import Foundation

/// A mistake in the use of the framework that the app survives: what happened, and what to write instead.
public struct LifecycleIssue: Hashable, Sendable, CustomStringConvertible {
  /// One readable sentence or two, naming the type concerned.
  public let message: String

  /// Makes an issue, to test a ``handler`` with. The framework makes its own.
  /// - Parameter message: what happened, and what to write instead.
  public init(message: String) {
    self.message = message
  }

  public var description: String { message }

  /// Receives each issue, on the main thread. By default each distinct message is logged once with `NSLog`; a test
  /// may collect them or fail.
  @MainActor public static var handler: (LifecycleIssue) -> Void = { issue in
    guard logged.insert(issue).inserted else { return }
    NSLog("%@", "LifecycleBehaviors: " + issue.message)
  }

  @MainActor private static var logged: Set<LifecycleIssue> = []

  @MainActor
  package static func report(_ message: String) {
    handler(LifecycleIssue(message: message))
  }
}
