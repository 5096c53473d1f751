import UIKit

extension WindowFacts {
  /// Reads the facts off a live window; whether it was key is known to whoever remembers.
  @MainActor
  init(of window: UIWindow) {
    isOverlay = window is OverlayWindow
    isSystem = window.isSystemWindow
    isVisible = !window.isHidden
    if #available(iOS 15.0, tvOS 15.0, *) { canBecomeKey = window.canBecomeKey }
    level = window.windowLevel.rawValue
  }
}

extension UIWindow {
  /// The keyboard's windows and others like it are of UIKit's own subclasses.
  fileprivate var isSystemWindow: Bool {
    let uiKit = Bundle(for: UIWindow.self)
    guard uiKit.bundleIdentifier?.hasPrefix("com.apple.") == true else { return false }
    return type(of: self) != UIWindow.self && Bundle(for: type(of: self)) == uiKit
  }
}

extension UIWindowScene {
  /// The controller that would be asked about the system's bars if no overlay stood in the scene.
  var controllerUnderOverlay: UIViewController? {
    let windows = windows
    return KeyWindowRules.heir(of: windows.map { WindowFacts(of: $0) })
      .flatMap { windows[$0].rootViewController?.askedAboutBars }
  }
}
