import LifecycleBehaviors
import ScreenSupport
import UIKit

/// Decides when to look at the screens: with the frames of one display link, at the end of turns of the run loop, or on
/// request.
///
/// Other work of the same turn may follow the callback of a display link. So a frame only requests a look. The look is made
/// at the end of the turn, like every look but those at once, and finds what the whole turn has led to.
@MainActor
final class FocusSampler {
  /// Seconds without any change after which the link of `whileMoving` is paused. Longer than UIKit's own transitions.
  private static let stillness: TimeInterval = 1
  private static let framesWhileMoving = 60.0

  /// Looks at the screens, and returns whether anything has changed since the look before.
  private let lookAtScreens: @MainActor () -> Bool
  private lazy var look = DeferredUpdate { [weak self] in self?.performLook() }
  private var link: CADisplayLink?
  /// The frames per second of the link; nil while it is paused.
  private var rate: Double?
  /// The highest rate that a visible screen requests whether anything moves or not.
  private var steadyRate: Double?
  /// More of this turn follows the look that is being made, and a look at its end if that one finds a change.
  private var isInsideTurn = false
  private var looksEachTurn = false
  private var looksWhileMoving = false
  /// When the latest look was made, and when the latest that found a change, in seconds of uptime.
  private var latestLook = -TimeInterval.infinity
  private var latestChange = -TimeInterval.infinity
  private var turns: LifecycleSubscription? {
    didSet { look.waitsForTurnEnd = turns != nil }
  }

  /// - Parameter look: looks at the screens, and returns whether anything has changed since the look before.
  init(look: @escaping @MainActor () -> Bool) {
    lookAtScreens = look
  }

  /// Looks when this turn of the run loop is over, so that a state that begins and ends within it is not reported.
  ///
  /// Schedules a turn: this one may be past its end, or its end may not be observed.
  func setNeedsLook() {
    observeTurns()
    look.setNeedsUpdate()
  }

  /// Looks at once, or, called from inside a look, in the next turn.
  func lookNow() {
    isInsideTurn = true
    look.updateNow()
    isInsideTurn = false
  }

  /// Looks from now on as often as the visible screens request.
  func follow(_ requests: [FocusSampling]) {
    looksEachTurn = requests.contains(.eventDriven)
    looksWhileMoving = requests.contains(.whileMoving)
    steadyRate = requests.compactMap(\.framesPerSecond).max()
    updateRate()
    if steadyRate != nil || looksEachTurn || looksWhileMoving {
      observeTurns()
    } else if !look.isNeeded {
      turns = nil
    }
  }

  private func observeTurns() {
    guard turns == nil else { return }
    turns = LifecycleTime.current.afterEachTurn { [weak self] in self?.turnDidEnd() }
  }

  private func performLook() {
    latestLook = LifecycleTime.current.read().uptime
    if lookAtScreens() { latestChange = latestLook }
    updateRate()
    if !isInsideTurn { FocusLook.listeners.report(()) }
  }

  private func turnDidEnd() {
    if looksEachTurn { return look.updateNow() }
    if look.isNeeded { return look.updateIfNeeded() }
    // A running link looks with its next frame.
    guard looksWhileMoving, rate == nil else { return }
    // However many turns a frame has, one look follows them.
    if LifecycleTime.current.read().uptime - latestLook >= 1 / Self.framesWhileMoving {
      look.updateNow()
    } else {
      setRate(Self.framesWhileMoving)
    }
  }

  // MARK: The display link

  private func updateRate() {
    let isMoving = looksWhileMoving && latestLook - latestChange < Self.stillness
    setRate([steadyRate, isMoving ? Self.framesWhileMoving : nil].compactMap { $0 }.max())
  }

  private func setRate(_ rate: Double?) {
    guard rate != self.rate else { return }
    self.rate = rate
    guard let rate else {
      link?.isPaused = true
      return
    }
    let link = self.link ?? makeLink()
    link.setRate(rate)
    link.isPaused = false
  }

  private func makeLink() -> CADisplayLink {
    let target = ActionTarget { [weak self] link in
      guard let self else {
        (link as? CADisplayLink)?.invalidate()
        return
      }
      look.setNeedsUpdateAtTurnEnd()
    }
    let link = CADisplayLink(target: target, selector: ActionTarget.selector)
    link.add(to: .main, forMode: .common)
    self.link = link
    return link
  }
}

extension FocusSampling {
  fileprivate var framesPerSecond: Double? {
    if case .displayLink(let framesPerSecond) = self { framesPerSecond } else { nil }
  }
}
