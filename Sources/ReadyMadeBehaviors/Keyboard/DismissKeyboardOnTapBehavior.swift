import LifecycleBehaviors
import ScreenSupport
import UIKit

/// Dismisses the keyboard when the user taps the screen outside its fields and controls.
///
/// ```swift
/// addBehaviors([DismissKeyboardOnTapBehavior()])
/// ```
///
/// A tap recognizer on the screen's view ends editing. The delegate of the field may refuse that. The recognizer cancels no
/// touches, so rows are selected as usual, and gestures of the views inside have precedence. UIKit's fields and buttons do not
/// pass on their taps. A tap on a control of your own class triggers the control, and dismisses the keyboard, too. The
/// recognizer is on the view from `afterLoading` to `beforeDetaching`.
///
/// The behavior has no effect on a SwiftUI view. An issue is reported only if the `behaviors { … }` of the view lists the
/// behavior itself, and not for a behavior in a `BehaviorGroup`, a behavior with a filter such as `onlyFirstAppearance()`, or a
/// default behavior.
///
/// ## Topics
///
/// ### Creating a behavior
///
/// - ``init()``
public struct DismissKeyboardOnTapBehavior: ViewControllerLifecycleBehavior {
  /// Creates the behavior.
  public init() {}

  /// Creates the state of one attachment.
  /// - Returns: the recognizer.
  public func makeCoordinator() -> some AnyObject {
    TapOwner()
  }

  public func afterLoading(_ viewController: UIViewController, context: Context) {
    viewController.viewIfLoaded?.addGestureRecognizer(context.coordinator(as: TapOwner.self).tap)
  }

  public func beforeDetaching(_ viewController: UIViewController, context: Context) {
    viewController.viewIfLoaded?.removeGestureRecognizer(context.coordinator(as: TapOwner.self).tap)
  }
}

extension DismissKeyboardOnTapBehavior: WithoutEffectInSwiftUI {
  package static var remedy: String {
    """
    the controller that it receives has no size, so the user cannot tap there. Add the behavior to a UIKit screen that contains \
    the hosting controller as a child.
    """
  }
}

/// The recognizer on one screen. It ends editing as long as this object exists.
@MainActor
private final class TapOwner {
  private(set) lazy var tap = KeyboardDismissingTap(while: self)
}

/// A tap that ends editing in its view while its owner exists, and then removes itself with the next tap.
private final class KeyboardDismissingTap: UITapGestureRecognizer {
  // A recognizer does not retain its target.
  private let target: ActionTarget

  init(while owner: AnyObject) {
    target = ActionTarget { [weak owner] sender in
      guard let tap = sender as? UITapGestureRecognizer, let view = tap.view else { return }
      if owner == nil { view.removeGestureRecognizer(tap) } else { view.endEditing(false) }
    }
    super.init(target: target, action: ActionTarget.selector)
    cancelsTouchesInView = false
  }
}
