import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

/// A device that the main run loop of the process drives. Each of these tests waits in real time, for less than a second.
@MainActor
@Suite(.oneDevice, .serialized)
struct RealTimeTests {
  let device = HeadlessDevice(time: .real)
  let log = Transcript()

  /// Lets the main run loop run until `condition` holds, five seconds at most.
  private func wait(until condition: () -> Bool) async throws {
    let deadline = Date(timeIntervalSinceNow: 5)
    while !condition(), Date() < deadline {
      try await Task.sleep(nanoseconds: 5_000_000)
    }
    #expect(condition())
  }

  @Test("RealTime: the main run loop runs by itself what waits for the commit")
  func commit() async throws {
    let screen = LoggedViewController("A", in: log)
    device.launch(showing: screen)
    try await wait { log.lines.contains("A.dA(f)") }
  }

  @Test("RealTime: an animated push ends after its own duration")
  func push() async throws {
    let (first, second) = (LoggedViewController("A", in: log), LoggedViewController("B", in: log))
    let navigation = UINavigationController(rootViewController: first)
    device.launch(showing: navigation)
    let start = device.now
    navigation.pushViewController(second, animated: true)
    try await wait { log.lines.contains("B.dA(t)") }
    #expect(device.now - start >= 0.35)
  }

  @Test("RealTime: a display link fires at about its preferred rate")
  func displayLink() async throws {
    device.launch(showing: UIViewController())
    let target = TickTarget()
    let link = CADisplayLink(target: target, selector: Selector(TickTarget.tick(_:)))
    link.preferredFramesPerSecond = 20
    link.add(to: .main, forMode: .common)
    try await wait { target.timestamps.count >= 4 }
    link.invalidate()
    #expect(zip(target.timestamps.dropFirst(), target.timestamps).allSatisfy { $0 - $1 > 0.02 })
  }

  @Test("RealTime: the media time and the device's clock follow the machine's clock")
  func clock() async throws {
    let (start, media) = (device.now, CACurrentMediaTime())
    try await Task.sleep(nanoseconds: 20_000_000)
    #expect(device.now - start >= 0.02)
    #expect(CACurrentMediaTime() - media >= 0.02)
  }

  @Test("RealTime: a released device leaves no timer")
  func leaks() {
    weak var device: HeadlessDevice?
    do {
      let made = HeadlessDevice(time: .real)
      made.launch(showing: UIViewController())
      device = made
    }
    _ = HeadlessDevice()
    #expect(device == nil)
  }
}

@MainActor
private final class TickTarget: NSObject {
  private(set) var timestamps: [TimeInterval] = []

  func tick(_ link: CADisplayLink) {
    timestamps.append(link.timestamp)
  }
}
