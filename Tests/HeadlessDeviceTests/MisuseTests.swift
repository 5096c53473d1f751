import HeadlessDevice
import TestSupport
import Testing
import UIKit

/// Programmer errors stop with a message that says what to do instead. Each runs in a process of its own.
@Suite
struct MisuseTests {
  @Test("Launching twice stops")
  func launchedTwice() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let device = HeadlessDevice()
        device.launch(showing: UIViewController())
        device.launch(showing: UIViewController())
      }
    }
    #expect(result.says("kill() it before launching it again"))
  }

  @Test("Suspending an app that is in front stops")
  func suspendedInFront() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let device = HeadlessDevice()
        device.launch(showing: UIViewController())
        device.suspend(for: 5)
      }
    }
    #expect(result.says("press home first"))
  }

  @Test("Sleeping longer than being suspended stops")
  func sleptTooLong() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let device = HeadlessDevice()
        device.launch(showing: UIViewController())
        device.pressHome()
        device.suspend(for: 5, secondsAsleep: 6)
      }
    }
    #expect(result.says("got 6.0"))
  }

  @Test("Advancing by less than nothing stops")
  func advancedBackwards() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { HeadlessDevice().advance(by: -1) }
    }
    #expect(result.says("got -1.0"))
  }

  @Test("Advancing a device in real time stops")
  func advancedInRealTime() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { HeadlessDevice(time: .real).advance(by: 1) }
    }
    #expect(result.says("moves by itself"))
  }

  @Test("Opening a window or an app before the launch stops")
  func beforeLaunch() async {
    let window = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = HeadlessDevice().openWindow(showing: UIViewController()) }
    }
    #expect(window.says("Launch the app"))
    let app = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { HeadlessDevice().openApp() }
    }
    #expect(app.says("launch it"))
  }
}

extension ExitTest.Result? {
  fileprivate func says(_ message: String) -> Bool {
    self.map { String(decoding: $0.standardErrorContent, as: UTF8.self).contains(message) } ?? false
  }
}
