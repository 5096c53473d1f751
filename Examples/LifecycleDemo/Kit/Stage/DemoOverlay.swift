import OverlayBehavior
import UIKit

/// The overlay that a journey shows and hides: it stands for whatever an app may put over everything.
@MainActor
final class DemoOverlay {
  private let controller: OverlayController
  private let condition: OverlayCondition
  private let answer: Answer

  private final class Answer {
    var isShown = false
  }

  init(_ report: Report) {
    let answer = Answer()
    let condition = OverlayCondition(isCheckedWhileHidden: false) { answer.isShown }
    self.answer = answer
    self.condition = condition
    controller = OverlayController(
      while: condition,
      configuration: OverlayConfiguration(eventHandler: { event in report(.overlay, "overlay", event.name) })
    ) { _ in UIViewController() }
  }

  /// Whether the journey has shown it and not hidden it.
  var isWanted: Bool { answer.isShown }

  /// Whether it covers the screens, coming and going included.
  var isShown: Bool { controller.isShown }

  func setShown(_ isShown: Bool) {
    answer.isShown = isShown
    condition.setNeedsCheck()
  }
}
