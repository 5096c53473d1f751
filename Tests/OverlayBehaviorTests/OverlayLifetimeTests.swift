import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@testable import OverlayBehavior

@MainActor
@Suite(.everyAnswer)
struct OverlayLifetimeTests {
  let app = CoveredApp()

  @Test("When a controller is released, its overlay is hidden with its transition, and content and window are released")
  func controller() async {
    weak var released: OverlayController?
    weak var content: UIViewController?
    weak var window: UIWindow?
    do {
      let overlay = app.overlay { _ in
        let controller = UIViewController()
        content = controller
        return controller
      }
      released = overlay
      app.goOffline()
      window = app.overlayWindows().first
      #expect(content != nil && window != nil)
    }
    #expect(released == nil)
    await settleTasks()
    app.device.advance(by: 0.1)
    #expect(window != nil)
    app.device.advance(by: 1)
    #expect(window == nil && content == nil)
    #expect(app.main.isKeyWindow && app.touched() === app.main)
  }

  @Test("Content and window are released when the overlay is hidden, and made anew when it is shown again")
  func hidden() {
    var made = 0
    weak var content: UIViewController?
    let overlay = app.overlay { _ in
      made += 1
      let controller = UIViewController()
      content = controller
      return controller
    }
    for count in 1...3 {
      app.goOffline()
      #expect(made == count && content != nil)
      app.goOnline()
      #expect(content == nil)
    }
    #expect(!overlay.isShown)
  }

  @Test("A condition that serves many screens remembers those that are still there")
  func manyFollowers() {
    let condition = OverlayCondition { false }
    for _ in 0..<100 { _ = OverlayController(while: condition) { _ in UIViewController() } }
    let kept = OverlayController(while: condition) { _ in UIViewController() }
    #expect(condition.followers.count <= 2 && condition.followers.last?.object != nil)
    withExtendedLifetime(kept) {}
  }

  @Test("A condition is released with the overlays that follow it, and its sequence ends")
  func condition() async {
    weak var released: OverlayCondition?
    let (values, continuation) = AsyncStream.makeStream(of: Bool.self)
    let ended = Ended()
    continuation.onTermination = { _ in ended.set() }
    do {
      let condition = OverlayCondition(values)
      released = condition
      let overlay = app.overlay(while: condition)
      app.device.advance(by: 1)
      #expect(!overlay.isShown)
    }
    #expect(released == nil)
    for _ in 0..<100 where !ended.isSet { await settleTasks() }
    #expect(ended.isSet)
  }

  private final class Ended: @unchecked Sendable {
    private let lock = NSLock()
    private var value = false

    var isSet: Bool { lock.withLock { value } }

    func set() {
      lock.withLock { value = true }
    }
  }

  @Test("A window that the app keeps belongs to no scene any more when its overlay is hidden")
  func keptWindow() {
    let overlay = app.overlay()
    app.goOffline()
    let window = app.overlayWindows().first
    #expect(window?.windowScene === app.scene)
    app.goOnline()
    #expect(window != nil && window?.windowScene == nil)
    #expect(app.scene.windows.count == 1)
    withExtendedLifetime(overlay) {}
  }

  @Test("The center and its observers are released with the last overlay")
  func center() async {
    var overlay: OverlayController? = app.overlay()
    weak var center: OverlayCenter?
    center = OverlayCenter.shared(for: nil)
    app.goOffline()
    #expect(overlay?.isShown == true)
    overlay = nil
    for _ in 0..<4 {
      await settleTasks()
      app.device.advance(by: 1)
    }
    #expect(app.overlayWindows().isEmpty)
    #expect(center == nil)
  }
}
