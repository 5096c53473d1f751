import HeadlessDevice
import Testing
import UIKit

/// What tests do to a navigation stack. Each returns when its transition has ended, one second later.
extension HeadlessDevice {
  public func push(_ screen: UIViewController, onto stack: UINavigationController, animated: Bool = true) {
    stack.pushViewController(screen, animated: animated)
    advance(by: 1)
  }

  public func pop(_ stack: UINavigationController, animated: Bool = true) {
    stack.popViewController(animated: animated)
    advance(by: 1)
  }

  public func popToRoot(_ stack: UINavigationController, animated: Bool = true) {
    stack.popToRootViewController(animated: animated)
    advance(by: 1)
  }

  public func cancelSwipeBack(in stack: UINavigationController) throws {
    try #require(beginSwipeBack(in: stack)).cancel()
    advance(by: 1)
  }
}
