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
  let device = HeadlessDevice()
  let log = LifecycleTranscript()

  private var lines: [String] { log.flushWithoutTimes() }

  /// A window with a focused screen, which no other object keeps.
  private func focusedWindow(_ sampling: FocusSampling?) -> UIWindow {
    device.weakRules.unkeptWindowsAreReleased = true
    let window = UIWindow(windowScene: device.scenes[0])
    window.rootViewController = FocusScreen("A", in: log, on: device, sampling: sampling)
    window.makeKeyAndVisible()
    device.advance(by: 1)
    return window
  }

  @Test(
    "A focused screen that is released inside a queue's sync loses focus, and later screens are watched",
    arguments: [nil, FocusSampling.displayLink(framesPerSecond: 60)])
  func insideSync(sampling: FocusSampling?) async {
    let main = device.launch(showing: UIViewController())
    var window: UIWindow? = focusedWindow(sampling)
    #expect(lines == ["A gained appeared"])
    let queue = DispatchQueue(label: "a box that any thread may open")
    queue.sync { window = nil }
    withExtendedLifetime(window) {}
    await finishMainQueue()
    device.advance(by: 1)
    #expect(lines == ["A lost deinitialized"])
    #expect(!device.displayLinks.contains { !$0.isPaused })

    let later = FocusScreen("B", in: log, on: device, sampling: sampling)
    main.rootViewController = later
    main.makeKeyAndVisible()
    device.advance(by: 1)
    later.present(UIViewController(), animated: true)
    device.advance(by: 1)
    #expect(lines == ["B gained appeared", "B lost covered"])
  }

  @Test(
    "After the last watched screen no link runs and no turn is observed",
    arguments: [nil, FocusSampling.displayLink(framesPerSecond: 60), .manual])
  func nothingIsLeft(sampling: FocusSampling?) {
    let window = device.launchAndSettle(showing: FocusScreen("A", in: log, on: device, sampling: sampling))
    window.rootViewController = UIViewController()
    device.advance(by: 1)
    let turns = device.world.loop.turnCount
    device.world.loop.advance(by: 60)
    #expect(device.world.loop.turnCount == turns)
    #expect(!device.displayLinks.contains { !$0.isPaused })
  }

  @Test("The center of an app that has ended is released, with its observers and its link")
  func laterApp() {
    weak var center: FocusCenter?
    let screen = FocusScreen("A", in: log, on: device)
    device.launchAndSettle(showing: screen)
    center = FocusCenter.current
    #expect(center != nil)
    let later = HeadlessDevice()
    later.launchAndSettle(showing: FocusScreen("B", in: log, on: later))
    #expect(center == nil)
    #expect(lines == ["A gained appeared", "B gained appeared"])
  }
}
