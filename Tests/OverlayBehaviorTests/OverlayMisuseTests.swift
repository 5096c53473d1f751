import Testing
import UIKit

@testable import OverlayBehavior

@MainActor
struct OverlayMisuseTests {
  @Test("A duration that is no number of seconds from 0 up is refused")
  func duration() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = OverlayTransition(duration: -0.1, hidden: { _ in }, shown: { _ in })
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = OverlayTransition(duration: .infinity, hidden: { _ in }, shown: { _ in })
    }
  }

  @Test("A check interval that is not positive is refused")
  func interval() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = OverlayController(configuration: OverlayConfiguration(checkInterval: 0)) { _ in UIViewController() }
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = OverlayBehavior(while: { true }, configuration: OverlayConfiguration(checkInterval: .nan)) { _ in
        UIViewController()
      }
    }
  }

  @Test("A failure limit that is not positive is refused")
  func failureLimit() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = OverlayController(configuration: OverlayConfiguration(failureLimit: 0)) { _ in UIViewController() }
    }
  }

  @Test("A window level that is not above alerts is refused")
  func level() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = OverlayController(configuration: OverlayConfiguration(windowLevel: .alert)) { _ in UIViewController() }
    }
  }
}
