import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@testable import FocusBehavior

/// Focused screens that are released, and the objects that remain then.
@MainActor
@Suite(.everyAnswer)
struct FocusReleaseTests {
  let device = HeadlessDevice().drivingLifecycleTime()
  let log = LifecycleTranscript()

  private var lines: [String] { log.flushWithoutTimes() }

  /// A window with a focused screen, which no other object keeps.
  private func focusedWindow(_ sampling: FocusSampling) -> UIWindow {
    let window = UIWindow(windowScene: device.scenes[0])
    window.rootViewController = FocusScreen("A", in: log, on: device, sampling: sampling)
    window.makeKeyAndVisible()
    device.advance(by: 1)
    return window
  }

  @Test(
    "A focused screen that is released inside a queue's sync loses focus, and later screens are watched",
    arguments: [FocusSampling.standard, .eventDriven])
  func insideSync(sampling: FocusSampling) async {
    let main = device.launch(showing: UIViewController())
    var window: UIWindow? = focusedWindow(sampling)
    #expect(lines == ["A gained appeared"])
    let queue = DispatchQueue(label: "a box that any thread may open")
    queue.sync { window = nil }
    withExtendedLifetime(window) {}
    await finishMainQueue()
    device.advance(by: 1)
    #expect(lines == ["A lost deinitialized"])
    #expect(FocusCenter.current == nil)

    let later = FocusScreen("B", in: log, on: device, sampling: sampling)
    main.rootViewController = later
    main.makeKeyAndVisible()
    device.advance(by: 1)
    later.present(UIViewController(), animated: true)
    device.advance(by: 1)
    #expect(lines == ["B gained appeared", "B lost covered"])
  }

  @Test("While another screen is watched, such a release leaves one link at the rate of that screen")
  func besideAnother() async {
    let other = FocusScreen("B", in: log, on: device, policy: .media, sampling: .displayLink(framesPerSecond: 10))
    device.launchAndSettle(showing: other)
    var window: UIWindow? = focusedWindow(.displayLink(framesPerSecond: 30))
    let queue = DispatchQueue(label: "a box that any thread may open")
    queue.sync { window = nil }
    withExtendedLifetime(window) {}
    await finishMainQueue()
    device.keyWindow?.makeKey()
    device.advance(by: 1)
    _ = lines
    #expect(device.displayLinks.map(\.preferredFrameRateRange.maximum) == [10])
    #expect(device.displayLinks.map(\.isPaused) == [false])
  }

  @Test(
    "When the last watched screen is released, the center and the link are too",
    arguments: [FocusSampling.standard, .eventDriven, .manual])
  func nothingIsLeft(sampling: FocusSampling) {
    weak var center: FocusCenter?
    do {
      let window = device.launchAndSettle(showing: FocusScreen("A", in: log, on: device, sampling: sampling))
      FocusSampling.sample()
      center = FocusCenter.current
      #expect(center != nil)
      window.rootViewController = UIViewController()
    }
    device.advance(by: 1)
    FocusSampling.sample()
    #expect(center == nil)
    #expect(device.displayLinks.isEmpty)
  }
}
