import UIKit

/// Dismisses the keyboard when the user taps the screen beside its fields and controls.
///
/// A tap recognizer on the screen's view asks the field that is being edited to end, which its delegate may refuse. It
/// cancels no touches, so rows are selected as without it, and gestures of the views inside go first. UIKit's own fields
/// and buttons keep their taps for themselves; a tap on a control of your own class acts and dismisses the keyboard. The
/// recognizer is there from `afterLoading` to `beforeDetaching`.
public struct DismissKeyboardOnTapBehavior: ViewControllerLifecycleBehavior {
  /// Makes the behavior. It has nothing to configure.
  public init() {}

  /// Makes the recognizer of one attachment.
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

/// The recognizer on one screen. It has an effect while this exists.
@MainActor
private final class TapOwner {
  private(set) lazy var tap = KeyboardDismissingTap(while: self)
}

/// A tap that ends editing in its view while its owner exists, and then removes itself with the next tap.
private final class KeyboardDismissingTap: UITapGestureRecognizer {
  // A recognizer does not keep its target.
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
