import LifecycleBehaviors
import UIKit

/// Decides when to look at the screens: with the frames of one display link, at the end of each turn of the run loop, or
/// on request.
///
/// Other work of the same turn may follow the callback of a display link. So a frame only requests a look. The look is made
/// at the end of the turn, like every look while a screen is visible, and finds what the whole turn has led to.
@MainActor
final class FocusSampler {
  private let look: DeferredUpdate
  private var link: CADisplayLink?
  private var rate: Double?
  private var looksEachTurn = false
  private var turns: (any LifecycleTimer)? {
    didSet { look.waitsForTurnEnd = turns != nil }
  }

  /// - Parameter look: looks at the screens.
  init(look: @escaping @MainActor () -> Void) {
    self.look = DeferredUpdate(.current, look)
  }

  /// Looks when this turn of the run loop is over, so that a state that begins and ends within it is not reported.
  ///
  /// Schedules a turn: this one may be past its end, or its end may not be observed.
  /// - Parameter time: whose turn it is.
  func setNeedsLook(in time: LifecycleTime) {
    look.time = time
    look.setNeedsUpdate()
  }

  /// Looks at once, or, called from inside a look, in the next turn.
  func lookNow() {
    look.updateNow()
  }

  /// Looks from now on as often as the visible screens request.
  /// - Parameters:
  ///   - samplings: those of the visible screens. Without any, looks are made on request only.
  ///   - time: whose turns are observed; nil without visible screens.
  func setSamplings(_ samplings: [FocusSampling], in time: LifecycleTime?) {
    var rate: Double?
    looksEachTurn = false
    for sampling in samplings {
      switch sampling {
      case .displayLink(let framesPerSecond): rate = max(rate ?? 0, framesPerSecond)
      case .eventDriven: looksEachTurn = true
      case .manual: break
      }
    }
    setRate(rate)
    observeTurns(of: rate == nil && !looksEachTurn ? nil : time)
  }

  /// Ends the display link and the observation of turns.
  func stop() {
    setSamplings([], in: nil)
    link?.invalidate()
    link = nil
  }

  // MARK: Frames, and the ends of turns

  private func didReceiveFrame() {
    look.setNeedsUpdateAtTurnEnd()
  }

  private func turnDidEnd() {
    if looksEachTurn { look.updateNow() } else { look.updateIfNeeded() }
  }

  private func observeTurns(of time: LifecycleTime?) {
    guard (time == nil) != (turns == nil) else { return }
    turns?.cancel()
    turns = time?.afterEachTurn { [weak self] in self?.turnDidEnd() }
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
    let target = ActionTarget { [weak self] _ in self?.didReceiveFrame() }
    let link = CADisplayLink(target: target, selector: ActionTarget.selector)
    link.add(to: .main, forMode: .common)
    self.link = link
    return link
  }
}
