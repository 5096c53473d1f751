import LifecycleBehaviors
import UIKit

/// Watches one screen for one behavior: reads its facts, decides whether it has focus, and reports its changes.
@MainActor
final class FocusMonitor: FocusGroupMember {
  let options: FocusOptions
  let time: LifecycleTime
  private(set) weak var screen: UIViewController?
  /// The app in which it was made.
  private weak var application = UIApplication.shared
  /// Whether the screen has appeared, as its behavior is notified.
  var appearance = FocusFacts.Appearance.notAppeared
  /// The state of the attachment. It is released when the behavior has been removed, and nothing is reported from then on.
  private weak var attachment: AnyObject?
  private let handler: @MainActor (UIViewController?, FocusChange) -> Void
  /// As they were at the last look.
  private var seen: FocusFacts?
  /// As they were at the last decision.
  private var decided: FocusFacts?
  private var ledger: FocusLedger
  private var hasEnded = false

  /// - Parameters:
  ///   - screen: not kept alive.
  ///   - attachment: while it exists, changes are reported.
  ///   - options: what takes the focus, which screens share it, and when to look.
  ///   - time: the clocks to use.
  ///   - handler: receives the screen, or nil when the screen has been released.
  init(
    _ screen: UIViewController, attachment: AnyObject, options: FocusOptions, time: LifecycleTime,
    handler: @escaping @MainActor (UIViewController?, FocusChange) -> Void
  ) {
    self.screen = screen
    self.attachment = attachment
    self.options = options
    self.time = time
    self.handler = handler
    ledger = FocusLedger(at: time.read())
    options.group?.add(self)
  }

  // MARK: The state

  var hasFocus: Bool { ledger.hasFocus }

  var focus: ScreenFocus {
    let now = time.read()
    return ledger.screenFocus(at: now, suspendedSince: suspended(until: now))
  }

  /// Whether a look may find a change before UIKit announces one. A screen that has just appeared, the first time or again,
  /// has not been looked at yet.
  var isVisible: Bool {
    guard let decided, decided.appearance == appearance else { return appearance == .appeared }
    return FocusRules.isVisible(decided)
  }

  // MARK: From a look to a report

  /// Reads the facts.
  /// - Returns: whether they differ from those of the last decision.
  func look(_ activity: AppActivity) -> Bool {
    guard let screen, !hasEnded else { return false }
    var facts = FocusFacts(
      of: screen, appearance: appearance, app: activity.app, sceneState: { activity.state(of: $0) }, previous: seen)
    facts.isOutranked = options.group?.isOutranked(self) ?? false
    seen = facts
    guard facts != decided else { return false }
    options.group?.update(self, after: ledger.reason) { wasCandidate in
      FocusRules.isCandidate(facts, options.policy, was: wasCandidate)
    }
    return true
  }

  /// Decides from the facts of the last look, after a look at all other members of the group.
  /// - Parameter mayGain: false leaves a gain to a later decision.
  /// - Returns: the change, if there is one to report.
  func decide(mayGain: Bool = true) -> FocusChange? {
    guard let screen, var facts = seen, !hasEnded else { return nil }
    if let group = options.group {
      group.settle()
      facts.isOutranked = group.isOutranked(self)
    }
    guard facts != decided else { return nil }
    let verdict = FocusRules.verdict(facts, options.policy)
    if verdict == .focused, !mayGain { return nil }
    decided = facts
    let now = time.read()
    let change = ledger.enter(
      verdict, isVisible: FocusRules.isVisible(facts), at: now, suspendedSince: suspended(until: now))
    FocusDecision.record(FocusDecision(screen, facts, options.policy, verdict, change, at: now))
    return change
  }

  /// Reports a change, unless the behavior has been removed meanwhile.
  func report(_ change: FocusChange) {
    guard let screen, attachment != nil else { return }
    handler(screen, change)
  }

  // MARK: The end

  /// Ends the monitoring. No change is decided from now on.
  func end() {
    hasEnded = true
    options.group?.remove(self)
  }

  /// Reports that the screen loses its focus with the behavior, if it has it.
  func reportDetached() {
    guard let change = lose(.detached) else { return }
    if let screen { FocusDecision.record(FocusDecision(detaching: screen, options.policy, change)) }
    report(change)
  }

  /// Reports that the screen was released while it had focus, when this turn is over.
  func reportDeinitialized() {
    guard screen == nil, let change = lose(.deinitialized) else { return }
    time.perform { [handler, weak application] in
      // In tests another app may be running by then.
      if application === UIApplication.shared { handler(nil, change) }
    }
  }

  private func lose(_ reason: FocusReason) -> FocusChange? {
    guard hasFocus else { return nil }
    let now = time.read()
    return ledger.enter(.unfocused(reason), at: now, suspendedSince: suspended(until: now))
  }

  private func suspended(until now: ClockReading) -> FocusSpan.SuspendedSince {
    let suspendedTime = time.suspendedTime
    return { suspendedTime.seconds(from: $0, to: now) }
  }
}
