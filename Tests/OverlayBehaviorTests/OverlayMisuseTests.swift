import TestSupport
import Testing
import UIKit

@testable import OverlayBehavior

/// Preconditions are checked where a value is written, and the message says what to write.
struct OverlayMisuseTests {
  /// A property of options, by name.
  private enum Property: String, Codable {
    case checkInterval, failureLimit, windowLevel

    func make(_ value: Double) -> OverlayOptions {
      switch self {
      case .checkInterval: OverlayOptions(checkInterval: value)
      case .failureLimit: OverlayOptions(failureLimit: Int(value))
      case .windowLevel: OverlayOptions(windowLevel: UIWindow.Level(rawValue: value))
      }
    }

    func set(_ value: Double, in options: inout OverlayOptions) {
      switch self {
      case .checkInterval: options.checkInterval = value
      case .failureLimit: options.failureLimit = Int(value)
      case .windowLevel: options.windowLevel = UIWindow.Level(rawValue: value)
      }
    }
  }

  /// Expects that each value is refused: when options are made with it and when it is set.
  private func expectRefusal(of property: Property, _ values: [String], message: (_ value: String) -> String) async {
    for value in values {
      expectMessage(
        message(value),
        of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          [property = property as Property, value = value as String] in
          _ = property.make(Double(value)!)
        })
      expectMessage(
        message(value),
        of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          [property = property as Property, value = value as String] in
          var options = OverlayOptions()
          property.set(Double(value)!, in: &options)
        })
    }
  }

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
    await expectRefusal(of: .checkInterval, ["-1.0", "0.0", "0.001", "nan", "inf"]) { value in
      """
      OverlayOptions.checkInterval must be finite seconds from 0.01 up, got \(value). Write 5, the default, \
      and call setNeedsCheck() where the condition is to be read at once.
      """
    }
  }

  @Test("A failure limit that is not positive is refused: when made and when set")
  func failureLimit() async {
    await expectRefusal(of: .failureLimit, ["0", "-1"]) { value in
      """
      OverlayOptions.failureLimit must be positive, got \(value). Write 1 to hide or keep the overlay at the \
      first failed check.
      """
    }
  }

  @Test("A window level that is not above alerts, or is not a number, is refused: when made and when set")
  func level() async {
    await expectRefusal(of: .windowLevel, ["2000.0", "-1.0", "nan", "inf"]) { value in
      """
      OverlayOptions.windowLevel must be finite and above UIWindow.Level.alert (2000.0), got \(value). Write \
      UIWindow.Level(rawValue: UIWindow.Level.alert.rawValue + 1), the default.
      """
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
    var options = OverlayOptions(
      windowLevel: UIWindow.Level(rawValue: 2000.5), checkInterval: 0.01, failureLimit: 1)
    options.checkInterval = 1_000_000
    #expect(options.checkInterval == 1_000_000)
  }
}
