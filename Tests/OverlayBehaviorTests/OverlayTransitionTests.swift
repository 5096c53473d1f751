import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@testable import OverlayBehavior

// Showing and hiding: one transition at a time, the last request counts.

@MainActor
@Suite(.everyAnswer)
struct OverlayTransitionTests {
  let app = CoveredApp()

  @Test("Offline and online again: the overlay is shown and hidden, and focus and key status change with it")
  func thereAndBack() {
    let overlay = app.overlay { [log = app.log] _ in LoggedViewController("content", in: log) }
    app.goOffline()
    #expect(
      app.log.flush()
        == [
          "1.0 offline willShow", "content.wM(OverlayRootViewController)", "content.viewDidLoad",
          "content.dM(OverlayRootViewController)", "content.wA(f)", "main resignKey", "content.iA(f)", "content.dA(f)",
          "1.0 A lost windowNotKey", "1.25 offline didShow",
        ].weak(app.device))
    #expect(overlay.isShown && overlay.isWanted && overlay.isShown(in: app.scene))
    app.goOnline()
    #expect(
      app.log.flush()
        == [
          "2.0 offline willHide", "main becomeKey", "content.wD(f)", "2.25 offline didHide",
          "content.dD(f)", "2.25 A gained windowKey",
        ].weak(app.device))
    #expect(!overlay.isShown && !overlay.isWanted)
  }

  @Test("An overlay takes touches from the start of its appearing to the start of its disappearing, each time")
  func hitTesting() {
    let overlay = app.overlay()
    #expect(app.touched() === app.main)
    app.goOffline(for: 0.1)
    #expect(app.touched() is OverlayWindow)
    app.device.advance(by: 1)
    #expect(app.touched() is OverlayWindow)
    app.goOnline(for: 0.1)
    #expect(overlay.isShown)
    #expect(app.touched() === app.main)
    // Requested again while it disappears.
    app.goOffline()
    #expect(app.touched() is OverlayWindow)
    app.goOnline()
    #expect(app.touched() === app.main)
    #expect(app.overlayWindows() == [])
  }

  @Test("The device is turned while the overlay appears: its view fills the window afterwards")
  func turnedMeanwhile() throws {
    let overlay = app.overlay()
    app.goOffline(for: 0.1)
    app.device.rotate(to: .landscapeLeft)
    app.device.advance(by: 1)
    #expect(overlay.isShown)
    let window = try #require(app.overlayWindows().first)
    #expect(window.bounds.width > window.bounds.height)
    #expect(window.rootViewController?.view.frame == window.bounds)
  }

  @Test("A window of its own, above alerts, at the level chosen")
  func level() {
    let overlay = app.overlay(options: OverlayOptions(windowLevel: UIWindow.Level(rawValue: 5000)))
    app.goOffline()
    #expect(overlay.isShown)
    #expect(app.overlayWindows().map(\.windowLevel.rawValue) == [5000])
    #expect(OverlayOptions().windowLevel.rawValue == 2001)
  }

  @Test("Fades and scales by default")
  func fadesAndScales() throws {
    let overlay = app.overlay()
    var looks: [String] = []
    app.goOffline()
    let view = try #require(app.overlayWindows().first?.rootViewController?.view)
    looks.append("\(view.alpha) \(view.transform.a)")
    app.goOnline(for: 0.1)
    looks.append("\(view.alpha) \(view.transform.a)")
    #expect(looks == ["1.0 1.0", "0.0 1.05"])
    #expect(overlay.isShown)
  }

  @Test("A custom transition: its looks in order, its duration in each direction")
  func custom() {
    let transition = OverlayTransition(
      duration: 0.5, hidden: { [log = app.log] _ in log.record("look hidden") },
      shown: { [log = app.log] _ in log.record("look shown") })
    let overlay = app.overlay(options: OverlayOptions(transition: transition))
    app.goOffline()
    app.goOnline()
    #expect(
      app.log.flush().filter { !$0.contains("A ") && !$0.contains("Key") } == [
        "1.0 offline willShow", "look hidden", "look shown", "1.5 offline didShow", "2.0 offline willHide",
        "look hidden", "2.5 offline didHide",
      ])
    #expect(!overlay.isShown)
  }

  @Test("Under Reduce Motion, and without a transition, it is shown and hidden at once", arguments: [true, false])
  func atOnce(reducesMotion: Bool) {
    app.device.isReduceMotionEnabled = reducesMotion
    let overlay = app.overlay(
      options: OverlayOptions(transition: reducesMotion ? .fadeAndScale : .none))
    app.goOffline()
    app.goOnline()
    #expect(
      app.log.flush() == [
        "1.0 offline willShow", "main resignKey", "1.0 offline didShow", "1.0 A lost windowNotKey",
        "2.0 offline willHide", "main becomeKey", "2.0 offline didHide", "2.0 A gained windowKey",
      ])
    #expect(!overlay.isShown)
  }

  @Test("An overlay that is requested and withdrawn within one turn is not shown")
  func coalesced() {
    let overlay = app.overlay()
    app.setOffline(true)
    app.goOnline()
    #expect(app.log.flush() == [])
    #expect(!overlay.isShown)
  }

  @Test("An event handler may show, hide and end overlays, and every turn ends")
  func reentrant() {
    app.device.isReduceMotionEnabled = true
    var count = 0
    var overlay: OverlayController?
    overlay = OverlayController(
      while: app.condition,
      options: OverlayOptions(eventHandler: { [app] event in
        count += 1
        if event.name == "didShow" { app.setOffline(false) }
        if event.name == "didHide" { app.setOffline(true) }
      })
    ) { _ in UIViewController() }
    app.setOffline(true)
    for _ in 0..<10 { app.device.turn() }
    #expect((4...40).contains(count))
    overlay?.cancel()
    for _ in 0..<4 { app.device.turn() }
    #expect(app.overlayWindows() == [])
    #expect(app.main.isKeyWindow)
  }

  @Test("Each event prints as a part of a sentence")
  func descriptions() {
    let scene = app.scene
    let events: [OverlayEvent] = [
      .willShow(scene), .didShow(scene), .willHide(scene), .didHide(scene),
      .unreadable(failedChecks: 3, error: OverlayValuesEnded()),
    ]
    #expect(
      events.map { "\($0)" } == [
        "about to be shown", "shown", "about to be hidden", "hidden",
        "condition unreadable 3 times in a row: the sequence of values has ended",
      ])
  }
}

extension [String] {
  /// W1: without waiting for the commit, `viewDidDisappear` follows `viewWillDisappear` immediately. W27: the iteration, at whose end a
  /// change of focus is reported, ends before the calls that come with the layout.
  @MainActor
  func weak(_ device: HeadlessDevice) -> [String] {
    let lines = weakDisappearances(device)
    guard !device.weakRules.iterationsIncludeTheirLayout else { return lines }
    return lines.reduce(into: []) { result, line in
      let isChange = line.contains(" A lost ") || line.contains(" A gained ")
      let late = result.reversed().prefix { line in [".iA(", ".dA(", ".dD("].contains { line.contains($0) } }.count
      result.insert(line, at: result.count - (isChange ? late : 0))
    }
  }

  @MainActor
  private func weakDisappearances(_ device: HeadlessDevice) -> [String] {
    guard !device.weakRules.didDisappearWaitsForCommit else { return self }
    var lines = filter { !$0.contains(".dD(") }
    for line in self where line.contains(".dD(") {
      let name = line.prefix { $0 != "." }
      if let index = lines.lastIndex(where: { $0.hasPrefix("\(name).wD(") }) { lines.insert(line, at: index + 1) }
    }
    return lines
  }
}
