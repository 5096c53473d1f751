import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@testable import FocusBehavior

/// Focused screens that are released, and what is left then.
@MainActor
@Suite(.everyAnswer)
struct FocusReleaseTests {
  let device = HeadlessDevice().drivingLifecycleTime()
  let log = LifecycleTranscript()

  private var lines: [String] { log.flush().map { String($0.drop { !$0.isLetter }) } }

  /// A window of its own with a focused screen, and nothing else that keeps it.
  private func focusedWindow(_ sampling: FocusSampling) -> UIWindow {
    let window = UIWindow(windowScene: device.scenes[0])
    window.rootViewController = FocusScreen("A", in: log, on: device, sampling: sampling)
    window.makeKeyAndVisible()
    device.advance(by: 1)
    return window
  }

  @Test(
    "A focused screen that is released inside a queue's sync loses focus, and screens that come later are watched",
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

  @Test("While another screen is watched, such a release leaves it one link at its own rate")
  func besideAnother() async {
    let other = FocusScreen("B", in: log, on: device, policy: .media, sampling: .displayLink(framesPerSecond: 10))
    device.launch(showing: other)
    device.advance(by: 1)
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
    "When the last watched screen is gone, nothing of what watched it is left",
    arguments: [FocusSampling.standard, .eventDriven, .manual])
  func nothingIsLeft(sampling: FocusSampling) {
    weak var center: FocusCenter?
    do {
      let window = device.launch(showing: FocusScreen("A", in: log, on: device, sampling: sampling))
      device.advance(by: 1)
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
