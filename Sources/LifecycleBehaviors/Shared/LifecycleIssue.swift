import UIKit

/// A mistake in the use of the framework that the app survives: what happened, and what to write instead.
///
/// ```swift
/// LifecycleIssue.handler = { issue in Issue.record("\(issue.message)") }
/// ```
///
/// ## Topics
///
/// ### Receiving issues
///
/// - ``handler``
/// - ``message``
///
/// ### Reporting one
///
/// - ``init(message:)``
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
    guard logged.insert(issue.message).inserted else { return }
    NSLog("%@", "LifecycleBehaviors: " + issue.message)
  }

  @MainActor private static var logged: Set<String> = []

  @MainActor
  package static func report(_ message: String) {
    handler(LifecycleIssue(message: message))
  }
}

extension LifecycleIssue {
  /// Reports, if this process is an app extension, that something needs the application and does not work here.
  /// - Parameters:
  ///   - name: what does not work.
  ///   - advice: a sentence that says what to do instead.
  @MainActor
  package static func reportInAppExtension(_ name: String, _ advice: String) {
    if UIApplication.isInAppExtension { report("\(name) does not work in an app extension. \(advice)") }
  }

  /// Reports that a behavior made for screens of one class was added to one of another.
  @MainActor
  package static func reportUnless<ViewController: UIViewController>(
    _ screen: UIViewController, is expected: ViewController.Type, behavior: String
  ) {
    guard !(screen is ViewController) else { return }
    let actual = type(of: screen)
    report(
      """
      \(behavior)<\(expected)> was added to a \(actual), so it does nothing. Write \(behavior)<\(actual)>, or add it to a \
      \(expected).
      """)
  }
}

/// A line of the app's source, which issues name.
package struct CallSite: Equatable, CustomStringConvertible {
  let file: StaticString
  let line: UInt

  package init(file: StaticString, line: UInt) {
    self.file = file
    self.line = line
  }

  package static func == (first: CallSite, second: CallSite) -> Bool {
    first.line == second.line && first.description == second.description
  }

  package var description: String { "\(file):\(line)" }
}
