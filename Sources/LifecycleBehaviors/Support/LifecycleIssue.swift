import UIKit

/// A mistake in your code, or a failure, that the app survives: what happened, where, and what to write instead.
///
/// Without a handler, each distinct issue is logged once with `NSLog`. A handler receives all issues, for the app's own log or
/// for a test:
///
/// ```swift
/// issues = LifecycleIssue.subscribe { issue in log.error("\(issue)") }
/// ```
///
/// If a test suite has the trait `.failsOnLifecycleIssues` of LifecycleTestKit, an issue fails the test at the line of the
/// app's call: <doc:TestingBehaviors>.
///
/// ## Topics
///
/// ### Receiving issues
///
/// - ``subscribe(_:)``
///
/// ### What happened
///
/// - ``kind-swift.property``
/// - ``Kind-swift.struct``
/// - ``message``
///
/// ### Where it happened
///
/// - ``screenType``
/// - ``behaviorType``
/// - ``fileID``
/// - ``line``
///
/// ### Testing a handler
///
/// - ``init(kind:message:screenType:behaviorType:fileID:line:)``
public struct LifecycleIssue: Sendable {
  /// The kind of mistake.
  public let kind: Kind

  /// What happened, and what to write instead, in a few sentences.
  public let message: String

  /// The class of the screen; nil if the issue is not about a screen.
  public let screenType: UIViewController.Type?

  /// The type of the behavior; nil if the issue is about no behavior or about several.
  public let behaviorType: (any Any.Type)?

  /// The file of the app's call in the form of `#fileID`, such as `Player/PlayerViewController.swift`; nil if no call of the app
  /// led to the issue, or if the place of the call is not known, for example in a SwiftUI view.
  public let fileID: String?

  /// The line of the app's call in ``fileID``; nil if ``fileID`` is nil.
  public let line: Int?

  /// Creates an issue, to test your handler. The framework creates the issues that it reports.
  ///
  /// ```swift
  /// let reporter = IssueReporter()  // your handler
  /// reporter.note(LifecycleIssue(kind: .addedTwice, message: "Added twice.", fileID: "App/Player.swift", line: 12))
  /// #expect(reporter.lines == ["App/Player.swift:12: Added twice."])
  /// ```
  /// - Parameters:
  ///   - kind: what went wrong.
  ///   - message: what happened, and what to write instead.
  ///   - screenType: the class of the screen.
  ///   - behaviorType: the type of the behavior.
  ///   - fileID: the file of the app's call, in the form of `#fileID`.
  ///   - line: the line of the app's call.
  public init(
    kind: Kind, message: String, screenType: UIViewController.Type? = nil, behaviorType: (any Any.Type)? = nil,
    fileID: String? = nil, line: Int? = nil
  ) {
    self.kind = kind
    self.message = message
    self.screenType = screenType
    self.behaviorType = behaviorType
    self.fileID = fileID
    self.line = line
  }
}

extension LifecycleIssue: CustomStringConvertible {
  /// The message, after the location of the app's call, if known: `Player/PlayerViewController.swift:12: …`.
  public var description: String {
    guard let fileID, let line else { return message }
    return "\(fileID):\(line): \(message)"
  }
}

extension LifecycleIssue: Equatable {
  public static func == (first: LifecycleIssue, second: LifecycleIssue) -> Bool {
    first.kind == second.kind && first.message == second.message && first.screenType == second.screenType
      && first.behaviorType == second.behaviorType && first.fileID == second.fileID && first.line == second.line
  }
}
