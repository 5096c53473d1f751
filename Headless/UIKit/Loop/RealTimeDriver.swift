/// Turns the device's loop on the main queue: one block is scheduled for the next deadline.
///
/// It uses the main queue and not a timer of `RunLoop.main`, because the queue is served by a running main run loop,
/// and also in a program, such as a test runner, that has called `dispatchMain()`.
@MainActor
package final class RealTimeDriver {
  private let loop: MainLoop
  private var scheduled: (deadline: MainLoop.Instant, work: DispatchWorkItem)?

  package init(_ loop: MainLoop) {
    self.loop = loop
    loop.didChangeSchedule = { [weak self] in self?.update() }
  }

  private func update() {
    let next = loop.nextDeadline
    guard next != scheduled?.deadline else { return }
    scheduled?.work.cancel()
    scheduled = nil
    guard let next else { return }
    let work = DispatchWorkItem { [weak self] in
      MainActor.assumeIsolated { self?.fire() }
    }
    scheduled = (next, work)
    let delay = max(0, next - loop.now)
    DispatchQueue.main.asyncAfter(deadline: .now() + .nanoseconds(Int(delay)), execute: work)
  }

  private func fire() {
    scheduled = nil
    loop.turn()
    update()
  }
}
