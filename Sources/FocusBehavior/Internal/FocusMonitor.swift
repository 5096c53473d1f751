import LifecycleBehaviors
import UIKit

/// Watches one screen for one behavior: knows whether it has appeared, keeps its ledger, tells its changes.
@MainActor
final class FocusMonitor {
  /// What a look at the screen has found.
  enum Finding {
    case nothingNew
    /// The facts are others than before; there may be a change to tell.
    case news(FocusChange?)
  }

  let time: LifecycleTime
  let sampling: FocusSampling
  private(set) weak var screen: UIViewController?
  /// The state of the attachment: gone when the behavior has been removed, and then nothing more is told.
  private weak var attachment: AnyObject?
  private let policy: FocusPolicy
  private let handler: @MainActor (UIViewController?, FocusChange) -> Void
  private var appearance = FocusFacts.Appearance.notAppeared
  private var facts: FocusFacts?
  private var ledger: FocusLedger
  private var center: FocusCenter?

  /// - Parameter handler: is handed the screen, or nil when the screen is gone.
  init(
    _ screen: UIViewController, attachment: AnyObject, policy: FocusPolicy, sampling: FocusSampling,
    time: LifecycleTime, handler: @escaping @MainActor (UIViewController?, FocusChange) -> Void
  ) {
    self.screen = screen
    self.attachment = attachment
    self.policy = policy
    self.sampling = sampling
    self.time = time
    self.handler = handler
    ledger = FocusLedger(at: time.read())
    let center = FocusCenter.shared
    self.center = center
    center.register(self)
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
    guard let center else { return }
    self.center = nil
    center.unregister(self)
    guard let change = finish(.detached) else { return }
    if let screen { FocusTrace.record(FocusDecision(leaving: screen, policy, change)) }
    tell(change)
  }

  /// The attachment has been released: taken off without a word, or gone with its screen. Who is left is told when the
  /// turn is over, unless the app is over too.
  func release() {
    guard let center else { return }
    self.center = nil
    center.unregister(self)
    guard screen == nil, let change = finish(.deinitialized) else { return }
    _ = time.schedule(0) { [handler] in
      if center.isOfThisApp { handler(nil, change) }
    }
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

  var state: ScreenFocus {
    let now = time.read()
    return ledger.state(at: now, suspendedSince: suspended(until: now))
  }

  var hasFocus: Bool { ledger.hasFocus }

  /// Whether looking may find anything before something is announced.
  var isVisible: Bool { facts.map(FocusRules.isVisible) ?? true }

  /// Reads the facts and books them.
  func look(_ activity: AppActivity) -> Finding {
    guard let screen, center != nil else { return .nothingNew }
    let facts = FocusFacts(of: screen, appearance: appearance, activity: activity, previous: facts)
    guard facts != self.facts else { return .nothingNew }
    self.facts = facts
    let verdict = FocusRules.verdict(facts, policy)
    let now = time.read()
    let change = ledger.enter(
      verdict, isVisible: FocusRules.isVisible(facts), at: now, suspendedSince: suspended(until: now))
    FocusTrace.record(FocusDecision(screen, facts, policy, verdict, change, at: now))
    return .news(change)
  }

  func tell(_ change: FocusChange) {
    guard let screen, attachment != nil else { return }
    handler(screen, change)
  }
}
