import UIKit

/// A mistake in the use of the framework that the app survives: what happened, where, and what to write instead.
///
/// While there is no handler, each distinct issue is logged once with `NSLog`. A handler receives all issues, for an app's own
/// log or for a test:
///
/// ```swift
/// issues = LifecycleIssue.subscribe { issue in log.error("\(issue)") }
/// ```
///
/// Tests fail with an issue, at the line of the app's call, when their suite has the trait `.failsOnLifecycleIssues` of
/// LifecycleTestKit; see <doc:TestingBehaviors>.
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
/// ### For tests of a handler
///
/// - ``init(kind:message:screenType:behaviorType:fileID:line:)``
public struct LifecycleIssue: Sendable {
  /// The kind of mistake.
  public let kind: Kind

  /// One or two sentences: what happened, and what to write instead.
  public let message: String

  /// The class of the screen concerned; nil where there is none.
  public let screenType: UIViewController.Type?

  /// The type of the behavior concerned; nil where there is none, and where there are several.
  public let behaviorType: (any Any.Type)?

  /// The file of the app's call as `#fileID` gives it, such as `Player/PlayerViewController.swift`; nil where no call of the
  /// app led to the issue.
  public let fileID: String?

  /// The line of the app's call in ``fileID``.
  public let line: Int?

  /// Creates an issue, to test a handler. The framework creates its own.
  ///
  /// ```swift
  /// report(LifecycleIssue(kind: .addedTwice, message: "What happened.", screenType: PlayerViewController.self))
  /// ```
  /// - Parameters:
  ///   - kind: what went wrong.
  ///   - message: what happened, and what to write instead.
  ///   - screenType: the class of the screen concerned.
  ///   - behaviorType: the type of the behavior concerned.
  ///   - fileID: the file of the app's call, as `#fileID` gives it.
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
