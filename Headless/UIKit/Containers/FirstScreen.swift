/// The screen with which a navigation controller appears: its delegate is called for that one too (R136).
@MainActor
final class FirstScreen {
  private var wasAnnounced = false
  /// The delegate has been called with `willShow`, and `didShow` is to follow.
  private weak var announced: UIViewController?

  /// Called after the will-calls of the screen. W15: whether the delegate is called for later appearances.
  func willShow(in navigation: UINavigationController, animated: Bool) {
    guard !wasAnnounced || !World.current.weakRules.firstScreenIsShownOnce,
      let screen = navigation.shownContent.controller, screen.appearance == .appearing
    else { return }
    wasAnnounced = true
    announced = screen
    navigation.storedDelegate?.navigationController(navigation, willShow: screen, animated: animated)
  }

  /// Called after the screen's `viewDidAppear`. A screen that was replaced meanwhile is not shown.
  func didShow(in navigation: UINavigationController, animated: Bool) {
    guard let screen = announced else { return }
    announced = nil
    guard screen === navigation.shownContent.controller, screen.appearance == .appeared else { return }
    navigation.storedDelegate?.navigationController(navigation, didShow: screen, animated: animated)
  }
}
