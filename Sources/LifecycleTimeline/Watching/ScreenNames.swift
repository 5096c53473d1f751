import FocusBehavior
import LifecycleBehaviors
import ScreenSupport
import UIKit

/// The names of screens and fields. Contains nothing that the user sees or types.
@MainActor
struct ScreenNames {
  let objects: ObjectNames
  /// Names a screen; nil for its class.
  let chosen: (@MainActor (UIViewController) -> String?)?

  func name(of screen: UIViewController) -> String {
    objects.name(of: screen, title: title(of: screen))
  }

  private func title(of screen: UIViewController) -> String {
    let title = screen.screenName(chosenBy: chosen)
    if !title.allSatisfy(\.isWhitespace) { return title }
    LifecycleIssue.reportEmptyName(of: screen, givenBy: "The closure nameOfScreen of a TimelineRecorder")
    return screen.className
  }

  /// The screen that the user sees in what covers another one; nil when it has been deallocated.
  func name(of cover: FocusCover) -> String? {
    cover.viewController.map { name(of: $0.visibleScreen) }
  }

  /// The identifier that the app has given to the field, for its tests or for restoring it, or its class.
  func name(of field: UIView) -> String {
    objects.name(of: field, title: field.accessibilityIdentifier ?? String(describing: type(of: field)))
  }
}
