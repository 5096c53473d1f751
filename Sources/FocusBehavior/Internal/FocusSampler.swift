import LifecycleBehaviors
import UIKit

/// Says when to look: with the frames of one display link, at the end of each turn, or not at all.
///
/// A frame comes somewhere within a turn of the run loop, with half of it yet to run; the look it asks for waits for the
/// turn's end, so that with every sampling only what a turn has led to is seen.
@MainActor
final class FocusSampler {
  private let turnDidEnd: @MainActor (_ isTimeToLook: Bool) -> Void
  private var link: CADisplayLink?
  private var rate: Double?
  private var frameHasCome = false
  private var looksEachTurn = false
  private var turns: (any LifecycleTimer)?

  /// - Parameter turnDidEnd: called at the end of each turn while anything is to be looked at.
  init(turnDidEnd: @escaping @MainActor (_ isTimeToLook: Bool) -> Void) {
    self.turnDidEnd = turnDidEnd
  }

  /// Whether `turnDidEnd` will be called for this turn.
  var observesTurns: Bool { turns != nil }

  /// What those visible ask for; nothing while there are none, and nothing in the background.
  func update(_ monitors: FocusMonitors, isInBackground: Bool) {
    var rate: Double?
    var time: LifecycleTime?
    looksEachTurn = false
    if !isInBackground {
      monitors.forEachOnScreen { monitor in
        guard monitor.isVisible, monitor.sampling != .manual else { return }
        time = monitor.time
        if case .displayLink(let framesPerSecond) = monitor.sampling {
          rate = max(rate ?? 0, framesPerSecond)
        } else {
          looksEachTurn = true
        }
      }
    }
    setRate(rate)
    observeTurns(time)
  }

  func stop() {
    link?.invalidate()
    link = nil
    rate = nil
    observeTurns(nil)
  }

  private func observeTurns(_ time: LifecycleTime?) {
    guard (time == nil) != (turns == nil) else { return }
    turns?.cancel()
    turns = time?.afterEachTurn { [weak self] in self?.endTurn() }
  }

  private func endTurn() {
    let isTimeToLook = looksEachTurn || frameHasCome
    frameHasCome = false
    turnDidEnd(isTimeToLook)
  }

  private func setRate(_ rate: Double?) {
    guard rate != self.rate else { return }
    self.rate = rate
    guard let rate else {
      link?.isPaused = true
      return
    }
    let link = self.link ?? makeLink()
    link.ask(for: rate)
    link.isPaused = false
  }

  private func makeLink() -> CADisplayLink {
    let relay = DisplayLinkRelay { [weak self] in
      self?.frameHasCome = true
      return self != nil
    }
    let link = relay.makeLink()
    link.add(to: .main, forMode: .common)
    self.link = link
    return link
  }
}
