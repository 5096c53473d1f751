import LifecycleBehaviors
import ScreenSupport
import UIKit

/// Watches one screen for one behavior: samples its facts, decides whether it has focus, and reports its changes.
@MainActor
package final class FocusMonitor {
  /// Higher than that of any monitor created before: the order in which behaviors are attached.
  let number: Int
  let options: FocusOptions
  private(set) weak var screen: UIViewController?
  private let handler: (UIViewController?, FocusChange) -> Void
  /// Called in each sample at the end of an iteration, after the reports; returns whether something has moved.
  let didSample: @MainActor () -> Bool
  /// The center of the app in which the screen was attached or has appeared.
  private weak var center: FocusCenter?
  /// Whether the screen has appeared, as its behavior is notified.
  private var appearance = FocusFacts.Appearance.notAppeared
  /// As they were at the last sample.
  private var facts = FocusFacts()
  /// As they were at the last decision.
  private var decided: FocusFacts?
  /// Whether another member of the group had the precedence then.
  private var wasOutranked = false
  private var ledger = FocusLedger.beginning
  /// A change that was decided and is not reported yet.
  private(set) var unreportedChange: FocusChange?
  private var hasEnded = false
  /// When `viewWillDisappear` was called, in seconds of uptime; nil after `viewDidDisappear`.
  private var disappearingSince: TimeInterval?
  /// Seconds for which a screen whose view has left its window waits for its `viewDidDisappear`, which UIKit may call an iteration
  /// later.
  private static let longestDisappearance: TimeInterval = 0.1
  /// A presentation over the screen was under way at `viewWillDisappear`.
  private var leavesForPresentation = false

  private static var created = 0

  /// - Parameters:
  ///   - screen: not retained.
  ///   - options: what takes focus, which group the screen belongs to, and when the screen is sampled.
  ///   - didSample: called in each sample of the appeared screen at the end of an iteration, after the reports. It returns whether
  ///     something that it watches has moved.
  ///   - handler: receives the screen, or nil when the screen has been deallocated.
  package init(
    _ screen: UIViewController, _ options: FocusOptions, didSample: @escaping @MainActor () -> Bool = { false },
    handler: @escaping (UIViewController?, FocusChange) -> Void
  ) {
    Self.created += 1
    number = Self.created
    self.screen = screen
    self.options = options
    self.handler = handler
    self.didSample = didSample
    options.group?.add(self)
    joinCenter()
  }

  /// Joins the center of the running app. In a test the app may be launched after behaviors have been added: the time before
  /// it does not count.
  private func joinCenter() {
    let current = options.isOfApp ? FocusCenter.current : .forRecording
    guard center !== current else { return }
    center = current
    center?.add(self)
    ledger = .beginning
    decided = nil
  }

  // MARK: The life of the screen

  package func screenDidAppear() {
    disappearingSince = nil
    appearance = .appeared
    joinCenter()
    center?.didAppear(self)
  }

  package func screenWillDisappear() {
    disappearingSince = LifecycleTime.current.read().uptime
    leavesForPresentation = screen?.nearestPresented?.isArrivingOrLeaving == true
  }

  package func screenDidDisappear() {
    disappearingSince = nil
    if staysUnderPresented { return }
    appearance = .disappeared
    center?.didDisappear(self)
  }

  /// The user may work in another scene.
  package func traitsDidChange() {
    center?.setNeedsSample()
  }

  /// Whether the screen is where it was, below a presented controller: its own player is shown in full, or a custom
  /// presentation has ended its appearance and not removed its view.
  private var staysUnderPresented: Bool {
    guard let screen, let presented = screen.nearestPresented else { return false }
    if presented.isFullScreenOfPlayer { return true }
    return leavesForPresentation && presented.coverKind != .opaque && screen.viewIfLoaded?.window?.isHidden == false
      && screen.disappearance == .other
  }

  /// The behavior is being removed. A screen that has focus loses it.
  package func detach() {
    center?.reportNow(of: self)
    end()
    guard let screen, let change = lose(.detached) else { return }
    record(nil, .unfocused(FocusLoss(.detached)), change, of: screen)
    call(screen, change)
  }

  /// The behavior was removed silently, or its screen has been deallocated. If that had focus, it is reported with the next
  /// sample.
  package func behaviorWasReleased() {
    guard !hasEnded else { return }
    end()
    guard screen == nil else { return }
    if let unreportedChange {
      // A loss that was decided is still reported, without the screen.
      if unreportedChange.hasFocus { self.unreportedChange = nil }
    } else if let change = lose(.deinitialized) {
      unreportedChange = change
      center?.reportLater(self)
    }
  }

  /// Ends the monitoring. No change is decided afterwards.
  private func end() {
    hasEnded = true
    options.group?.remove(self)
    center?.remove(self)
  }

  private func lose(_ reason: FocusReason) -> FocusChange? {
    hasFocus ? ledger.enter(.unfocused(FocusLoss(reason)), at: LifecycleTime.current.read()) : nil
  }

  // MARK: The state

  package var hasFocus: Bool { ledger.hasFocus }

  /// Whether a transition moved the screen, or its cover, at the last sample.
  package var isInTransition: Bool { facts.isInTransition || facts.isCoverInTransition }

  /// Whether the screen is on the display: a full screen of its own player changes nothing.
  package var isAppeared: Bool { appearance == .appeared }

  var focus: ScreenFocus { ledger.screenFocus(at: LifecycleTime.current.read()) }

  /// Whether the screen can be seen.
  var isVisible: Bool { satisfies(FocusRules.isVisible) }

  /// Whether the screen must be sampled between UIKit's announcements.
  var isOnScreen: Bool { satisfies(FocusRules.isOnScreen) }

  /// A screen that has just appeared satisfies both, because it has not been sampled yet.
  private func satisfies(_ rule: (FocusFacts) -> Bool) -> Bool {
    guard let decided, decided.appearance == appearance else { return appearance == .appeared }
    return rule(decided)
  }

  /// Whether the screen has focus under other options than its own, given whether it had. Neither a group nor the sampling
  /// of the options counts.
  func hasFocus(under options: FocusOptions, _ reader: inout FocusReader, was hadFocus: Bool) -> Bool {
    guard let screen else { return false }
    let facts = read(screen, options, &reader)
    return FocusRules.isCandidate(facts, options.interruptions, was: hadFocus)
  }

  // MARK: From a sample to a report

  /// Requests a sample.
  package func setNeedsSample() {
    center?.setNeedsSample()
  }

  /// Requests a sample after the app has been called in one, unless a frame is about to bring one.
  package func setNeedsSampleAfterReport() {
    center?.setNeedsSampleUnlessMoving()
  }

  /// Reads the facts.
  /// - Returns: whether they have changed.
  @discardableResult
  func sample(_ reader: inout FocusReader) -> Bool {
    guard let screen else { return false }
    let sampled = read(screen, options, &reader)
    let hasChanged = sampled != facts
    if hasChanged { facts = sampled }
    if let group = options.group {
      let isCandidate = FocusRules.isCandidate(facts, options.interruptions, was: group.isCandidate(self))
      group.update(self, isCandidate: isCandidate, after: ledger.reason)
    }
    return hasChanged
  }

  private func read(_ screen: UIViewController, _ options: FocusOptions, _ reader: inout FocusReader) -> FocusFacts {
    var facts = reader.facts(of: screen, appearance, options, before: facts.cover)
    if let disappearingSince { awaitDisappearance(since: disappearingSince, &facts) }
    return facts
  }

  /// The view of a screen may leave the window before the screen disappears. The disappearance decides, and is the reason.
  private func awaitDisappearance(since start: TimeInterval, _ facts: inout FocusFacts) {
    facts.isInSight = true
    guard facts.window == .none, LifecycleTime.current.read().uptime - start < Self.longestDisappearance else { return }
    facts.window = .visible
    facts.isWindowKey = true
    facts.isInTransition = true
  }

  /// Decides from the facts of the last sample, after the other members of the group have been sampled.
  /// - Parameter mayGain: false leaves a gain to a later decision.
  /// - Returns: the change, which is ``unreportedChange`` now; nil if there is none.
  @discardableResult
  func decide(mayGain: Bool = true) -> FocusChange? {
    guard let screen, !hasEnded else { return nil }
    let isOutranked = options.group?.isOutranked(self) ?? false
    guard facts != decided || isOutranked != wasOutranked else { return nil }
    let verdict = FocusRules.verdict(facts, options.interruptions, isOutranked: isOutranked)
    if verdict == .focused, !mayGain { return nil }
    (decided, wasOutranked) = (facts, isOutranked)
    // A change that a transition may still undo takes neither the focus nor the visible time.
    let isVisible = FocusRules.isVisible(facts) || hasFocus && verdict == .undecided
    unreportedChange = ledger.enter(verdict, isVisible: isVisible, at: LifecycleTime.current.read())
    record(facts, isOutranked: isOutranked, verdict, unreportedChange, of: screen)
    return unreportedChange
  }

  private func record(
    _ facts: FocusFacts?, isOutranked: Bool = false, _ verdict: FocusVerdict, _ change: FocusChange?,
    of screen: UIViewController
  ) {
    guard options.isOfApp else { return }
    center?.record(
      FocusDecision(screen, facts, isOutranked: isOutranked, options.interruptions, verdict, change))
  }

  /// Reports the change that was decided, unless the behavior has been removed meanwhile. The screen is nil once it has been
  /// deallocated.
  func report() {
    guard let change = unreportedChange else { return }
    // The screen has been deallocated since the decision: nobody will see this gain, nor the loss that ends it.
    if screen == nil, change.hasFocus { return }
    unreportedChange = nil
    if screen == nil || !hasEnded { call(screen, change) }
  }

  private func call(_ screen: UIViewController?, _ change: FocusChange) {
    if let group = options.group, group.isObserved { center?.didChange(group) }
    handler(screen, change)
  }
}

extension FocusLedger {
  /// The monitor of a screen whose behavior is attached now.
  fileprivate static var beginning: FocusLedger {
    FocusLedger(at: LifecycleTime.current.read(), without: .ofApp)
  }
}
