import Foundation
import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import SuspendBehavior
import TestSupport
import Testing
import UIKit

@testable import LifecycleReports

/// How long the attention was on what.
@MainActor
@Suite(.everyAnswer)
struct AttentionTimeTests {
  let device = HeadlessDevice()
  let inbox = NamedScreen("Inbox")

  private var time: AttentionTime { AttentionReporter.shared.time }

  private func launch() {
    AttentionReporter.shared.nameOfScreen = { ($0 as? NamedScreen)?.name }
    AttentionReporter.shared.start()
    device.launch(showing: inbox)
    device.advance(by: 1)
    AttentionReporter.shared.resetTime()
  }

  @Test("A screen's time is told apart by what took the attention; the background and a suspension count for no screen")
  func screen() {
    launch()
    let suspensions = SuspendMonitor.shared.subscribe { _ in }
    device.advance(by: 10)
    inbox.present(UIAlertController(title: "?", message: nil, preferredStyle: .alert), animated: false)
    device.advance(by: 3)
    inbox.dismiss(animated: false)
    device.advance(by: 2)
    device.openControlCenter()
    device.advance(by: 4)
    device.closeControlCenter()
    device.suspendsInBackground = false
    device.pressHome()
    device.advance(by: 5)
    device.suspend(for: 100)
    device.openApp()
    device.advance(by: 1)
    let screen = time.screens["Inbox"] ?? .init()
    #expect(abs(screen.focused - 13) < 0.1)
    #expect(abs(screen.alert - 3) < 0.1)
    #expect(abs(screen.inactive - 4) < 0.1)
    #expect(screen.covered == 0)
    // Within the accuracy of the signs of life.
    #expect(abs(time.suspended - 100) < 1)
    #expect(abs(time.background - 5) < 1)
    #expect(abs(time.total - 125) < 0.001)
    withExtendedLifetime(suspensions) {}
  }

  @Test("R169: the time before the application exists, as in a prewarmed process, is no time in front")
  func beforeLaunch() {
    device.startProcess { AttentionReporter.shared.start() }
    device.advance(by: 60)
    device.launch(showing: inbox)
    device.advance(by: 1)
    #expect(abs(time.background - 60) < 0.1)
    #expect(time.elsewhere < 0.1)
  }

  @Test("It can be read at any time, and be begun anew")
  func reading() {
    launch()
    device.advance(by: 5)
    #expect(time.screens["Inbox"]?.focused == 5)
    device.advance(by: 5)
    #expect(AttentionReporter.shared.resetTime().screens["Inbox"]?.focused == 10)
    #expect(time.total == 0)
    device.advance(by: 2)
    #expect(time.screens["Inbox"]?.focused == 2)
    #expect(time.total == 2)
  }

  @Test("In a log the longest comes first, and what was too short to count is left out")
  func description() {
    var time = AttentionTime(startDate: Date())
    for (name, seconds) in [("Inbox", 12.4), ("Player", 45), ("Login", 0.4)] {
      time.add(seconds, suspended: 0, to: Attention(screen: name, .focused))
    }
    time.add(12.4, suspended: 0, to: .background)
    #expect("\(time)" == "Player 45 s, Inbox 12 s, background 12 s")
  }

  @Test("Names beyond 500 are counted as one")
  func bounds() {
    var time = AttentionTime(startDate: Date())
    for number in 0..<1000 { time.add(1, suspended: 0, to: Attention(screen: "\(number)", .focused)) }
    #expect(time.screens.count == 501)
    #expect(time.screens["other"]?.focused == 500)
    #expect(time.total == 1000)
  }

  @Test("Over 10,000 random journeys of the attention, all parts add up to the whole to the millisecond")
  func sums() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<10_000 {
      var now = ClockReading(uptime: 0, continuous: .random(in: 0...1_000_000, using: &random))
      let start = now.continuous
      var clock = AttentionClock(.elsewhere, at: now, on: Date())
      for _ in 0..<20 {
        now = ClockReading(uptime: 0, continuous: now.continuous + .random(in: 0...5000, using: &random))
        let state = Attention.State.all.randomElement(using: &random) ?? .focused
        let screen = state == .background || state == .elsewhere ? nil : "\(Int.random(in: 0..<4, using: &random))"
        // A source of suspensions may say more than has passed, or less than nothing.
        let suspended = Double.random(in: -100...6000, using: &random)
        clock.enter(Attention(screen: screen, state), at: now) { _ in suspended }
      }
      let time = clock.time
      let parts = time.screens.values.reduce(time.elsewhere + time.background + time.suspended) { $0 + $1.visible }
      #expect(abs(parts - time.total) < 0.001)
      #expect(abs(time.total - (now.continuous - start)) < 0.001)
      #expect(time.screens.values.allSatisfy { $0.focused >= 0 && $0.visible >= $0.focused })
    }
  }
}
