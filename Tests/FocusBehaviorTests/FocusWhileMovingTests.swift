import FocusBehavior
import Foundation
import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// The default sampling: frame by frame while something moves, and nothing at rest.
@MainActor
@Suite(.everyAnswer)
struct FocusWhileMovingTests {
  let device = HeadlessDevice()
  let log = LifecycleTranscript()

  private func launchAtRest(watching count: Int = 1) -> UIViewController {
    let root = UIViewController()
    root.loadViewIfNeeded()
    for _ in 0..<count {
      root.embed(FocusScreen("A", in: log, on: device, sampling: nil))
    }
    device.launch(showing: root)
    device.advance(by: 3)
    _ = log.flush()
    return root
  }

  @Test("A change is noticed in the turn that made it, and the link runs until nothing has changed for a second")
  func change() {
    let root = launchAtRest()
    root.present(UIViewController(), animated: false)
    device.advance(by: 0.02)
    #expect(log.flush().map { $0.hasSuffix("A lost covered") } == [true])
    #expect(device.displayLinks.map(\.isPaused) == [false])
    device.advance(by: 0.9)
    #expect(device.displayLinks.map(\.isPaused) == [false])
    device.advance(by: 0.2)
    #expect(device.displayLinks.map(\.isPaused) == [true])
  }

  @Test("However many turns a second has, there is at most one sample a frame")
  func busy() {
    var samples = 0
    let screen = Screen([
      FocusBehavior(
        FocusOptions.attention.ignoringCovers { _ in
          samples += 1
          return true
        }
      ) { _ in }
    ])
    device.launch(showing: screen)
    screen.present(UIViewController(), animated: true)
    device.advance(by: 3)
    samples = 0
    for _ in 0..<1000 {
      device.turn()
      device.advance(by: 0.001)
    }
    #expect((55...62).contains(samples))
  }

  @Test("What changes within a frame of a sample is noticed with the next frame", arguments: [0.001, 0.01])
  func withinAFrame(of seconds: TimeInterval) {
    let root = launchAtRest()
    device.turn()
    _ = device.schedule(after: seconds) { root.present(UIViewController(), animated: false) }
    device.advance(by: 0.05)
    let time = log.flush().first.flatMap { Double($0.prefix { $0 != " " }) } ?? 0
    #expect(time >= 3 && time <= 3 + seconds + 1.0 / 60 + 0.01, "\(time)")
  }

  @Test("The end of a transition is reported within a frame")
  func endOfTransition() {
    let root = launchAtRest()
    var end: Double?
    root.present(UIViewController(), animated: true) { [device] in end = device.now }
    while end == nil { device.advance(by: 0.001) }
    device.advance(by: 0.017)
    #expect(log.flush().map { $0.hasSuffix("A lost covered") } == [true])
  }

  @Test("A screen that appears again gains focus in the turn in which it does")
  func appearsAgain() {
    var turns: [Int] = []
    let loop = device.world.loop
    let screen = Screen([
      HandlerBehavior { if $0 == .afterAppearing { turns.append(loop.turnCount) } },
      FocusBehavior { if $0.hasFocus { turns.append(loop.turnCount) } },
    ])
    let nav = UINavigationController(rootViewController: screen)
    device.launch(showing: nav)
    device.push(UIViewController(), onto: nav)
    turns = []
    device.pop(nav)
    #expect(turns.count == 2 && Set(turns).count == 1)
  }

  @Test("A sample that is requested while the facts are read requests no further one")
  func sampleInsideSample() {
    var samples = 0
    let screen = Screen([
      FocusBehavior(
        FocusOptions.attention.ignoringCovers { _ in
          samples += 1
          FocusSampling.sampleNow()
          return true
        }
      ) { _ in }
    ])
    device.launch(showing: screen)
    screen.present(UIViewController(), animated: true)
    device.advance(by: 3)
    samples = 0
    device.world.loop.advance(by: 60)
    #expect(samples == 0)
  }

  @Test("While turns come faster than frames the link is not paused for every other one, and at rest it is paused")
  func scrolling() {
    _ = launchAtRest()
    var changes: [Bool] = []
    for _ in 0..<360 {
      device.turn()
      device.advance(by: 1 / 120)
      if device.displayLinks[0].isPaused != changes.last { changes.append(device.displayLinks[0].isPaused) }
    }
    #expect(changes.count { $0 } <= 8, "\(changes)")
    device.advance(by: 1.1)
    #expect(device.displayLinks.map(\.isPaused) == [true])
  }

  @Test("A presentation without animation takes the focus when it has begun")
  func plainPresentation() {
    let root = launchAtRest()
    let modal = Screen([
      HandlerBehavior { [log] in
        if $0 == .beforeAppearing || $0 == .afterAppearing { log.record("0 modal \($0.name)") }
      }
    ])
    _ = device.schedule(after: 0.5) { root.present(modal, animated: false) }
    device.advance(by: 2)
    let lines = log.flushWithoutTimes()
    #expect(lines == ["modal beforeAppearing", "modal afterAppearing", "A lost covered"])
  }
}
