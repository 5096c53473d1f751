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
/// Other forms are `NavigationBarBehavior(isHidden: true)`, which leaves the look alone, and both together.
///
/// The bar is put back as it was found. What is found and put back is all that an app sets on a bar for its look: its
/// style, colors, title attributes, images, large titles and appearances; not what belongs to a screen's
/// `navigationItem`, and of the properties of every view `backgroundColor` and `tintColor` alone.
///
/// Set the kind of properties that the app sets elsewhere: appearances, or `barTintColor` and its like. UIKit has no way
/// to take a `standardAppearance` off a bar again, and one that has it may ignore the older properties.
///
/// The bar changes along with a push or a pop. When the navigation controller itself comes or goes, because of a tab or
/// a presentation, the bar changes while it is out of sight. A cancelled swipe back ends with this screen's bar;
/// without a bar UIKit begins one only if the app gives the navigation controller's `interactivePopGestureRecognizer` a
/// delegate that allows it. Outside a navigation controller the behavior does nothing.
public struct NavigationBarBehavior: ViewControllerLifecycleBehavior {
  private let isHidden: Bool?
  private let configure: (@MainActor (UINavigationBar) -> Void)?

  /// Makes a behavior that hides or shows the bar, and changes its look where `configure` is given.
  /// - Parameters:
  ///   - isHidden: Whether the bar is hidden while the screen is on screen.
  ///   - configure: Sets the look of the bar. It is called at each appearance, on the main actor, and also while the
  ///     bar is hidden. Nil leaves the look alone.
  public init(isHidden: Bool, configure: (@MainActor (UINavigationBar) -> Void)? = nil) {
    self.isHidden = isHidden
    self.configure = configure
  }

  /// Makes a behavior that changes the look of the bar and leaves open whether it is hidden.
  /// - Parameter configure: Sets the look of the bar. It is called at each appearance, on the main actor.
  public init(configure: @escaping @MainActor (UINavigationBar) -> Void) {
    isHidden = nil
    self.configure = configure
  }

  /// Makes the memory of how the bar was found.
  public func makeCoordinator() -> some AnyObject {
    NavigationBarMemory()
  }

  public func beforeAppearing(_ viewController: UIViewController, context: Context) {
    guard let navigationController = viewController.navigationController else { return }
    let memory = memory(in: context)
    memory.remember(navigationController, withLook: configure != nil)
    if let isHidden {
      // A bar that comes into view together with its controller has nothing to move away from.
      let isInView = navigationController.viewIfLoaded?.window != nil
      navigationController.setNavigationBarHidden(isHidden, animated: context.isAnimated && isInView)
    }
    if let configure {
      let bar = navigationController.navigationBar
      // The animation of a transition that was cancelled is under way or over.
      let coordinator = context.undoesCancelledTransition ? nil : context.transitionCoordinator
      NavigationBarChange.make(of: bar, along: coordinator) { configure(bar) }
    }
  }

  public func beforeDisappearing(_ viewController: UIViewController, context: Context) {
    // Where another screen takes this one's place its behaviors are next, and must find the bar as this one found it.
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
    if isHidden != nil { navigationController.setNavigationBarHidden(memory.wasHidden, animated: animated) }
    if let look = memory.look {
      let bar = navigationController.navigationBar
      let coordinator = animated && !context.undoesCancelledTransition ? context.transitionCoordinator : nil
      NavigationBarChange.make(of: bar, along: coordinator) { look.restore(to: bar) }
    }
    memory.forget()
  }

  private func memory(in context: Context) -> NavigationBarMemory {
    context.coordinator(as: NavigationBarMemory.self)
  }
}

/// How one screen found the bar.
@MainActor
private final class NavigationBarMemory {
  // Remembered, because a popped screen may have lost its navigation controller when it disappears.
  private(set) weak var navigationController: UINavigationController?
  private(set) var wasHidden = false
  private(set) var look: NavigationBarLook?

  /// A bar that is remembered already, because the screen appears again before it has gone, stays as it was found.
  func remember(_ navigationController: UINavigationController, withLook: Bool) {
    guard self.navigationController !== navigationController else { return }
    self.navigationController = navigationController
    wasHidden = navigationController.isNavigationBarHidden
    if withLook { look = NavigationBarLook(of: navigationController.navigationBar) }
  }

  func forget() {
    navigationController = nil
    look = nil
  }
}
