/// One move of the keyboard, up, down or to another height, with its notifications (R101).
@MainActor
final class KeyboardMotion {
  static let duration: TimeInterval = 0.25

  let willNotifications: [NSNotification.Name]
  let didNotifications: [NSNotification.Name]
  private let begin: CGRect
  private let end: CGRect

  /// Nil where the keyboard is down and stays there.
  init?(from old: CGRect?, to new: CGRect?) {
    guard let shown = new ?? old else { return nil }
    let below = shown.offsetBy(dx: 0, dy: shown.height)
    begin = old ?? below
    end = new ?? below
    var willNames = [UIResponder.keyboardWillChangeFrameNotification]
    var didNames = [UIResponder.keyboardDidChangeFrameNotification]
    if old == nil {
      willNames.append(UIResponder.keyboardWillShowNotification)
      didNames.append(UIResponder.keyboardDidShowNotification)
    } else if new == nil {
      willNames.append(UIResponder.keyboardWillHideNotification)
      didNames.append(UIResponder.keyboardDidHideNotification)
    }
    willNotifications = willNames
    didNotifications = didNames
  }

  func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(
      // R167.
      name: name, object: World.current.systemVersion >= 16 ? World.current.screen : nil,
      userInfo: [
        UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
        UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
        UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: UIView.AnimationCurve.keyboard.rawValue),
        UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
      ])
  }
}
