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
  /// The frames per second of the link; nil while it is paused.
  private var rate: Double?
  private var looksEachTurn = false
  private var turns: (any LifecycleTimer)? {
    didSet { look.waitsForTurnEnd = turns != nil }
  }

  /// - Parameter look: looks at the screens.
  init(look: @escaping @MainActor () -> Void) {
    self.look = DeferredUpdate(look)
  }

  /// Looks when this turn of the run loop is over, so that a state that begins and ends within it is not reported.
  ///
  /// Schedules a turn: this one may be past its end, or its end may not be observed.
  func setNeedsLook() {
    look.setNeedsUpdate()
  }

  /// Looks at once, or, called from inside a look, in the next turn.
  func lookNow() {
    look.updateNow()
  }

  /// Looks from now on as often as the visible screens request.
  func follow(_ requests: [FocusSampling]) {
    looksEachTurn = requests.contains(.eventDriven)
    setRate(requests.compactMap(\.framesPerSecond).max())
    if rate == nil, !looksEachTurn {
      turns = nil
    } else if turns == nil {
      turns = LifecycleTime.current.afterEachTurn { [weak self] in self?.turnDidEnd() }
    }
  }

  private func turnDidEnd() {
    if looksEachTurn { look.updateNow() } else { look.updateIfNeeded() }
  }

  // MARK: The display link

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
