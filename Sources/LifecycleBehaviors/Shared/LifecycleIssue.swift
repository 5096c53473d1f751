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
    guard !logged.contains(issue.message) else { return }
    logged.append(issue.message)
    NSLog("%@", "LifecycleBehaviors: " + issue.message)
  }

  /// A few: each is a mistake in the app's code.
  @MainActor private static var logged: [String] = []

  @MainActor
  @inline(never)
  package static func report(_ message: String) {
    handler(LifecycleIssue(message: message))
  }

  // Each type that is written into a text directly takes 60 bytes more.
  /// - Parameter type: a type that an issue concerns.
  /// - Returns: its name.
  @inline(never)
  package static func name(_ type: any Any.Type) -> String { String(describing: type) }

  /// - Parameter types: the types that an issue concerns.
  /// - Returns: their names in one text.
  static func names(_ types: [any Any.Type]) -> String {
    var text = ""
    for type in types { text += text.isEmpty ? name(type) : ", " + name(type) }
    return text
  }
}

extension LifecycleIssue {
  /// Reports, if this process is an app extension, that something needs the application and does not work here.
  /// - Parameters:
  ///   - name: what does not work.
  ///   - advice: a sentence that says what to do instead.
  @MainActor
  @inline(never)
  package static func reportInAppExtension(_ name: String, _ advice: String) {
    if UIApplication.isInAppExtension { report("\(name) does not work in an app extension. \(advice)") }
  }

  /// Reports that a behavior made for screens of one class was added to one of another.
  @MainActor
  package static func reportUnless<ViewController: UIViewController>(
    _ screen: UIViewController, is expected: ViewController.Type, behavior: String
  ) {
    if !(screen is ViewController) { report(behavior, for: name(expected), on: screen) }
  }

  @MainActor
  private static func report(_ behavior: String, for expected: String, on screen: UIViewController) {
    let actual = name(type(of: screen))
    report(
      """
      \(behavior)<\(expected)> was added to a \(actual), so it does nothing. Write \(behavior)<\(actual)>, or add it to a \
      \(expected).
      """)
  }
}

/// A line of the app's source, which issues name.
package struct CallSite: Equatable, CustomStringConvertible {
  // Made at each call of `addBehaviors`, and read only for an issue.
  let file: StaticString
  let line: UInt

  // Not inlined: it is compared in several places, and no two lines are most often of one number.
  @inline(never)
  package static func == (first: CallSite, second: CallSite) -> Bool {
    guard first.line == second.line else { return false }
    return first.file.withUTF8Buffer { name in second.file.withUTF8Buffer { name.elementsEqual($0) } }
  }

  @inline(never)
  package var description: String { "\(file):\(line)" }
}
