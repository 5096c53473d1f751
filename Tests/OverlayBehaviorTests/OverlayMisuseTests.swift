import TestSupport
import Testing
import UIKit

@testable import OverlayBehavior

/// Preconditions are checked where a value is written, and the message says what to write.
struct OverlayMisuseTests {
  @Test("A duration that is not a number of seconds from 0 up is refused")
  func duration() async {
    for value in ["-0.1", "inf", "nan"] {
      expectMessage(
        "OverlayTransition.duration must be finite seconds from 0 up, got \(value). Write 0 for no animation.",
        of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          [value = value as String] in
          _ = OverlayTransition(duration: Double(value)!, hidden: { _ in }, shown: { _ in })
        })
    }
  }

  @Test("A check interval that is not a number of seconds from 0.01 up is refused: when made and when set")
  func interval() async {
    for value in ["-1.0", "0.0", "0.001", "nan", "inf"] {
      let message = """
        OverlayConfiguration.checkInterval must be finite seconds from 0.01 up, got \(value). Write 5, the default, \
        and call setNeedsCheck() where the condition is to be read at once.
        """
      expectMessage(
        message,
        of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          [value = value as String] in
          _ = OverlayConfiguration(checkInterval: Double(value)!)
        })
      expectMessage(
        message,
        of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          [value = value as String] in
          var configuration = OverlayConfiguration()
          configuration.checkInterval = Double(value)!
        })
    }
  }

  @Test("A failure limit that is not positive is refused: when made and when set")
  func failureLimit() async {
    for value in [0, -1] {
      let message = """
        OverlayConfiguration.failureLimit must be positive, got \(value). Write 1 to hide or keep the overlay at the \
        first failed check.
        """
      expectMessage(
        message,
        of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [value = value as Int] in
          _ = OverlayConfiguration(failureLimit: value)
        })
      expectMessage(
        message,
        of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [value = value as Int] in
          var configuration = OverlayConfiguration()
          configuration.failureLimit = value
        })
    }
  }

  @Test("A window level that is not above alerts, or is not a number, is refused: when made and when set")
  func level() async {
    for value in ["2000.0", "-1.0", "nan", "inf"] {
      let message = """
        OverlayConfiguration.windowLevel must be finite and above UIWindow.Level.alert (2000.0), got \(value). Write \
        UIWindow.Level(rawValue: UIWindow.Level.alert.rawValue + 1), the default.
        """
      expectMessage(
        message,
        of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          [value = value as String] in
          _ = OverlayConfiguration(windowLevel: UIWindow.Level(rawValue: Double(value)!))
        })
      expectMessage(
        message,
        of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          [value = value as String] in
          var configuration = OverlayConfiguration()
          configuration.windowLevel = UIWindow.Level(rawValue: Double(value)!)
        })
    }
  }

  @Test("R125: one view controller as the content in two scenes is refused")
  func sharedContent() async {
    expectMessage(
      """
      The content closure of an overlay returned a UIViewController that is already the child of another controller, \
      for example because it is shown in another scene. Make a new view controller in each call.
      """,
      of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let app = CoveredApp()
          _ = app.connectScene("second")
          let content = UIViewController()
          let overlay = app.overlay(content: { _ in content })
          app.goOffline()
          withExtendedLifetime(overlay) {}
        }
      })
  }

  @Test("The limits themselves are accepted")
  func limits() {
    var configuration = OverlayConfiguration(
      windowLevel: UIWindow.Level(rawValue: 2000.5), checkInterval: 0.01, failureLimit: 1)
    configuration.checkInterval = 1_000_000
    #expect(configuration.checkInterval == 1_000_000)
  }
}
