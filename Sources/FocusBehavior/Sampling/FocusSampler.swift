import LifecycleBehaviors
import UIKit

/// Decides when to look at the screens: with the frames of one display link, at the end of each turn of the run loop, or
/// on request.
///
/// Other work of the same turn may follow the callback of a display link. So a frame only requests a look. The look is made
/// at the end of the turn, like every look while a screen is visible, and finds what the whole turn has led to.
@MainActor
final class FocusSampler {
  /// Whose turns looks wait for.
  var time: LifecycleTime {
    get { look.time }
    set { look.time = newValue }
  }
  private let look: DeferredUpdate
  private var link: CADisplayLink?
  private var rate: Double?
  private var looksEachTurn = false
  /// How many visible screens request each rate.
  private var rates: [(rate: Double, count: Int)] = []
  /// How many visible screens request a look at the end of each turn.
  private var eventDrivenCount = 0
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
  func setNeedsLook() {
    look.setNeedsUpdate()
  }

  /// Looks at once, or, called from inside a look, in the next turn.
  func lookNow() {
    look.updateNow()
  }

  /// Adds the request of a screen that has become visible. `update(isPaused:in:)` applies it.
  func add(_ sampling: FocusSampling) {
    switch sampling {
    case .displayLink(let framesPerSecond): count(framesPerSecond, 1)
    case .eventDriven: eventDrivenCount += 1
    case .manual: break
    }
  }

  /// Removes the request of a screen that is not visible any more. `update(isPaused:in:)` applies it.
  func remove(_ sampling: FocusSampling) {
    switch sampling {
    case .displayLink(let framesPerSecond): count(framesPerSecond, -1)
    case .eventDriven: eventDrivenCount -= 1
    case .manual: break
    }
  }

  /// Looks from now on as often as the visible screens request.
  /// - Parameters:
  ///   - isPaused: whether looks are made on request only.
  ///   - time: whose turns are observed.
  func update(isPaused: Bool, in time: @autoclosure () -> LifecycleTime?) {
    looksEachTurn = !isPaused && eventDrivenCount > 0
    setRate(isPaused ? nil : highestRate)
    observeTurns(rate != nil || looksEachTurn, in: time())
  }

  /// Ends the display link and the observation of turns.
  func stop() {
    update(isPaused: true, in: nil)
    link?.invalidate()
    link = nil
  }

  private var highestRate: Double? {
    var highest: Double?
    for (rate, count) in rates where count > 0 { highest = max(rate, highest ?? rate) }
    return highest
  }

  /// A rate that is not used any more stays: there are few different ones.
  private func count(_ rate: Double, _ change: Int) {
    for place in rates.indices where rates[place].rate == rate {
      rates[place].count += change
      return
    }
    rates.append((rate, change))
  }

  // MARK: Frames, and the ends of turns

  private func didReceiveFrame() {
    look.setNeedsUpdateAtTurnEnd()
  }

  private func turnDidEnd() {
    if looksEachTurn { look.updateNow() } else { look.updateIfNeeded() }
  }

  private func observeTurns(_ observes: Bool, in time: @autoclosure () -> LifecycleTime?) {
    guard observes != (turns != nil) else { return }
    turns?.cancel()
    turns = observes ? time()?.afterEachTurn { [weak self] in self?.turnDidEnd() } : nil
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
