import FocusBehavior
import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// Behaviors that were added before the app was launched, as in a test that makes its screen before its device.
@MainActor
@Suite(.oneDevice)
struct FocusEarlyTests {
  private let log = LifecycleTranscript()

  private func screen(_ name: String, _ options: FocusOptions = .attention) -> UIViewController {
    let screen = UIViewController()
    screen.loadViewIfNeeded()
    screen.addBehaviors([
      FocusBehavior(options) { [log] change in
        log.record("\(name) \(change.kind) \(change.reason.name) \(change.previousDuration) \(change.totalFocused)")
      }
    ])
    return screen
  }

  @Test(
    "A screen is watched by the app in which it appears, on the clocks of that app",
    arguments: [nil, FocusSampling.displayLink(framesPerSecond: 60)])
  func addedBeforeTheLaunch(sampling: FocusSampling?) {
    let earlier = HeadlessDevice()
    earlier.launchAndSettle(showing: UIViewController())
    earlier.advance(by: 100)
    let early = screen("A", .attention.sampled(sampling))
    #expect(early.screenFocus?.hasFocus == false)

    let device = HeadlessDevice()
    device.launch(showing: early)
    device.advance(by: 5)
    #expect(log.flush() == ["A gained appeared 0.0 0.0"])
    early.present(UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert), animated: false)
    device.advance(by: 2)
    early.dismiss(animated: false)
    device.advance(by: 1)
    let lines = log.flush().map { $0.split(separator: " ") }
    #expect(lines.map { $0[1...2].joined(separator: " ") } == ["lost alert", "gained uncovered"])
    // Looked at ten times a second, a change is noticed up to a tenth of a second late.
    #expect(lines.compactMap { Double($0[3]) }.map { $0.rounded() } == [5, 2])
    #expect(early.screenFocus.map { ($0.totalFocused + $0.totalUnfocused).rounded() } == 8)
    withExtendedLifetime(earlier) {}
  }

  @Test("A screen that had focus when its app ended gains it anew in the next app")
  func shownAgain() {
    let early = screen("A")
    var window: UIWindow?
    do { window = HeadlessDevice().launchAndSettle(showing: early) }
    #expect(log.flush() == ["A gained appeared 0.0 0.0"])
    window?.rootViewController = nil
    window = nil
    let device = HeadlessDevice()
    device.launchAndSettle(showing: early)
    #expect(log.flush() == ["A gained appeared 0.0 0.0"])
  }

  @Test("A screen with focus whose app has ended reports nothing to the next one, and neither does its release")
  func endedApp() {
    weak var released: UIViewController?
    var earlier: HeadlessDevice? = HeadlessDevice()
    do {
      let old = screen("A")
      released = old
      earlier?.launchAndSettle(showing: old)
    }
    #expect(log.flush().count == 1)
    let device = HeadlessDevice()
    device.launchAndSettle(showing: screen("B"))
    #expect(released != nil)
    earlier = nil
    #expect(released == nil)
    device.openControlCenter()
    device.advance(by: 1)
    #expect(log.flush().map { $0.prefix(6) } == ["B gain", "B lost"])
  }
}
