import UIKit

// Never triggers lazy creation, such as of a view or a presentation controller.

extension Placement {
  /// When a placement is read.
  enum Occasion {
    /// Inside `viewWillAppear`: its scene may not be connected yet, and a dismissal may have been cancelled.
    case appearing
    /// At the end of each iteration of the run loop.
    case iteration
    /// The screen is closed, or else will be. Each of its former containers is asked, because one may list a controller that it
    /// does not show: a tab under More, the detail of a collapsed split view controller and its stack.
    case closing
  }
}

@MainActor
extension Placement {
  /// Reads where a controller is. Fails if no window holds it.
  /// - Parameters:
  ///   - controller: any controller.
  ///   - former: where it was before.
  ///   - containers: the app's.
  ///   - occasion: when it is read.
  init?(of controller: UIViewController, since former: Placement?, _ containers: Containers, at occasion: Occasion) {
    guard let steps = Self.steps(of: controller, since: former?.steps ?? [], containers, occasion, depth: 0) else {
      return nil
    }
    self.steps = steps
  }

  private static func steps(
    of child: UIViewController, since former: ArraySlice<Step>, _ containers: Containers, _ occasion: Occasion,
    depth: Int
  ) -> ArraySlice<Step>? {
    // A controller's view may be in the view of one of its own descendants.
    guard depth < UIViewController.mostContainers, let nearest = outer(of: child, former, containers, occasion) else {
      return nil
    }
    let reference = former.first?.child ?? Weak(child)
    let step: Step
    var outer: ArraySlice<Step> = []
    switch nearest {
    case .window(let window):
      guard occasion == .appearing || window.isInConnectedScene else { return nil }
      let known = former.first?.window
      step = Step(reference, .window, window: known?.object === window ? known : Weak(window))
    case .container(let container, let kind, let list):
      if container.steps == nil, let controller = container.controller {
        container.steps = steps(of: controller, since: container.lastSteps, containers, occasion, depth: depth + 1)
      }
      guard let steps = container.steps else { return nil }
      step = Step(reference, kind, list: list)
      outer = steps
    }
    // While nothing has changed, nothing is allocated.
    return former.first == step && former.dropFirst() == outer ? former : [step] + outer
  }

  private enum Outer {
    case window(UIWindow)
    case container(Container, Kind, ContainerList?)
  }

  /// The direct holder of a controller, whether or not the holder itself is in place.
  private static func outer(
    of child: UIViewController, _ former: ArraySlice<Step>, _ containers: Containers, _ occasion: Occasion
  ) -> Outer? {
    if let parent = child.parent {
      let container = containers[parent]
      let list = container.list
      guard container.kind == .stack, list?.position(of: child) == nil else {
        return .container(container, container.kind, list)
      }
      // It has the stack as its parent until it has been popped.
      guard former.first?.isInStack(parent) == true else { return .container(container, .child, nil) }
    } else if let presenter = child.presentingViewController {
      // A preview is not in place until the app pushes or presents it.
      let isLeaving = child.belongsToMenu || child.isBeingDismissed && occasion != .appearing
      if !isLeaving { return .container(containers[presenter], .presentation, nil) }
    }
    for step in occasion == .closing ? former : former.prefix(1) {
      guard let controller = step.list?.container else { continue }
      let container = containers[controller]
      guard let list = container.list, list.position(of: child) != nil else { continue }
      return .container(container, container.kind, list)
    }
    if let list = former.first?.list, let stack = list.container as? UINavigationController,
      list.isOfOtherTab(child, stack)
    {
      return .container(containers[stack], .otherTab, list)
    }
    guard child.parent == nil, child.presentingViewController == nil else { return nil }
    if let window = window(of: child) { return .window(window) }
    // The view of a controller without a parent is in the view of another controller: the child was never added to the parent,
    // or was removed without its view.
    guard let other = child.viewIfLoaded?.superview?.nearestViewController, Kind(in: other) == .child else {
      return nil
    }
    return .container(containers[other], .view, nil)
  }

  private static func window(of child: UIViewController) -> UIWindow? {
    if let window = child.viewIfLoaded?.window, window.rootViewController === child { return window }
    // Under a full-screen modal, or before its window is shown, the root's view is in no window.
    for case let scene as UIWindowScene in UIApplication.current?.connectedScenes ?? [] {
      for window in scene.windows where window.rootViewController === child { return window }
    }
    return nil
  }
}

extension Placement.Step {
  @MainActor
  fileprivate func isInStack(_ stack: UIViewController) -> Bool {
    (kind == .stack || kind == .otherTab) && list?.container === stack
  }
}

@MainActor
extension ContainerList {
  /// Whether a tab group's managing navigation controller shows another tab, and the screen belongs to a tab that the group
  /// still has.
  ///
  /// The controller of such a tab then has no parent. It is not known what UIKit does with the screens pushed above it (W22 of
  /// HeadlessUIKit's rules): they are in place while retained, until the tab is shown without them.
  fileprivate func isOfOtherTab(_ screen: UIViewController, _ stack: UINavigationController) -> Bool {
    guard #available(iOS 18.0, tvOS 18.0, visionOS 2.0, *), let position = position(of: screen),
      screens.first?.object?.isOfTab(shownIn: stack) == true,
      let ofTab = screens[...position].last(where: { $0.object?.isOfTab(shownIn: stack) == true })?.object
    else { return false }
    return !stack.viewControllers.contains { $0 === ofTab }
  }
}

extension UIViewController {
  /// Whether it is the controller of a tab whose group shows its tabs in the stack.
  @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
  fileprivate func isOfTab(shownIn stack: UINavigationController) -> Bool {
    guard let tab, tab.viewController === self else { return false }
    return tab.managingTabGroup?.managingNavigationController === stack
  }
}

extension UIWindow {
  /// A scene connected in the background may be `unattached` (R162 of HeadlessUIKit's rules).
  var isInConnectedScene: Bool {
    guard let windowScene else { return false }
    return windowScene.activationState != .unattached
      || UIApplication.current?.connectedScenes.contains(windowScene) == true
  }
}
