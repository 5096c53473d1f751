import UIKit

/// The window of an overlay; its class tells it from the app's own windows.
final class OverlayWindow: UIWindow {
  override init(windowScene: UIWindowScene) {
    super.init(windowScene: windowScene)
  }

  /// Gives the window the size of its scene, which UIKit does too. On iOS 26 a window that is made in landscape is believed
  /// to start with the frame of portrait; a window of another size than its scene does not follow it when it turns.
  func fillScene() {
    guard let bounds = windowScene?.coordinateSpace.bounds, !bounds.isEmpty, frame != bounds else { return }
    frame = bounds
  }

  @available(*, unavailable, message: "The window of an overlay is made for a scene")
  required init?(coder: NSCoder) {
    fatalError("OverlayWindow is not made from an archive")
  }
}
