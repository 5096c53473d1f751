import UIKit

/// Where a controller is: what holds it, what holds that, and so on up to a window.
///
/// A value that refers to all of them weakly. Two are equal if nothing has changed.
struct Placement: Equatable {
  enum Kind {
    case window, presentation, stack, tab, page, column, child, view
    /// The stack of a tab group that now shows another of its tabs.
    case otherTab
  }

  /// A controller, and how the child of the next step holds it, or the window.
  struct Step {
    let child: Weak<UIViewController>
    let kind: Kind
    /// What its container listed; nil if the holder has no list. If another tab is shown now, what the stack listed before.
    let list: ContainerList?
    /// The holder, if it is a window.
    let window: Weak<UIWindow>?

    init(_ child: Weak<UIViewController>, _ kind: Kind, list: ContainerList? = nil, window: Weak<UIWindow>? = nil) {
      self.child = child
      self.kind = kind
      self.list = list
      self.window = window
    }
  }

  /// From the inside out. There is at least one, and the last one is of the kind `window`.
  let steps: ArraySlice<Step>
}

extension Placement {
  /// Whether it ends with these steps.
  func ends(with others: ArraySlice<Step>) -> Bool {
    steps.suffix(others.count).elementsEqual(others) {
      $0.kind == $1.kind && $0.child == $1.child && $0.window == $1.window
    }
  }
}

extension Placement.Step: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    left.kind == right.kind && left.list === right.list && left.child == right.child && left.window == right.window
  }
}

extension Placement.Kind {
  /// How a container holds its children.
  @MainActor
  init(in container: UIViewController) {
    switch container {
    case is UINavigationController: self = .stack
    case is UITabBarController: self = .tab
    case is UISplitViewController: self = .column
    case is UIPageViewController: self = .page
    default: self = .child
    }
  }

  var hasList: Bool {
    switch self {
    case .stack, .tab, .column, .page, .otherTab: true
    case .window, .presentation, .child, .view: false
    }
  }
}
