import UIKit

// R159: WebKit shows the full screen of a page in a window of its own.

extension HeadlessDevice {
  /// The part of a web page that is shown in full screen.
  public enum WebFullScreen: Sendable {
    /// An element, by `requestFullscreen()`: WebKit presents a controller of its own in the window.
    case element
    /// A video, as an iPhone plays each without `playsinline`: the window's root contains AVKit's player.
    case video
  }

  /// A web page on a screen enters full screen.
  ///
  /// - Parameters:
  ///   - content: what of the page is shown.
  ///   - view: the web view, which any view of a screen stands for.
  /// - Returns: the window, a plain `UIWindow`, visible and key in the scene of the view. Nil if the view is in no window, or
  ///   the process does not run.
  @discardableResult
  public func enterWebFullScreen(_ content: WebFullScreen, from view: UIView) -> UIWindow? {
    guard !isSuspended, let scene = view.window?.windowScene else { return nil }
    return act {
      let window = UIWindow.webFullScreen(ofVideo: content == .video, in: scene)
      windows.append(window)
      return window
    }
  }

  /// The page leaves full screen.
  /// - Parameter window: the window that ``enterWebFullScreen(_:from:)`` has returned.
  public func leaveWebFullScreen(_ window: UIWindow) {
    guard !isSuspended, let root = window.rootViewController, root.presentedViewController != nil else {
      return close(window)
    }
    // WebKit hides the window in the completion.
    root.dismiss(animated: true) { self.close(window) }
    finishTransitions()
  }
}
