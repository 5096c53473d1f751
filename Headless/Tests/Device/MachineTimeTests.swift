import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

/// Work that follows the machine's clock, whatever the device's clock shows.
@MainActor
@Suite(.oneDevice)
struct MachineTimeTests: FixtureSuite {
  let fixture = LoggedDevice()

  /// The app schedules a timer of Foundation.
  private func scheduledTimer(after seconds: TimeInterval = 1000, repeats: Bool = false) -> Timer {
    Timer.scheduledTimer(withTimeInterval: seconds, repeats: repeats) { _ in }
  }

  @Test("A timer of Foundation does not fire when the device is advanced, and counts until it is invalidated")
  func timer() {
    #expect(device.foundationTimerCount == 0)
    let timers = [scheduledTimer(), scheduledTimer(repeats: true)]
    device.advance(by: 3600)
    #expect(device.foundationTimerCount == 2)
    timers[0].invalidate()
    #expect(device.foundationTimerCount == 1)
    timers[1].invalidate()
    #expect(device.foundationTimerCount == 0)
  }

  @Test("The timers since the device was made can be ended with the process, and older ones stay")
  func end() {
    let old = scheduledTimer()
    let device = HeadlessDevice()
    let new = scheduledTimer(repeats: true)
    device.endFoundationTimers()
    #expect(device.foundationTimerCount == 0)
    #expect(!new.isValid)
    #expect(old.isValid)
    old.invalidate()
  }

  @Test("A timer counts once, on whichever run loop and in whichever mode it is")
  func runLoops() {
    let timer = Timer(timeInterval: 1000, repeats: true) { _ in }
    #expect(device.foundationTimerCount == 0)
    RunLoop.main.add(timer, forMode: .common)
    RunLoop.main.add(timer, forMode: .default)
    #expect(device.foundationTimerCount == 1)
    timer.invalidate()
    #expect(device.foundationTimerCount == 0)
  }

  @Test("What the device schedules, and what was there before the device, does not count")
  func others() {
    let work = device.schedule(after: 5) {}
    UIView.animate(withDuration: 5) {}
    #expect(device.foundationTimerCount == 0)
    let timer = scheduledTimer()
    let next = HeadlessDevice()
    #expect(next.foundationTimerCount == 0)
    timer.invalidate()
    #expect(next.foundationTimerCount == 0)
    work.cancel()
  }

  @Test("Blocks of the main queue run in their order, with those that they add, and a turn follows")
  func mainQueue() async {
    let screen = UIViewController()
    device.launch(showing: screen)
    let turn = device.turnNumber
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        log.record("first")
        screen.view.setNeedsLayout()
      }
      DispatchQueue.main.async { MainActor.assumeIsolated { log.record("added") } }
    }
    DispatchQueue.main.async { MainActor.assumeIsolated { log.record("second") } }
    device.advance(by: 10)
    #expect(log.flush() == [])
    await device.runMainQueue()
    #expect(log.flush() == ["first", "second", "added"])
    #expect(device.turnNumber > turn)
  }

  @Test("A task of the main actor that is ready runs too; a block that is due later does not")
  func tasks() async {
    Task { log.record("task") }
    let later = DispatchWorkItem {}
    DispatchQueue.main.asyncAfter(deadline: .now() + 1000, execute: later)
    await device.runMainQueue()
    #expect(log.flush() == ["task"])
    later.cancel()
  }
}
