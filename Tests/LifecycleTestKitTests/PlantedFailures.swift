#if canImport(HeadlessDevice)
  import FocusBehavior
  import Foundation
  import LifecycleBehaviors
  import LifecycleTestKit
  import TestSupport
  import Testing
  import UIKit

  /// Tests that fail on purpose. Only `FailureTimelineTraitTests` has them run, in a process of its own.
  @MainActor
  @Suite(
    .attachesTimelineOnFailure, .serialized,
    .enabled(if: ProcessInfo.processInfo.environment["PLANTED_FAILURES"] != nil, "They fail on purpose."))
  struct PlantedFailures {
    struct Failure: Error {}

    private static var kept: LifecycleTestWindow?

    private func show(_ screen: UIViewController, then act: (LifecycleTestWindow) async throws -> Void) async rethrows {
      try await withLifecycleTestWindow { window in
        await window.show(screen)
        try await act(window)
      }
    }

    @Test("A sheet takes the focus")
    func sheet() async {
      let screen = SheetScreen()
      await show(screen) { window in
        window.device.advance(by: 1)
        await window.cover(with: QueueScreen(), style: .pageSheet)
        window.device.advance(by: 1)
        #expect(screen.screenFocus?.hasFocus == true)
      }
    }

    /// Its screen is still there in the next test.
    @Test func passing() async {
      await show(PassingScreen()) { window in Self.kept = window }
    }

    @Test func afterPassing() async {
      await show(LaterScreen()) { _ in Issue.record("It fails.") }
    }

    @Test func expected() async {
      await show(PassingScreen()) { _ in
        withKnownIssue { Issue.record("It is expected.") }
        #if compiler(>=6.3)
          Issue.record("A warning is no failure.", severity: .warning)
        #endif
      }
    }

    @Test func elsewhere() async {
      await show(LaterScreen()) { window in
        await recordOffMainActor()
        _ = await Task.detached { Issue.record("It is outside of all tasks.") }.value
        window.device.advance(by: 1)
      }
    }

    @Test func atTheEnd() {
      onAnotherThread { Issue.record("Nothing awaits after it.") }
    }

    @concurrent private nonisolated func recordOffMainActor() async {
      Issue.record("It is off the main actor.")
    }

    @Test func afterWindow() async {
      await show(LaterScreen()) { window in window.device.advance(by: 2) }
      Issue.record("The window is gone.")
    }

    @Test func throwing() async throws {
      try await show(LaterScreen()) { _ in throw Failure() }
    }

    @Test func requiring() async throws {
      try await show(LaterScreen()) { window in _ = try #require(window.window.rootViewController?.title) }
    }

    @Test(arguments: ["a", "b"]) func cases(name: String) async {
      await show(LaterScreen()) { _ in Issue.record("Case \(name)") }
    }

    @Test func withoutScreen() {
      Issue.record("Nothing was shown.")
    }

    #if compiler(>=6.3)
      @Test func cancelled() async throws {
        try await show(LaterScreen()) { _ in try Test.cancel("It is no failure.") }
      }
    #endif

    @Test(.failsOnLifecycleIssues) func mistake() async {
      await show(LaterScreen()) { window in
        await withCheckedContinuation { done in
          DispatchQueue.main.async {
            MainActor.assumeIsolated { _ = UIViewController().addBehaviors([]) }
            done.resume()
          }
        }
      }
    }
  }

  private class ScreenWithFocus: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      addBehaviors([FocusBehavior { _ in }])
    }
  }

  private final class SheetScreen: ScreenWithFocus {}
  private final class QueueScreen: ScreenWithFocus {}
  private final class PassingScreen: ScreenWithFocus {}
  private final class LaterScreen: ScreenWithFocus {}
#endif
