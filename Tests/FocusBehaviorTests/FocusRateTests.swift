import FocusBehavior
import Foundation
import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// The rate of the display link.
@MainActor
@Suite(.everyAnswer)
struct FocusRateTests {
  let log = LifecycleTranscript()

  private func launch(_ rates: [Double], maximum: Int) -> HeadlessDevice {
    let device = HeadlessDevice(maximumFramesPerSecond: maximum)
    let root = UIViewController()
    root.loadViewIfNeeded()
    for rate in rates {
      root.embed(FocusScreen("A", in: log, on: device, sampling: .displayLink(framesPerSecond: rate)))
    }
    device.launch(showing: root)
    device.advance(by: 1.01)
    return device
  }

  private func ranges(_ device: HeadlessDevice) -> [[Float?]] {
    device.displayLinks.map {
      [$0.preferredFrameRateRange.minimum, $0.preferredFrameRateRange.maximum, $0.preferredFrameRateRange.preferred]
    }
  }

  @Test("When a screen is not watched any more, the link runs at the rate of the others, and pauses without any")
  func others() {
    let device = launch([10, 30, 10], maximum: 60)
    let screens = device.keyWindow?.rootViewController?.children.compactMap { $0 as? FocusScreen } ?? []
    var rates: [Float?] = []
    for screen in screens.reversed() {
      screen.attachment?.remove(silently: true)
      device.turn()
      rates.append(device.displayLinks.first?.preferredFrameRateRange.maximum)
    }
    #expect(rates == [30, 10, 10])
    #expect(device.displayLinks.map(\.isPaused) == [true])
  }

  @Test(
    "A rate above that of the display is that of the display",
    arguments: [(120, 60), (61, 60), (1000, 120), (1e300, 60), (120, 120), (61, 61)])
  func clamped(rate: Double, maximum: Int) {
    let expected = Float(maximum)
    #expect(ranges(launch([rate], maximum: maximum)) == [[expected, expected, expected]])
  }

  @Test(
    "A change is noticed with the next frame of the requested rate, no sooner",
    arguments: [1, 4, 10, 20, 30, 60])
  func samples(rate: Double) {
    let device = launch([rate], maximum: 60)
    _ = log.flush()
    device.keyWindow?.rootViewController?.present(UIViewController(), animated: false)
    device.advance(by: 1)
    let lines = log.flush()
    #expect(lines.count == 1)
    let time = lines.first.flatMap { Double($0.prefix { $0 != " " }) } ?? 0
    #expect(abs(time - 1 - 1 / rate) < 0.011, "\(lines)")
  }
}
