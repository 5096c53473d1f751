import HeadlessDevice
import Journey
import UIKit

/// An app in front has a key window that is visible, shows a screen, and has the keyboard only for what is on screen.
final class WindowCheck: FuzzCheck {
  func faultsAtRest(in app: FuzzedApp) -> [FuzzFault] {
    guard let window = app.device.keyWindow else {
      return [FuzzFault(.keyWindow, of: "none", "The app is in front and has no key window.")]
    }
    if window.isHidden {
      return [FuzzFault(.keyWindow, of: "hidden", "The key window is hidden: \(window.rootName) is its root.")]
    }
    if app.visibleScreen == nil { return [FuzzFault(.launch, of: "none", "The key window shows no screen.")] }
    guard app.device.keyboardFrame != nil else { return [] }
    let editing = app.device.world.keyboard.client as? UIView
    guard let editing, editing.window == nil else { return [] }
    return [
      FuzzFault(
        .keyboard, of: "\(type(of: editing))", "The keyboard is shown for a \(type(of: editing)) that is in no window.")
    ]
  }
}

extension UIWindow {
  fileprivate var rootName: String { rootViewController?.typeName ?? "nothing" }
}
