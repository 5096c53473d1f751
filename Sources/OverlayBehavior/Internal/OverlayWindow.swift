import UIKit

/// The window of an overlay; its class tells it from the app's own windows.
final class OverlayWindow: UIWindow {
  override init(windowScene: UIWindowScene) {
    super.init(windowScene: windowScene)
  }

  @available(*, unavailable, message: "The window of an overlay is made for a scene")
  required init?(coder: NSCoder) {
    fatalError("OverlayWindow is not made from an archive")
  }
}
