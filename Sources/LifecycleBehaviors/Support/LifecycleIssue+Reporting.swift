import UIKit

@MainActor
extension LifecycleIssue {
  /// Calls `handler` with each issue until the returned subscription is cancelled or deallocated.
  ///
  /// ```swift
  /// issues = LifecycleIssue.subscribe { issue in log.error("\(issue)") }
  /// ```
  ///
  /// Several handlers are called in the order of their subscriptions. A handler that is added while an issue is being reported
  /// starts with the next issue. Some issues are reported only once for each type of behavior. After a new subscription, they
  /// are reported again when they occur again, so that every handler may receive them. An issue that a handler itself causes is
  /// logged, but not reported to handlers.
  ///
  /// Main thread only: a call from another thread stops the app.
  /// - Parameter handler: called with each issue, on the main thread. The handler may cancel subscriptions and subscribe. The
  ///   subscription retains the closure.
  /// - Returns: the subscription. Retain it: deallocating the subscription ends the calls.
  @preconcurrency
  public static func subscribe(_ handler: @escaping @MainActor (LifecycleIssue) -> Void) -> LifecycleSubscription {
    MainThread.require("LifecycleIssue.subscribe")
    reportedOnce = []
    return LifecycleSubscription(retaining: handlers.add(handler))
  }

  private static let handlers = Listeners<LifecycleIssue>()
  /// Receive each issue in addition to the handlers, and do not affect whether the issue is logged; for other modules of the
  /// framework.
  package static let observers = Listeners<LifecycleIssue>()
  /// A handler is being called.
  private static var isReporting = false
  /// The issues that were logged while there was no handler. Arrays, because there are few.
  private static var logged: [LifecycleIssue] = []
  /// The issues that were reported once for a type of behaviors since the last subscription.
  private static var reportedOnce: [(kind: Kind, behavior: any Any.Type)] = []

  /// Reports an issue to the handlers, or to the log while there is none.
  /// - Parameters:
  ///   - kind: what went wrong.
  ///   - message: what happened, and what to write instead, with no location.
  ///   - screen: the screen concerned.
  ///   - behavior: the type of the behavior concerned.
  ///   - callSite: the app's line.
  package static func report(
    _ kind: Kind, _ message: String, on screen: UIViewController? = nil, of behavior: (any Any.Type)? = nil,
    at callSite: CallSite? = nil
  ) {
    let issue = LifecycleIssue(
      kind: kind, message: message, screenType: screen.map { type(of: $0) }, behaviorType: behavior,
      fileID: callSite.map { "\($0.file)" }, line: callSite.map { Int($0.line) })
    observers.report(issue)
    if !handlers.isEmpty, !isReporting {
      isReporting = true
      handlers.report(issue)
      isReporting = false
    } else if !logged.contains(issue) {
      logged.append(issue)
      NSLog("%@", "LifecycleBehaviors, \(kind): \(issue)")
    }
  }

  /// Reports an issue that is the same for all behaviors of one type, once for each type.
  package static func reportOnce(
    _ kind: Kind, _ message: String, on screen: UIViewController? = nil, of behavior: any Any.Type,
    at callSite: CallSite? = nil
  ) {
    guard !reportedOnce.contains(where: { $0.kind == kind && $0.behavior == behavior }) else { return }
    reportedOnce.append((kind, behavior))
    report(kind, message, on: screen, of: behavior, at: callSite)
  }

  /// Reports a behavior that was added to a screen of an unsuitable class.
  package static func reportUnless<ViewController: UIViewController>(
    _ screen: UIViewController, is expected: ViewController.Type, behavior: any Any.Type, at callSite: CallSite?
  ) {
    guard !(screen is ViewController) else { return }
    let usable = screen is ContentlessViewController ? UIViewController.self : type(of: screen)
    report(
      .wrongScreen,
      """
      \(behavior) was added to \(screen.nameInIssues), so the behavior has no effect. Specify \(usable) as the \
      class of the behavior's screen, or add the behavior to a screen of the class \(expected).
      """,
      on: screen, of: behavior, at: callSite)
  }
}
