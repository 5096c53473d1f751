import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.oneDevice)
struct DisplayLinkTests: FixtureSuite {
  let fixture = PlainScreen()

  private func link(_ target: LinkTarget? = nil, mode: RunLoop.Mode? = .common) -> CADisplayLink {
    let link = CADisplayLink(target: target ?? LinkTarget(log), selector: Selector(LinkTarget.tick))
    if let mode { link.add(to: .main, forMode: mode) }
    return link
  }

  private func ticks(in seconds: TimeInterval) -> Int {
    _ = log.flush()
    device.advance(by: seconds)
    return log.flush().count
  }

  @Test("R92: frames keep the screen's rate after a hundred years")
  func centuries() {
    device.advance(by: 3_153_600_000)
    let link = link()
    #expect(ticks(in: 1) == 60)
    #expect(link.timestamp == 3_153_600_001)
    link.invalidate()
  }

  // MARK: Life

  @Test("R89: a link does not fire before it is added to a run loop")
  func notAdded() {
    let link = link(mode: nil)
    #expect(ticks(in: 1) == 0)
    link.invalidate()
  }

  @Test("R89, T17: a link in a run loop and its target are retained until the link is invalidated")
  func strongTarget() {
    weak var target: LinkTarget?
    weak var link: CADisplayLink?
    do {
      let made = LinkTarget(log)
      target = made
      link = self.link(made)
    }
    #expect(target != nil)
    #expect(link != nil)
    #expect(ticks(in: 1) == 60)
    link?.invalidate()
    #expect(target == nil)
    #expect(link == nil)
  }

  @Test("R89: a link that is removed from its last mode is released, and its target with it")
  func removedFromLastMode() {
    weak var target: LinkTarget?
    do {
      let made = LinkTarget(log)
      target = made
      let link = link(made)
      link.remove(from: .main, forMode: .common)
    }
    #expect(target == nil)
  }

  @Test("R89: invalidation is final")
  func invalidated() {
    let link = link()
    link.invalidate()
    link.invalidate()
    link.add(to: .main, forMode: .common)
    link.isPaused = false
    #expect(ticks(in: 1) == 0)
    #expect(device.displayLinks.isEmpty)
  }

  @Test("R89: a link invalidated in its own callback fires no more")
  func invalidatedInCallback() {
    let target = LinkTarget(log)
    target.act = { $0.invalidate() }
    _ = link(target)
    #expect(ticks(in: 1) == 1)
  }

  @Test("R89, T24: a link invalidated by another's callback in the same frame does not fire")
  func invalidatedByAnother() {
    let first = LinkTarget(log, name: "first")
    let second = link(LinkTarget(log, name: "second"), mode: nil)
    first.act = { _ in second.invalidate() }
    let firstLink = link(first)
    second.add(to: .main, forMode: .common)
    device.advance(by: 1.0 / 60)
    #expect(log.flush() == ["first"])
    firstLink.invalidate()
  }

  // MARK: Modes

  @Test(
    "R90: while a finger scrolls, links in the default mode do not fire, and links in the common modes do",
    arguments: [true, false])
  func scrolling(isCommon: Bool) {
    let link = link(mode: isCommon ? .common : .default)
    device.beginScrolling()
    #expect(ticks(in: 1) == (isCommon ? 60 : 0))
    device.endScrolling()
    #expect(ticks(in: 1) == 60)
    link.invalidate()
  }

  @Test("R90: a link in several modes fires once a frame")
  func severalModes() {
    let link = link(mode: .default)
    link.add(to: .main, forMode: .common)
    #expect(ticks(in: 1) == 60)
    link.remove(from: .main, forMode: .common)
    #expect(ticks(in: 1) == 60)
    link.invalidate()
  }

  @Test("R90: a paused link is silent and stays registered")
  func paused() {
    let link = link()
    link.isPaused = true
    #expect(ticks(in: 1) == 0)
    #expect(device.displayLinks.count == 1)
    link.isPaused = false
    #expect(ticks(in: 1) == 60)
    link.invalidate()
  }

  // MARK: Time stamps

  @Test("R91: before the first callback the values are 0")
  func untouched() {
    let link = link(mode: nil)
    #expect(link.timestamp == 0)
    #expect(link.targetTimestamp == 0)
    #expect(link.duration == 0)
  }

  @Test("R91, T18: duration is that of a frame of the screen, and the interval follows the link's own rate")
  func duration() {
    let target = LinkTarget(log)
    let link = link(target)
    link.preferredFramesPerSecond = 20
    var intervals: [TimeInterval] = []
    target.act = { intervals.append($0.targetTimestamp - $0.timestamp) }
    device.advance(by: 0.5)
    #expect(link.duration == 1.0 / 60)
    #expect(intervals.count == 10)
    #expect(intervals.allSatisfy { abs($0 - 1.0 / 20) < 1e-6 })
    link.invalidate()
  }

  @Test("R91: timestamps follow the frames")
  func timestamps() {
    let target = LinkTarget(log)
    let link = link(target)
    var timestamps: [TimeInterval] = []
    target.act = { timestamps.append($0.timestamp) }
    device.advance(by: 1)
    let steps = zip(timestamps.dropFirst(), timestamps).map(-)
    #expect(timestamps.count == 60)
    #expect(steps.allSatisfy { abs($0 - 1.0 / 60) < 1e-6 })
    link.invalidate()
  }

  @Test("R91: frames missed by a busy main thread are skipped, not queued")
  func missedFrames() {
    let link = link()
    device.advance(by: 0.1)
    device.blockMainThread(for: 1)
    _ = log.flush()
    device.turn()
    #expect(log.flush().count == 1)
    #expect((59...60).contains(ticks(in: 1)))
    link.invalidate()
  }

  // MARK: Rates

  @Test("R92: without a preference a link fires at the screen's maximum")
  func noPreference() {
    let link = link()
    #expect(link.preferredFramesPerSecond == 0)
    #expect(ticks(in: 1) == 60)
    link.invalidate()
  }

  @Test(
    "R92: the rate is a divisor of the maximum and never above it",
    arguments: [(60, 60), (30, 30), (20, 20), (15, 15), (10, 10), (1, 1), (120, 60), (31, 30), (13, 12), (58, 60)])
  func divisors(preferred: Int, actual: Int) {
    let link = link()
    link.preferredFramesPerSecond = preferred
    device.advance(by: 1)
    #expect(ticks(in: 2) == actual * 2)
    link.invalidate()
  }

  @Test("R93: of a frame rate range the preferred rate is used, and the default range is the maximum")
  func range() {
    let link = link()
    #expect(link.preferredFrameRateRange.maximum == CAFrameRateRange.default.maximum)
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 8, maximum: 15, preferred: 10)
    device.advance(by: 1)
    #expect(ticks(in: 2) == 20)
    link.preferredFrameRateRange = .default
    device.advance(by: 1)
    #expect(ticks(in: 1) == 60)
    link.invalidate()
  }

  @Test(
    "R94: on a ProMotion phone links stay at 60 unless the app's Info.plist allows more",
    arguments: [false, true])
  func proMotion(isUnlocked: Bool) {
    let device = HeadlessDevice(maximumFramesPerSecond: 120, disablesMinimumFrameDuration: isUnlocked)
    device.launch(showing: UIViewController())
    let link = link()
    #expect(UIScreen.main.maximumFramesPerSecond == 120)
    _ = log.flush()
    device.advance(by: 1)
    #expect(log.flush().count == (isUnlocked ? 120 : 60))
    link.invalidate()
  }

  // MARK: The app's state

  @Test("R95: links keep firing while the app is inactive")
  func inactive() {
    let link = link()
    device.openControlCenter()
    #expect(ticks(in: 1) == 60)
    link.invalidate()
  }

  @Test(
    "R95, W10, T18: in the background links are silent under one answer and fire under the other",
    arguments: [true, false])
  func background(pause: Bool) {
    device.weakRules.displayLinksPauseInBackground = pause
    device.suspendsInBackground = false
    let link = link()
    device.pressHome()
    device.advance(by: 1)
    #expect(ticks(in: 1) == (pause ? 0 : 60))
    device.openApp()
    device.advance(by: 1)
    #expect(ticks(in: 1) == 60)
    link.invalidate()
  }

  @Test("R95: links of a suspended process are silent under both answers", arguments: [true, false])
  func suspended(pause: Bool) {
    device.weakRules.displayLinksPauseInBackground = pause
    let link = link()
    device.pressHome()
    device.advance(by: 10)
    #expect(device.isSuspended)
    #expect(ticks(in: 10) == 0)
    link.invalidate()
  }
}
