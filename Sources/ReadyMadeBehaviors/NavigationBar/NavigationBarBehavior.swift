import LifecycleBehaviors
import UIKit

/// Gives the navigation bar another look, or hides or shows it, while the screen is on screen.
///
/// ```swift
/// addBehaviors([
///   NavigationBarBehavior { bar in
///     bar.barStyle = .black
///     bar.tintColor = .white
///   }
/// ])
/// ```
///
/// `NavigationBarBehavior(isHidden: true)` only hides the bar. If you also pass a `configure` closure, the behavior changes the
/// look of the bar, too.
///
/// When the screen disappears, the behavior restores all properties that apps set on a bar for its look: the style, colors,
/// title attributes, images, large titles and appearances. Of the properties that every view has, it restores only
/// `backgroundColor` and `tintColor`. It does not restore the screen's `navigationItem`. Properties that the app has changed
/// since the screen appeared keep their new values.
///
/// Set the same kind of properties that the app sets elsewhere: either appearances, or `barTintColor` and the other older
/// properties. UIKit cannot remove a `standardAppearance` from a bar again, and a bar that has an appearance may ignore the
/// older properties.
///
/// The bar changes along with a push or a pop. If the navigation controller itself appears or disappears, because of a tab or a
/// presentation, the bar changes while it is not visible. After a cancelled swipe back, the bar is again as this behavior has set
/// it. Outside a navigation controller, the behavior has no effect.
///
/// > Note: If the bar is hidden, UIKit begins a swipe back only if the delegate of the navigation controller's
/// > `interactivePopGestureRecognizer` allows it.
///
/// ## Topics
///
/// ### Creating a behavior
///
/// - ``init(isHidden:configure:)``
/// - ``init(configure:)``
public struct NavigationBarBehavior: ViewControllerLifecycleBehavior {
  private let isHidden: Bool?
  // Its type is not isolated to the main actor, so that a method of any class is accepted; see ActionBehavior.
  private let configure: ((UINavigationBar) -> Void)?

  /// Creates a behavior that hides or shows the bar, and may change its look.
  /// - Parameters:
  ///   - isHidden: whether the bar is hidden while the screen is on screen.
  ///   - configure: sets the look of the bar; nil to leave the look as it is. Called on the main thread, at each appearance,
  ///     even if the bar is hidden. Do not pass a method of the screen, which would create a retain cycle.
  public init(isHidden: Bool, configure: ((UINavigationBar) -> Void)? = nil) {
    self.isHidden = isHidden
    self.configure = configure
  }

  /// Creates a behavior that changes the look of the bar, and does not hide or show the bar.
  /// - Parameter configure: sets the look of the bar. Called on the main thread, at each appearance. Do not pass a method of
  ///   the screen, which would create a retain cycle.
  public init(configure: @escaping (UINavigationBar) -> Void) {
    isHidden = nil
    self.configure = configure
  }

  /// Creates the state of one attachment.
  /// - Returns: the look of the bar before the screen appeared.
  public func makeCoordinator() -> some AnyObject {
    NavigationBarMemory()
  }

  public func beforeAppearing(_ viewController: UIViewController, context: Context) {
    guard let navigationController = viewController.navigationController else { return }
    let memory = memory(in: context)
    memory.remember(navigationController, withLook: configure != nil)
    if let isHidden {
      // A bar that becomes visible together with its controller has no earlier position to animate from.
      let isInView = navigationController.viewIfLoaded?.window != nil
      navigationController.setNavigationBarHidden(isHidden, animated: context.isAnimated && isInView)
    }
    if let configure {
      let bar = navigationController.navigationBar
      defer { memory.note(bar) }
      // The animation of a transition that was cancelled is under way or over.
      let isAlong = context.isAnimated && !context.undoesCancelledTransition
      let coordinator = isAlong ? context.transitionCoordinator : nil
      NavigationBarChange.make(of: bar, along: coordinator) { configure(bar) }
    }
  }

  public func beforeDisappearing(_ viewController: UIViewController, context: Context) {
    // When another screen replaces this one, its behaviors are called next, and must find the bar as this one found it.
    let top = memory(in: context).navigationController?.topViewController
    if sequence(first: viewController, next: \.parent).contains(where: { $0 === top }) { return }
    restore(in: context, animated: context.isAnimated)
  }

  public func afterDisappearing(_ viewController: UIViewController, context: Context) {
    restore(in: context, animated: false)
  }

  private func restore(in context: Context, animated: Bool) {
    let memory = memory(in: context)
    guard let navigationController = memory.navigationController else { return }
    if isHidden == navigationController.isNavigationBarHidden {
      navigationController.setNavigationBarHidden(memory.wasHidden, animated: animated)
    }
    if let look = memory.look, let ownLook = memory.ownLook {
      let bar = navigationController.navigationBar
      let coordinator = animated && !context.undoesCancelledTransition ? context.transitionCoordinator : nil
      NavigationBarChange.make(of: bar, along: coordinator) { look.restore(to: bar, ifStill: ownLook) }
    }
    memory.forget()
  }

  private func memory(in context: Context) -> NavigationBarMemory {
    context.coordinator(as: NavigationBarMemory.self)
  }
}

/// The bar as it was before one screen appeared.
@MainActor
private final class NavigationBarMemory {
  // A popped screen may have lost its navigation controller when it disappears.
  private(set) weak var navigationController: UINavigationController?
  private(set) var wasHidden = false
  private(set) var look: NavigationBarLook?
  /// As the behavior has left it.
  private(set) var ownLook: NavigationBarLook?

  /// Does not change what is remembered of the same bar, when the screen appears again before it has disappeared.
  func remember(_ navigationController: UINavigationController, withLook: Bool) {
    guard self.navigationController !== navigationController else { return }
    self.navigationController = navigationController
    wasHidden = navigationController.isNavigationBarHidden
    if withLook { look = NavigationBarLook(of: navigationController.navigationBar) }
  }

  func note(_ bar: UINavigationBar) {
    ownLook = NavigationBarLook(of: bar)
  }

  func forget() {
    navigationController = nil
    look = nil
    ownLook = nil
  }
}
