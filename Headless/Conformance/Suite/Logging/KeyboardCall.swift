import UIKit

/// A notification of the keyboard.
enum KeyboardCall: String, CaseIterable {
  case willChangeFrame
  case willShow
  case willHide
  case didChangeFrame
  case didShow
  case didHide

  var notification: Notification.Name {
    switch self {
    case .willChangeFrame: UIResponder.keyboardWillChangeFrameNotification
    case .willShow: UIResponder.keyboardWillShowNotification
    case .willHide: UIResponder.keyboardWillHideNotification
    case .didChangeFrame: UIResponder.keyboardDidChangeFrameNotification
    case .didShow: UIResponder.keyboardDidShowNotification
    case .didHide: UIResponder.keyboardDidHideNotification
    }
  }
}

extension ConformanceRun {
  /// Writes from now on `keyboard.willShow` and so on, each once: UIKit may repeat them. The case needs `.keyboard`.
  func writeKeyboard(_ calls: KeyboardCall...) {
    for call in calls {
      observe(call.notification) { [weak self] _ in
        if let self, !lines.contains("keyboard.\(call)") { log("keyboard.\(call)") }
      }
    }
  }

  /// Waits until the keyboard has begun and ended its movement. Another process shows it, which may begin late.
  func settleKeyboard() async {
    await wait(0.5)
    await settle()
  }
}
