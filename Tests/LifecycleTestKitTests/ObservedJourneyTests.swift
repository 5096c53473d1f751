#if canImport(HeadlessDevice) && compiler(>=6.2)
  import FocusBehavior
  import HeadlessDevice
  import LifecycleBehaviors
  import TestSupport
  import Testing
  import UIKit

  @testable import LifecycleTestKit

  /// A trait that only observes changes no result.
  @MainActor
  @Suite(.oneDevice)
  struct ObservedJourneyTests {
    @Test(
      "A journey has the same changes of focus whether a trait records it for the case of a failure or not",
      arguments: [0, 0.5].map { $0 / 60 })
    func observed(phase: Double) async {
      let (plain, observed) = (await journey(phase), await journey(phase, isObserved: true))
      #expect(plain.count > 20)
      #expect(observed == plain)
    }

    /// - Returns: the changes, with the time of each.
    private func journey(_ phase: Double, isObserved: Bool = false) async -> [String] {
      let watch = isObserved ? FailureWatch() : nil
      defer { withExtendedLifetime(watch) {} }
      return await withLifecycleTestWindow { window in
        let (device, log) = (window.device, LifecycleTranscript())
        @MainActor func screen(_ name: String, _ options: FocusOptions) -> Screen {
          Screen([
            FocusBehavior(options) { [weak device] change in
              let time = device.map { Int(($0.now * 1000).rounded()) } ?? 0
              log.record("\(time) \(name) \(change.hasFocus ? "gained" : "lost") \(change.reason)")
            }
          ])
        }
        let player = screen("player", .media)
        let navigation = UINavigationController(rootViewController: player)
        let tabs = UITabBarController()
        tabs.viewControllers = [
          navigation, screen("by hand", .attention.sampled(.manual)),
          screen("slow", .attention.sampled(.displayLink(framesPerSecond: 10))), Screen([]),
        ]
        await window.show(tabs)
        for tab in 0..<3 {
          tabs.selectedIndex = tab
          device.advance(by: 0.4 + phase)
          for animated in [true, false] {
            // Shorter than a frame.
            tabs.present(Screen([RecordingBehavior("sheet", in: LifecycleTranscript())]), animated: false)
            device.advance(by: 0.004)
            tabs.dismiss(animated: false)
            device.advance(by: 0.004)
            await window.cover(with: screen("sheet", .analytics), style: .pageSheet, animated: animated)
            device.advance(by: phase)
            await window.uncover(animated: animated)
            await window.cover(
              with: UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert), animated: animated)
            device.advance(by: 1.2)
            await window.uncover(animated: animated)
            await window.cover(animated: animated)
            await window.uncover(animated: animated)
            tabs.selectedIndex = 0
            navigation.pushViewController(screen("detail", .attention), animated: animated)
            device.advance(by: 0.1 + phase)
            await window.settle()
            device.pressHome()
            device.advance(by: 3)
            device.openApp()
            navigation.popViewController(animated: animated)
            await window.settle()
            tabs.selectedIndex = tab
          }
        }
        return log.flush()
      }
    }
  }
#endif
