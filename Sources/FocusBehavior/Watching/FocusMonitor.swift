import LifecycleBehaviors
import UIKit

/// Watches one screen for one behavior: reads its facts, decides whether it has focus, and reports its changes.
@MainActor
final class FocusMonitor: FocusGroupMember {
  /// Higher than that of any monitor made before.
  let number: Int
  let group: FocusGroup?
  let sampling: FocusSampling
  private let policy: FocusPolicy
  /// Whether the app has added the behavior, and not the framework.
  let isOfApp: Bool
  let time: LifecycleTime
  private(set) weak var screen: UIViewController?
  /// The address of the screen.
  let address: ObjectIdentifier
  /// The app in which it was made.
  private weak var application = UIApplication.ofProcess
  /// Whether the screen has appeared, as its behavior is notified.
  var appearance = FocusFacts.Appearance.notAppeared
  /// Whether the center samples for this screen, because it is visible.
  var isSampled = false
  /// The state of the attachment. It is released when the behavior has been removed, and nothing is reported from then on.
  private weak var attachment: AnyObject?
  private let handler: @MainActor (UIViewController?, FocusChange) -> Void
  /// As they were at the last look.
  private var seen = FocusFacts()
  /// As they were at the last decision.
  private var decided: FocusFacts?
  /// Whether the facts of the last look are those of the last decision.
  private var isDecided = false
  private var ledger: FocusLedger
  private var hasEnded = false

  private static var made = 0

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
    Self.made += 1
    number = Self.made
    self.screen = screen
    address = ObjectIdentifier(screen)
    self.attachment = attachment
    group = options.group
    sampling = options.sampling
    policy = options.policy
    isOfApp = options.isOfApp
    self.time = time
    self.handler = handler
    ledger = FocusLedger(at: time.read())
    group?.add(self)
  }

  // MARK: The state

  var hasFocus: Bool { ledger.hasFocus }

  var focus: ScreenFocus {
    let now = time.read()
    return ledger.screenFocus(at: now) { [suspended = time.suspendedTime] in suspended.seconds(from: $0, to: now) }
  }

  /// Whether the screen must be looked at between UIKit's announcements. A screen that has just appeared counts too, because
  /// no look has been made yet.
  var isVisible: Bool {
    guard let decided, decided.appearance == appearance else { return appearance == .appeared }
    return FocusRules.isVisible(decided)
  }

  // MARK: From a look to a report

  /// Reads the facts.
  /// - Returns: whether they differ from those of the last decision.
  func look(_ look: inout FocusLook) -> Bool {
    guard let screen, !hasEnded else { return false }
    var facts = look.facts(of: screen, appearance, previous: seen)
    if let group { facts.isOutranked = group.isOutranked(self) }
    if isDecided, facts == seen { return false }
    seen = facts
    isDecided = facts == decided
    if isDecided { return false }
    group?.update(self, after: ledger.reason) { wasCandidate in
      FocusRules.isCandidate(facts, policy, was: wasCandidate)
    }
    return true
  }

  /// Decides from the facts of the last look, after a look at all other members of the group.
  /// - Parameter mayGain: false leaves a gain to a later decision.
  /// - Returns: the change, if there is one to report.
  func decide(mayGain: Bool = true) -> FocusChange? {
    if isDecided, group == nil { return nil }
    guard let screen, !hasEnded else { return nil }
    var facts = seen
    if let group {
      group.settle()
      facts.isOutranked = group.isOutranked(self)
    }
    guard facts != decided else { return nil }
    let verdict = FocusRules.verdict(facts, policy)
    if verdict == .focused, !mayGain { return nil }
    seen = facts
    decided = facts
    isDecided = true
    let now = time.read()
    let change = enter(verdict, isVisible: FocusRules.isVisible(facts), at: now)
    if isOfApp { FocusDecision.record(FocusDecision(screen, facts, policy, verdict, change, at: now)) }
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
    group?.remove(self)
  }

  /// Reports that the screen loses its focus with the behavior, if it has it.
  func reportDetached() {
    guard let change = lose(.detached) else { return }
    if isOfApp, let screen { FocusDecision.record(FocusDecision(detaching: screen, policy, change)) }
    report(change)
  }

  /// Returns the report that the screen was released while it had focus, to be made when this turn is over; nil if it was
  /// not released or did not have focus.
  func deinitializedReport() -> (@MainActor () -> Void)? {
    guard screen == nil, let change = lose(.deinitialized) else { return nil }
    return { [handler, weak application] in
      // In tests another app may be running by then.
      if application === UIApplication.ofProcess { handler(nil, change) }
    }
  }

  private func lose(_ reason: FocusReason) -> FocusChange? {
    guard hasFocus else { return nil }
    return enter(.unfocused(reason), isVisible: false, at: time.read())
  }

  // Not inlined: the compiler would repeat all of the ledger at each call, 2 KB each.
  @inline(never)
  private func enter(_ verdict: FocusVerdict, isVisible: Bool, at now: ClockReading) -> FocusChange? {
    ledger.enter(verdict, isVisible: isVisible, at: now) {
      [suspended = time.suspendedTime] in suspended.seconds(from: $0, to: now)
    }
  }
}
