#if !canImport(HeadlessDevice)
  import UIKit

  /// Whether the system shows the keyboard on screen. A simulator that uses the computer's keyboard does not.
  @MainActor
  enum SoftwareKeyboard {
    private static var known: Bool?

    /// Edits a text field once in the life of the process, and waits for the keyboard for at most three seconds.
    static func isShown(in scene: UIWindowScene?) async -> Bool {
      if let known { return known }
      let window = scene.map(UIWindow.init(windowScene:)) ?? UIWindow(frame: UIScreen.main.bounds)
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      window.rootViewController?.view.addSubview(field)
      let notifications = ObservedNotifications()
      var height: CGFloat = 0
      notifications.observe(UIResponder.keyboardDidShowNotification) { notification in
        let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        height = frame?.intersection(UIScreen.main.bounds).height ?? 0
      }
      field.becomeFirstResponder()
      for _ in 0..<150 where height == 0 { try? await Task.sleep(nanoseconds: 20_000_000) }
      field.resignFirstResponder()
      try? await Task.sleep(nanoseconds: 1_000_000_000)
      window.isHidden = true
      // A keyboard of the computer leaves at most the bar of suggestions.
      let isShown = height > 120
      known = isShown
      return isShown
    }
  }
#endif
