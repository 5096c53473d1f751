import LifecycleBehaviors
import ScreenSupport
import UIKit

/// The window of an overlay. Its class distinguishes it from the app's own windows.
final class OverlayWindow: UIWindow {
  override init(windowScene: UIWindowScene) {
    super.init(windowScene: windowScene)
  }

  /// Gives the window the size of its scene, as UIKit does too. On iOS 26 a window that is created in landscape
  /// probably starts with the frame of portrait. A window whose size differs from that of its scene does not rotate with it.
  func fillScene() {
    guard let bounds = windowScene?.coordinateSpace.bounds, !bounds.isEmpty, frame != bounds else { return }
    frame = bounds
  }

  @available(*, unavailable, message: "The window of an overlay is made for a scene")
  required init?(coder: NSCoder) {
    fatalError("OverlayWindow is not made from an archive")
  }
}
