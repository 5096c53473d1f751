import HeadlessDevice
import LifecycleTestKit
import SwiftUI
import TestSupport

/// A SwiftUI view in a hosting controller of its own, pushed in an app, and what a user and the app do with it.
@MainActor
struct HostedView<Content: View> {
  let device = HeadlessDevice().drivingLifecycleTime()
  let nav = UINavigationController(rootViewController: UIViewController())
  let controller: UIHostingController<Content>

  init(_ view: Content) {
    controller = UIHostingController(rootView: view)
    device.launch(showing: nav)
    nav.pushViewController(controller, animated: true)
    device.advance(by: 1)
  }

  /// The text fields and text views, from top to bottom.
  var fields: [UIView] { controller.rows.filter { $0 is UITextField || $0 is UITextView } }

  /// The index in ``fields`` of the one that has the keyboard.
  var edited: Int? { fields.firstIndex(where: \.isFirstResponder) }

  /// The titles of the rows that have one.
  var texts: [String] { controller.rows.compactMap { ($0 as? Row)?.title } }

  // MARK: What happens

  /// - Returns: whether a row of that title was tapped.
  @discardableResult
  func tap(_ title: String) -> Bool {
    controller.rows.first { ($0 as? Row)?.title == title }.map { device.tap($0) } ?? false
  }

  /// Pushes another screen over the view.
  func pushOver() {
    nav.pushViewController(UIViewController(), animated: false)
    device.advance(by: 1)
  }

  func pop(animated: Bool = false) {
    nav.popViewController(animated: animated)
    device.advance(by: 1)
  }

  /// Goes to the home screen, where the app is suspended, and opens it again.
  func suspend(for seconds: Double) {
    device.pressHome()
    device.suspend(for: seconds)
    device.openApp()
    device.advance(by: 1)
  }
}
