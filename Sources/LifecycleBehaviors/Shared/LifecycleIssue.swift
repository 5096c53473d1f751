import UIKit

/// A mistake in the use of the framework that the app survives: what happened, and what to write instead.
///
/// ```swift
/// LifecycleIssue.handler = { issue in Issue.record("\(issue.message)") }
/// ```
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

extension LifecycleIssue {
  /// Reports that a behavior made for screens of one class was added to one of another.
  @MainActor
  package static func reportUnless<ViewController: UIViewController>(
    _ screen: UIViewController, is expected: ViewController.Type, behavior: String
  ) {
    guard !(screen is ViewController) else { return }
    report(
      """
      \(behavior)<\(expected)> was added to a \(type(of: screen)), so it does nothing. Write \
      \(behavior)<\(type(of: screen))>, or add it to a \(expected).
      """)
  }
}

/// A line of the app's source, which issues name.
package struct CallSite: Hashable, CustomStringConvertible {
  // Made at each call of `addBehaviors`, and read only for an issue.
  let file: StaticString
  let line: UInt

  package static func == (first: CallSite, second: CallSite) -> Bool {
    guard first.line == second.line else { return false }
    return first.file.withUTF8Buffer { name in second.file.withUTF8Buffer { name.elementsEqual($0) } }
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(line)
  }

  package var description: String { "\(file):\(line)" }
}
