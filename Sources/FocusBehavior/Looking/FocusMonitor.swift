import LifecycleBehaviors
import ScreenSupport
import UIKit

/// Watches one screen for one behavior: reads its facts, decides whether it has focus, and reports its changes.
@MainActor
final class FocusMonitor {
  /// Higher than that of any monitor made before: the order in which behaviors are attached.
  let number: Int
  let options: FocusOptions
  private(set) weak var screen: UIViewController?
  /// The identity of the screen, also after its release.
  let screenIdentity: ObjectIdentifier
  private let handler: (UIViewController?, FocusChange) -> Void
  /// The center of the app in which the screen was attached or has appeared.
  private weak var center: FocusCenter?
  /// Whether the screen has appeared, as its behavior is notified.
  private var appearance = FocusFacts.Appearance.notAppeared
  /// As they were at the last look.
  private var facts = FocusFacts()
  /// As they were at the last decision.
  private var decided: FocusFacts?
  private var ledger = FocusLedger(at: LifecycleTime.current.read())
  private var hasEnded = false

  private static var made = 0

  /// - Parameters:
  ///   - screen: not kept alive.
  ///   - options: what takes the focus, which screens share it, and when to look.
  ///   - handler: receives the screen, or nil when the screen has been released.
  init(
    _ screen: UIViewController, _ options: FocusOptions,
    handler: @escaping (UIViewController?, FocusChange) -> Void
  ) {
    Self.made += 1
    number = Self.made
    self.screen = screen
    screenIdentity = ObjectIdentifier(screen)
    self.options = options
    self.handler = handler
    options.group?.add(self)
    joinCenter()
  }

  /// Joins the center of the running app. In a test the app may be launched after behaviors have been added: the time before
  /// it does not count.
  private func joinCenter() {
    guard center !== FocusCenter.current else { return }
    center = FocusCenter.current
    center?.add(self)
    ledger = FocusLedger(at: LifecycleTime.current.read())
    decided = nil
  }

  // MARK: The life of the screen

  func screenDidAppear() {
    appearance = .appeared
    joinCenter()
    center?.didAppear(self)
  }

  func screenDidDisappear() {
    // It has not left: its own player is shown in full.
    if screen?.nearestPresented?.isFullScreenOfPlayer == true { return }
    appearance = .disappeared
    center?.didDisappear(self)
  }

  /// The behavior is being removed. A screen that has focus loses it.
  func detach() {
    center?.reportNow(of: self)
    end()
    guard let screen, let change = lose(.detached) else { return }
    record(nil, .unfocused(FocusLoss(.detached)), change, of: screen)
    handler(screen, change)
  }

  /// The behavior was removed silently, or its screen has been released. If that had focus, it is reported when this turn is
  /// over.
  func behaviorWasReleased() {
    guard !hasEnded else { return }
    end()
    if screen == nil, let change = lose(.deinitialized) { center?.reportLater(change, of: self) }
  }

  /// Ends the monitoring. No change is decided from now on.
  private func end() {
    hasEnded = true
    options.group?.remove(self)
    center?.remove(self)
  }

  private func lose(_ reason: FocusReason) -> FocusChange? {
    hasFocus ? enter(.unfocused(FocusLoss(reason)), isVisible: false) : nil
  }

  // MARK: The state

  var hasFocus: Bool { ledger.hasFocus }

  var focus: ScreenFocus {
    let time = LifecycleTime.current
    let now = time.read()
    return ledger.screenFocus(at: now) { time.suspendedTime.seconds(from: $0, to: now) }
  }

  /// Whether the screen must be looked at between UIKit's announcements. A screen that has just appeared counts too, because
  /// no look has been made yet.
  var isVisible: Bool {
    guard let decided, decided.appearance == appearance else { return appearance == .appeared }
    return FocusRules.isVisible(decided)
  }

  /// Whether the screen has focus under other options than its own, given whether it had. Neither a group nor the sampling
  /// of the options counts.
  func hasFocus(under options: FocusOptions, _ activity: AppActivity, was hadFocus: Bool) -> Bool {
    guard let screen else { return false }
    let facts = FocusFacts(of: screen, appearance, activity, ignoring: options.ignoresCover)
    return FocusRules.isCandidate(facts, options.interruptions, was: hadFocus)
  }

  // MARK: From a look to a report

  /// Reads the facts.
  /// - Returns: whether they have changed.
  @discardableResult
  func look(_ activity: AppActivity) -> Bool {
    guard let screen else { return false }
    let before = facts
    facts = FocusFacts(of: screen, appearance, activity, ignoring: options.ignoresCover)
    facts.isOutranked = before.isOutranked
    let hasChanged = facts != before
    guard let group = options.group else { return hasChanged }
    let isCandidate = FocusRules.isCandidate(facts, options.interruptions, was: group.isCandidate(self))
    group.update(self, isCandidate: isCandidate, after: ledger.reason)
    return hasChanged
  }

  /// Decides from the facts of the last look, after a look at all other members of the group.
  /// - Parameter mayGain: false leaves a gain to a later decision.
  /// - Returns: the change, if there is one to report.
  func decide(mayGain: Bool = true) -> FocusChange? {
    guard let screen, !hasEnded else { return nil }
    facts.isOutranked = options.group?.isOutranked(self) == true
    guard facts != decided else { return nil }
    let verdict = FocusRules.verdict(facts, options.interruptions)
    if verdict == .focused, !mayGain { return nil }
    decided = facts
    let change = enter(verdict, isVisible: FocusRules.isVisible(facts))
    record(facts, verdict, change, of: screen)
    return change
  }

  private func record(
    _ facts: FocusFacts?, _ verdict: FocusVerdict, _ change: FocusChange?, of screen: UIViewController
  ) {
    guard options.isOfApp else { return }
    center?.record(FocusDecision(screen, facts, options.interruptions, verdict, change))
  }

  private func enter(_ verdict: FocusVerdict, isVisible: Bool) -> FocusChange? {
    let time = LifecycleTime.current
    let now = time.read()
    return ledger.enter(verdict, isVisible: isVisible, at: now) { time.suspendedTime.seconds(from: $0, to: now) }
  }

  /// Reports a change, unless the behavior has been removed meanwhile. The screen is nil once it has been released.
  func report(_ change: FocusChange) {
    if change.reason == .deinitialized {
      handler(nil, change)
    } else if let screen, !hasEnded {
      handler(screen, change)
    }
  }
}
