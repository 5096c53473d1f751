import OverlayBehavior
import UIKit

/// The overlay that a journey shows and hides, as an app may show one over everything.
@MainActor
final class DemoOverlay {
  private let report: Report
  private let example: ExampleApp
  private let request = Request()
  /// Made when the overlay is first shown in a process.
  private var shown: (condition: OverlayCondition, controller: OverlayController)?

  private final class Request {
    var isShown = false
  }

  /// - Parameters:
  ///   - report: receives what happens to it.
  ///   - example: the example app. While it runs, its own wall takes the place of this overlay.
  init(_ report: Report, example: ExampleApp) {
    self.report = report
    self.example = example
  }

  /// Whether the journey has shown it and not hidden it.
  var isRequested: Bool { request.isShown }

  /// Whether it covers the screens, also while it is about to be shown or hidden.
  var isShown: Bool { example.isWallShown || shown?.controller.isShown == true }

  func setShown(_ isShown: Bool) {
    request.isShown = isShown
    if example.isRunning { return example.setOffline(isShown) }
    let shown = self.shown ?? make()
    self.shown = shown
    shown.condition.setNeedsCheck()
  }

  /// The process has ended.
  func end() {
    request.isShown = false
    shown = nil
  }

  private func make() -> (condition: OverlayCondition, controller: OverlayController) {
    let condition = OverlayCondition(isCheckedWhileHidden: false) { [request] in request.isShown }
    let controller = OverlayController(
      while: condition,
      options: OverlayOptions(eventHandler: { [report] event in report(.overlay, event.name, of: "overlay") })
    ) { _ in UIViewController() }
    return (condition, controller)
  }
}
