import LifecycleBehaviors
import UIKit

/// Watches one screen for one behavior: knows whether it has appeared, keeps its ledger, reports its changes.
@MainActor
final class FocusMonitor {
  let time: LifecycleTime
  private(set) weak var screen: UIViewController?
  /// The state of the attachment: gone when the behavior has been removed, and then nothing more is reported.
  private weak var attachment: AnyObject?
  private let options: FocusOptions
  private let handler: @MainActor (UIViewController?, FocusChange) -> Void
  private var appearance = FocusFacts.Appearance.notAppeared
  /// As they were when something was decided last.
  private var facts: FocusFacts?
  /// As they were at the last look.
  private var seen: FocusFacts?
  private var ledger: FocusLedger
  private var center: FocusCenter?

  /// - Parameter handler: is handed the screen, or nil when the screen is gone.
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
    let center = FocusCenter.shared
    self.center = center
    center.register(self)
    group?.add(self)
  }

  // MARK: The screen's life

  func appear() {
    appearance = .appeared
    center?.startLooking(at: self)
  }

  func disappear() {
    appearance = .disappeared
    center?.stopLooking(at: self)
  }

  /// The last word: a screen that has focus loses it.
  func detach() {
    guard leave() != nil, let change = finish(.detached) else { return }
    if let screen { FocusDecision.record(FocusDecision(leaving: screen, policy, change)) }
    tell(change)
  }

  /// The attachment has been released: removed silently, or gone with its screen. A handler that is left is called
  /// when the turn is over, unless the app is over too.
  func release() {
    guard let center = leave(), screen == nil, let change = finish(.deinitialized) else { return }
    time.perform { [handler] in
      if center.isOfThisApp { handler(nil, change) }
    }
  }

  private var policy: FocusPolicy { options.policy }

  private var group: FocusGroup? { options.group }

  private func leave() -> FocusCenter? {
    guard let center else { return nil }
    self.center = nil
    group?.remove(self)
    center.unregister(self)
    return center
  }

  private func finish(_ reason: FocusReason) -> FocusChange? {
    guard ledger.hasFocus else { return nil }
    let now = time.read()
    return ledger.enter(.unfocused(reason), at: now, suspendedSince: suspended(until: now))
  }

  private func suspended(until now: ClockReading) -> FocusLedger.SuspendedSince {
    let suspendedTime = time.suspendedTime
    return { suspendedTime.seconds(from: $0, to: now) }
  }

  // MARK: For the center

  var sampling: FocusSampling { options.sampling }

  var state: ScreenFocus {
    let now = time.read()
    return ledger.state(at: now, suspendedSince: suspended(until: now))
  }

  var hasFocus: Bool { ledger.hasFocus }

  /// Whether looking may find anything before something is announced. A screen that has just appeared, the first time or
  /// again, has not been looked at yet.
  var isVisible: Bool {
    guard let facts, facts.appearance == appearance else { return appearance == .appeared }
    return FocusRules.isVisible(facts)
  }

  /// Reads the facts.
  /// - Returns: whether they are others than those that were decided upon.
  func look(_ activity: AppActivity) -> Bool {
    guard let screen, center != nil else { return false }
    var facts = FocusFacts(of: screen, appearance: appearance, activity: activity, previous: seen)
    facts.isOutranked = group?.outranks(self) ?? false
    seen = facts
    guard facts != self.facts else { return false }
    group?.note(facts, policy, after: ledger.reason, for: self)
    return true
  }

  /// Decides upon what was seen last, once all others in the group have been looked at, and books it.
  /// - Parameter mayGain: false leaves a gain to a later decision.
  func decide(mayGain: Bool = true) -> FocusChange? {
    guard let screen, var facts = seen, center != nil else { return nil }
    if let group {
      group.settle()
      facts.isOutranked = group.outranks(self)
    }
    guard facts != self.facts else { return nil }
    let verdict = FocusRules.verdict(facts, policy)
    if verdict == .focused, !mayGain { return nil }
    self.facts = facts
    let now = time.read()
    let change = ledger.enter(
      verdict, isVisible: FocusRules.isVisible(facts), at: now, suspendedSince: suspended(until: now))
    FocusDecision.record(FocusDecision(screen, facts, policy, verdict, change, at: now))
    return change
  }

  func tell(_ change: FocusChange) {
    guard let screen, attachment != nil else { return }
    handler(screen, change)
  }
}
