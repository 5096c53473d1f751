#if canImport(HeadlessDevice)
  import FocusBehavior
  import HeadlessDevice
  import LifecycleBehaviors
  import TestSupport
  import Testing
  import UIKit

  @testable import LifecycleTestKit

  /// The time from a test's calls to the next frame is none of its facts.
  @MainActor
  @Suite(.everyAnswer)
  struct FramePhaseTests {
    /// What takes the focus of a screen, and gives it back.
    enum Cover: CaseIterable {
      case sheet, alert, fullScreen, push

      @MainActor
      func come(_ window: LifecycleTestWindow, _ navigation: UINavigationController) async {
        switch self {
        case .sheet: await window.cover(style: .pageSheet)
        case .alert:
          await window.cover(with: UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert))
        case .fullScreen: await window.cover(style: .fullScreen)
        case .push:
          navigation.pushViewController(UIViewController(), animated: true)
          await window.settle()
        }
      }

      @MainActor
      func leave(_ window: LifecycleTestWindow, _ navigation: UINavigationController) async {
        guard self == .push else { return await window.uncover() }
        navigation.popViewController(animated: true)
        await window.settle()
      }
    }

    nonisolated static let phases = [0, 0.1, 0.5, 0.9].map { $0 / 60 }

    private let log = LifecycleTranscript()

    private func screen(_ options: FocusOptions = .attention) -> Screen {
      Screen([FocusBehavior(options) { [log] in log.record($0.hasFocus ? "gained" : "lost") }])
    }

    /// 0.3 s: the display link runs still. 2 s: it is paused.
    @Test(
      "What a call of the window has led to is reported when it returns, at each phase of the frame",
      arguments: Cover.allCases, [0.3, 2].flatMap { time in phases.map { time + $0 } })
    func everyPhase(cover: Cover, time: Double) async {
      await withLifecycleTestWindow { window in
        let navigation = UINavigationController(rootViewController: screen())
        await window.show(navigation)
        #expect(log.flush() == ["gained"])
        window.device.advance(by: time)
        await cover.come(window, navigation)
        #expect(log.flush() == ["lost"])
        window.device.advance(by: time)
        await cover.leave(window, navigation)
        #expect(log.flush() == ["gained"])
        await window.hide()
        #expect(log.flush() == ["lost"])
      }
    }

    @Test("A screen that its app samples by hand is not sampled by the window")
    func manual() async {
      await withLifecycleTestWindow { window in
        await window.show(screen(.attention.sampled(.manual)))
        #expect(log.flush() == ["gained"])
        window.device.advance(by: 0.3)
        await window.cover(style: .pageSheet)
        #expect(log.flush() == [])
        FocusSampling.sampleNow()
        #expect(log.flush() == ["lost"])
      }
    }

    @Test("A screen with a slow display link of its own is sampled too")
    func slowLink() async {
      await withLifecycleTestWindow { window in
        await window.show(screen(.attention.sampled(.displayLink(framesPerSecond: 1))))
        #expect(log.flush() == ["gained"])
        await window.cover(style: .pageSheet)
        #expect(log.flush() == ["lost"])
      }
    }
  }
#endif
