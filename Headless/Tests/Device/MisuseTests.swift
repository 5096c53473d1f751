import HeadlessDevice
import TestSupport
import Testing
import UIKit

/// Programmer errors stop the process with a message that says what to do instead.
@Suite
struct MisuseTests {
  static let mistakes = states + [-5, .nan, .infinity].flatMap(seconds) + [-1, 0, .nan, .infinity].map(width)

  @Test("The process stops with a message", arguments: mistakes)
  func stops(mistake: Mistake) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [description = mistake.testDescription as String] in
      await Self.mistakes.make(description)
    }
    expectMessage(mistake.message, of: result)
  }

  private static let states = [
    Mistake("Launching twice", stopsWith: "kill() it before launching it again") {
      HeadlessDevice.launched().launch(showing: UIViewController())
    },
    Mistake("Suspending an app that is in front", stopsWith: "press home first") {
      HeadlessDevice.launched().suspend(for: 5)
    },
    Mistake("Sleeping longer than being suspended", stopsWith: "got 6.0") {
      atHome().suspend(for: 5, secondsAsleep: 6)
    },
    Mistake("Advancing a device in real time", stopsWith: "moves by itself") {
      HeadlessDevice(time: .real).advance(by: 1)
    },
    Mistake("Opening a window before the launch", stopsWith: "Launch the app") {
      _ = HeadlessDevice().openWindow(showing: UIViewController())
    },
    Mistake("Opening an app before the launch", stopsWith: "launch it") {
      HeadlessDevice().openApp()
    },
    Mistake("Letting time pass between the fingers", stopsWith: "write taps only") {
      let device = HeadlessDevice.launched()
      device.touches { device.advance(by: 1) }
    },
    Mistake("Fingers inside fingers", stopsWith: "inside touches") {
      let device = HeadlessDevice.launched()
      device.touches { device.touches {} }
    },
  ]

  /// Negative, undefined and infinite times.
  private static func seconds(_ seconds: TimeInterval) -> [Mistake] {
    [
      Mistake("Advancing by \(seconds)", stopsWith: "advance(by:) takes seconds from 0 up, got \(seconds)") {
        HeadlessDevice().advance(by: seconds)
      },
      Mistake("Blocking for \(seconds)", stopsWith: "blockMainThread(for:) takes seconds from 0 up, got \(seconds)") {
        HeadlessDevice().blockMainThread(for: seconds)
      },
      Mistake("Scheduling after \(seconds)", stopsWith: "schedule(after:) takes seconds from 0 up, got \(seconds)") {
        _ = HeadlessDevice().schedule(after: seconds) {}
      },
      Mistake("Allowing \(seconds)", stopsWith: "backgroundAllowance is in seconds from 0 up, got \(seconds)") {
        HeadlessDevice().backgroundAllowance = seconds
      },
      Mistake("Suspending for \(seconds)", stopsWith: "suspend(for:) takes seconds from 0 up, got \(seconds)") {
        atHome().suspend(for: seconds)
      },
      Mistake("Sleeping for \(seconds)", stopsWith: "up to the 5.0 for which it is suspended, got \(seconds)") {
        atHome().suspend(for: 5, secondsAsleep: seconds)
      },
    ]
  }

  private static func width(_ width: CGFloat) -> Mistake {
    Mistake("A width of \(width)", stopsWith: "A scene has a width and a height above 0, got \(width) and 600.0") {
      let device = HeadlessDevice.launched(on: .pad)
      device.resize(device.scenes[0], to: CGSize(width: width, height: 600))
    }
  }

  @MainActor
  private static func atHome() -> HeadlessDevice {
    let device = HeadlessDevice.launched()
    device.pressHome()
    return device
  }
}
