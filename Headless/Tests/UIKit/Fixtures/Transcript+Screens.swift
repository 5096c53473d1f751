import HeadlessDevice
import HeadlessTestSupport
import UIKit

extension Transcript {
  /// A screen that writes its callbacks here.
  func screen(_ name: String) -> LoggedViewController {
    LoggedViewController(name, in: self)
  }

  /// Launches the app with a new screen and empties the transcript.
  func shownScreen(_ name: String, on device: HeadlessDevice) -> LoggedViewController {
    let screen = screen(name)
    device.launch(showing: screen)
    flush()
    return screen
  }

  /// Adds a new child to a shown controller, lets it appear and empties the transcript.
  func shownChild(_ name: String, of parent: UIViewController, on device: HeadlessDevice) -> LoggedViewController {
    let child = screen(name)
    parent.embed(child)
    device.turn()
    flush()
    return child
  }

  /// Removes all lines.
  /// - Returns: the lines without `viewIsAppearing`, for transcripts of several screens whose rule leaves open where
  ///   it falls among the callbacks of other screens.
  func flushWithoutIsAppearing() -> [String] {
    flush().filter { !$0.contains(".iA") }
  }
}

extension LoggedViewController {
  /// Runs `body` inside the next callback of that name, and in no later one.
  func once(inside callback: String, _ body: @escaping @MainActor (LoggedViewController) -> Void) {
    inside[callback] = { screen in
      screen.inside[callback] = nil
      body(screen)
    }
  }
}

extension UIWindow {
  /// The key window of a scene, as an app makes it when the scene connects.
  static func key(in scene: UIWindowScene, showing root: UIViewController? = nil) -> UIWindow {
    let window = UIWindow(windowScene: scene)
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
  }
}

/// A root view that calls a closure when it has laid out its subviews.
final class LoggedView: UIView {
  var didLayOut: () -> Void = {}

  override func layoutSubviews() {
    super.layoutSubviews()
    didLayOut()
  }
}
