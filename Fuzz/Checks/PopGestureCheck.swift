import Journey
import UIKit

/// The gesture that goes back has a delegate, UIKit's own or one of the app.
final class PopGestureCheck: FuzzCheck {
  func faultsAtRest(in app: FuzzedApp) -> [FuzzFault] {
    app.screens.compactMap { screen in
      guard let gesture = (screen as? UINavigationController)?.interactivePopGestureRecognizer, gesture.isEnabled,
        gesture.delegate == nil
      else { return nil }
      return FuzzFault(
        .popGesture, of: screen.typeName,
        """
        The interactivePopGestureRecognizer of \(screen.typeName) has no delegate: on a device a swipe on the first screen \
        leaves the stack without touches. Give it a delegate whose gestureRecognizerShouldBegin(_:) is false while there is one screen.
        """)
    }
  }
}
