import UIKit

// What people write by hand to know whether a screen has the user's attention.

/// Reads it off the screen and what is over it.
@MainActor
final class HandWrittenPoll {
  private weak var screen: UIViewController?
  var hadFocus = false

  init(_ screen: UIViewController) {
    self.screen = screen
  }

  var hasFocus: Bool {
    guard let screen, let window = screen.viewIfLoaded?.window, !window.isHidden, window.isKeyWindow,
      UIApplication.shared.applicationState == .active, window.windowScene?.activationState == .foregroundActive
    else { return false }
    var candidate: UIViewController? = screen
    while let current = candidate {
      if let presented = current.presentedViewController, !presented.isBeingDismissed { return false }
      candidate = current.parent
    }
    return true
  }

  func update() {
    if hasFocus != hadFocus { hadFocus.toggle() }
  }
}

/// A timer of 60 Hz for one screen, which goes through the windows for the screen that is on top.
@MainActor
final class WindowTimer: NSObject {
  private weak var screen: UIViewController?
  private var link: CADisplayLink?
  private var hadFocus = false

  init(_ screen: UIViewController) {
    self.screen = screen
    super.init()
    link = makeLink(for: self, Selector(WindowTimer.tick))
  }

  func stop() {
    link?.invalidate()
  }

  private func tick(_ link: CADisplayLink) {
    let hasFocus = Self.topScreen === screen && UIApplication.shared.applicationState == .active
    if hasFocus != hadFocus { hadFocus = hasFocus }
  }

  private static var topScreen: UIViewController? {
    for case let scene as UIWindowScene in UIApplication.shared.connectedScenes {
      for window in scene.windows where window.isKeyWindow { return window.rootViewController.map(top) }
    }
    return nil
  }

  private static func top(of screen: UIViewController) -> UIViewController {
    if let presented = screen.presentedViewController { return top(of: presented) }
    if let navigation = screen as? UINavigationController, let visible = navigation.topViewController {
      return top(of: visible)
    }
    if let tabs = screen as? UITabBarController, let selected = tabs.selectedViewController { return top(of: selected) }
    return screen
  }
}

/// A timer of 60 Hz that does nothing: what the stand-in's own frames cost.
@MainActor
final class EmptyTimer: NSObject {
  private var link: CADisplayLink?

  override init() {
    super.init()
    link = makeLink(for: self, Selector(EmptyTimer.tick))
  }

  func stop() {
    link?.invalidate()
  }

  private func tick(_ link: CADisplayLink) {}
}

@MainActor
private func makeLink(for target: AnyObject, _ selector: Selector) -> CADisplayLink {
  let link = CADisplayLink(target: target, selector: selector)
  link.preferredFramesPerSecond = 60
  link.add(to: .main, forMode: .common)
  return link
}
