import LifecycleBehaviors
import UIKit

/// Watches one screen for one behavior: knows whether it has appeared, keeps its ledger, tells its changes.
@MainActor
final class FocusMonitor {
  let time: LifecycleTime
  private weak var screen: UIViewController?
  /// The state of the attachment: gone when the behavior has been removed, and then nothing more is told.
  private weak var attachment: AnyObject?
  private let policy: FocusPolicy
  private let sampling: FocusSampling
  private let handler: @MainActor (UIViewController, FocusChange) -> Void
  private var appearance = FocusFacts.Appearance.notAppeared
  private var ledger: FocusLedger
  private var center: FocusCenter?

  init(
    _ screen: UIViewController, attachment: AnyObject, policy: FocusPolicy, sampling: FocusSampling,
    time: LifecycleTime,
    handler: @escaping @MainActor (UIViewController, FocusChange) -> Void
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
    center?.setNeedsEvaluation(time: time)
  }

  func disappear() {
    appearance = .disappeared
    center?.evaluateNow(self)
  }

  /// The last word: a screen that has focus loses it.
  func detach() {
    guard let center else { return }
    self.center = nil
    center.unregister(self)
    guard ledger.hasFocus, let change = book(.unfocused(.detached)) else { return }
    tell(change)
  }

  // MARK: For the center

  /// The rate this screen asks for while it is on screen.
  var wantedFramesPerSecond: Int? {
    appearance == .appeared && screen != nil ? sampling.framesPerSecond : nil
  }

  /// Whether there is anything to look at: the reason for which a screen has left does not change while it is away.
  var isWatching: Bool { appearance == .appeared }

  /// Reads the facts and books them; answers what there is to tell.
  func evaluate(_ activity: AppActivity) -> FocusChange? {
    guard let screen, center != nil else { return nil }
    let facts = FocusFacts(of: screen, appearance: appearance, activity: activity)
    return book(FocusRules.verdict(facts, policy))
  }

  private func book(_ verdict: FocusVerdict) -> FocusChange? {
    let now = time.read()
    return ledger.enter(verdict, at: now) { time.suspendedTime.seconds(from: $0, to: now) }
  }

  func tell(_ change: FocusChange) {
    guard let screen, attachment != nil else { return }
    handler(screen, change)
  }
}
