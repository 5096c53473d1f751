import HeadlessDevice
import TestSupport
import Testing
import UIKit

/// Programmer errors stop the process with a message that says what to do instead. Each test runs in its own process.
@Suite
struct MisuseTests {
  @Test("Launching twice stops")
  func launchedTwice() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let device = HeadlessDevice.launched()
        device.launch(showing: UIViewController())
      }
    }
    expectMessage("kill() it before launching it again", of: result)
  }

  @Test("Suspending an app that is in front stops")
  func suspendedInFront() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let device = HeadlessDevice.launched()
        device.suspend(for: 5)
      }
    }
    expectMessage("press home first", of: result)
  }

  @Test("Sleeping longer than being suspended stops")
  func sleptTooLong() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let device = HeadlessDevice.launched()
        device.pressHome()
        device.suspend(for: 5, secondsAsleep: 6)
      }
    }
    expectMessage("got 6.0", of: result)
  }

  @Test("Negative, undefined and infinite seconds stop with a message that names the value", arguments: noSeconds)
  func wrongSeconds(seconds: String) async {
    let advance = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [seconds = seconds as String] in
      await MainActor.run { HeadlessDevice().advance(by: Double(seconds) ?? 0) }
    }
    expectMessage("advance(by:) takes seconds from 0 up, got \(seconds)", of: advance)
    let block = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [seconds = seconds as String] in
      await MainActor.run { HeadlessDevice().blockMainThread(for: Double(seconds) ?? 0) }
    }
    expectMessage("blockMainThread(for:) takes seconds from 0 up, got \(seconds)", of: block)
    let schedule = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [seconds = seconds as String] in
      await MainActor.run { _ = HeadlessDevice().schedule(after: Double(seconds) ?? 0) {} }
    }
    expectMessage("schedule(after:) takes seconds from 0 up, got \(seconds)", of: schedule)
    let allowance = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [seconds = seconds as String] in
      await MainActor.run { HeadlessDevice().backgroundAllowance = Double(seconds) ?? 0 }
    }
    expectMessage("backgroundAllowance is in seconds from 0 up, got \(seconds)", of: allowance)
  }

  @Test(
    "Suspending for negative, undefined or infinite seconds stops with a message that names the value",
    arguments: noSeconds)
  func wrongSuspension(seconds: String) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [seconds = seconds as String] in
      await MainActor.run {
        let device = HeadlessDevice.launched()
        device.pressHome()
        device.suspend(for: Double(seconds) ?? 0)
      }
    }
    expectMessage("suspend(for:) takes seconds from 0 up, got \(seconds)", of: result)
    let asleep = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [seconds = seconds as String] in
      await MainActor.run {
        let device = HeadlessDevice.launched()
        device.pressHome()
        device.suspend(for: 5, secondsAsleep: Double(seconds) ?? 0)
      }
    }
    expectMessage("up to the 5.0 for which it is suspended, got \(seconds)", of: asleep)
  }

  @Test(
    "A scene whose width is not above 0 stops with a message that names its size",
    arguments: ["-1.0", "0.0", "nan", "inf"])
  func wrongSize(width: String) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [width = width as String] in
      await MainActor.run {
        let device = HeadlessDevice.launched(on: .pad)
        device.resize(device.scenes[0], to: CGSize(width: Double(width) ?? 1, height: 600))
      }
    }
    expectMessage("A scene has a width and a height above 0, got \(width) and 600.0", of: result)
  }

  @Test("Advancing a device in real time stops")
  func advancedInRealTime() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { HeadlessDevice(time: .real).advance(by: 1) }
    }
    expectMessage("moves by itself", of: result)
  }

  @Test("Opening a window or an app before the launch stops")
  func beforeLaunch() async {
    let window = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = HeadlessDevice().openWindow(showing: UIViewController()) }
    }
    expectMessage("Launch the app", of: window)
    let app = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { HeadlessDevice().openApp() }
    }
    expectMessage("launch it", of: app)
  }
}

/// These are text because the process that stops receives its values as JSON.
private let noSeconds = ["-5.0", "nan", "inf"]
