import HeadlessDevice
import HeadlessTestSupport
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

  @Test("R174: another thread reads the properties of a link")
  func readOffMainThread() {
    let link = link()
    link.preferredFramesPerSecond = 30
    device.advance(by: 1)
    nonisolated(unsafe) let read = link
    nonisolated(unsafe) var values: [Double] = []
    onAnotherThread {
      values = [
        read.timestamp, read.targetTimestamp - read.timestamp, read.duration, Double(read.preferredFramesPerSecond),
        read.isPaused ? 1 : 0,
      ]
    }
    #expect(values.map { ($0 * 1000).rounded() } == [1000, 33, 17, 30_000, 0])
    link.invalidate()
  }

  @Test("A selector is made on any thread")
  nonisolated func selector() async {
    let selector = Selector(LinkTarget.tick)
    await MainActor.run { CADisplayLink(target: LinkTarget(Transcript()), selector: selector).invalidate() }
  }

  // MARK: Life

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

  @Test("R89: a link that is invalidated, in its own call too, fires no more, whatever is set afterwards")
  func invalidated() {
    let target = LinkTarget(log)
    target.act = { $0.invalidate() }
    let link = link(target)
    #expect(ticks(in: 1) == 1)
    link.invalidate()
    link.add(to: .main, forMode: .common)
    link.isPaused = false
    #expect(ticks(in: 1) == 0)
    #expect(device.displayLinks.isEmpty)
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

  // MARK: Rates

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
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 60)
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
}
