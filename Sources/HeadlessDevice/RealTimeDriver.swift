import UIKit

/// Lets the process's main run loop turn the device's: one timer stands at the next deadline.
@MainActor
final class RealTimeDriver {
  private let loop: MainLoop
  private var timer: Foundation.Timer?
  private var deadline: MainLoop.Instant?

  init(_ loop: MainLoop) {
    self.loop = loop
    loop.didChangeSchedule = { [weak self] in self?.update() }
  }

  private func update() {
    let next = loop.nextDeadline
    guard next != deadline || timer == nil else { return }
    timer?.invalidate()
    timer = nil
    deadline = next
    guard let next else { return }
    let delay = max(0, MainLoop.seconds(next - loop.now))
    let timer = Foundation.Timer(timeInterval: delay, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.fire() }
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  private func fire() {
    timer = nil
    deadline = nil
    loop.turn()
    update()
  }
}
