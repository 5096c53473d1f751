import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

@MainActor
@Suite(.oneDevice)
struct SuspensionTests: FixtureSuite {
  let fixture = LoggedAppOnDevice()

  init() {
    device.launch(showing: UIViewController())
    device.pressHome()
    device.advance(by: 10)
    _ = log.flush()
  }

  @Test("R87: while the process is suspended no timer, link or queued block runs on any thread")
  func nothingRuns() {
    device.openApp()
    let link = CADisplayLink(target: LinkTarget(log), selector: Selector(LinkTarget.tick))
    link.add(to: .main, forMode: .common)
    let main = device.schedule(after: 60) { [log] in log.record("main") }
    let other = device.schedule(after: 60, offMainThread: true) { [log] in log.record("other") }
    device.pressHome()
    device.advance(by: 10)
    #expect(device.isSuspended)
    _ = log.flush()
    device.advance(by: 3600)
    #expect(log.flush() == [])
    link.invalidate()
    main.cancel()
    other.cancel()
  }

  @Test("R87: work that fell due during a suspension runs once on resumption, in the order of its deadlines")
  func overdue() {
    device.openApp()
    _ = device.schedule(after: 70) { [log] in log.record("second") }
    _ = device.schedule(after: 60) { [log] in log.record("first") }
    device.pressHome()
    device.advance(by: 3600)
    _ = log.flush()
    device.openApp()
    #expect(log.flush().filter { !$0.contains(".") } == ["first", "second"])
  }

  @Test("R87: a link fires once after a suspension, not once for every missed frame")
  func missedFrames() {
    device.openApp()
    let link = CADisplayLink(target: LinkTarget(log), selector: Selector(LinkTarget.tick))
    link.add(to: .main, forMode: .common)
    device.pressHome()
    device.advance(by: 3600)
    device.openApp()
    _ = log.flush()
    device.advance(by: 1.5 / 60)
    #expect(log.flush().count <= 2)
    link.invalidate()
  }

  @Test(
    "R87: an app that resumes in the background gets no call, and is suspended again soon; opened, it becomes active")
  func notifications() {
    device.suspend(for: 60)
    device.advance(by: 1)
    #expect(!device.isSuspended)
    #expect(log.flush() == [])
    device.advance(by: 10)
    #expect(device.isSuspended)
    device.openApp()
    #expect(
      log.flush().filter { $0.hasPrefix("app") }
        == ["app.willEnterForeground background", "app.didBecomeActive active"])
  }

  @Test("R88: uptime advances while the process is suspended, and not while the device sleeps")
  func clocks() {
    let (uptime, continuous, media) = (device.now, device.continuousNow, CACurrentMediaTime())
    device.suspend(for: 100, secondsAsleep: 60)
    #expect(device.now - uptime == 40)
    #expect(CACurrentMediaTime() - media == 40)
    #expect(device.continuousNow - continuous == 100)
  }

  @Test("R88: any thread may read the media time")
  func offMainThread() async {
    let expected = CACurrentMediaTime()
    #expect(await Task.detached { CACurrentMediaTime() }.value == expected)
  }

  @Test("R88: a busy main thread leaves the same gap in the ticks as a suspension, and no suspension")
  func busyMainThread() {
    device.openApp()
    _ = log.flush()
    _ = device.schedule(after: 1) { [log] in log.record("main") }
    _ = device.schedule(after: 2, offMainThread: true) { [log] in log.record("other") }
    device.blockMainThread(for: 5)
    #expect(log.flush() == ["other"])
    device.turn()
    #expect(log.flush() == ["main"])
  }
}
