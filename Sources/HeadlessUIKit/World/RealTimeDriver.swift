/// Lets the main queue turn the device's loop: one block stands at the next deadline.
///
/// The main queue rather than a timer of `RunLoop.main`, because it is served both by a running main run loop and by a
/// program, such as a test runner, that has given its main thread away.
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
