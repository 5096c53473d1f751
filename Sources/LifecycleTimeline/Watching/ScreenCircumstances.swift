import FocusBehavior
import LifecycleBehaviors
import UIKit

/// Reads off UIKit how a screen appears or disappears.
@MainActor
struct ScreenCircumstances {
  typealias Detail = TimelineEvent.Detail

  let names: ScreenNames

  func details(of screen: UIViewController, at moment: LifecycleMoment, isAnimated: Bool) -> [Detail] {
    let containers = Array(sequence(first: screen, next: \.parent).dropFirst())
    // Without animation no finger moves the screen, and the call may be inside the app's own code. The coordinator may be that of a
    // swipe elsewhere.
    let isInteractive = isAnimated && screen.isInTransition && screen.transitionCoordinator?.isInteractive == true
    return switch moment {
    case .beforeAppearing:
      place(of: screen, in: containers) + .flag("added", screen.isMovingToParent)
        + presentation(of: [screen] + containers)
        + .flag("interactive", isInteractive)
    // Before, its view may be in no window.
    case .duringAppearing: window(of: screen)
    case .beforeDisappearing:
      .flag("removed", screen.isMovingFromParent)
        + .flag("dismissed", ([screen] + containers).contains(where: \.isBeingDismissed))
        + .flag("interactive", isInteractive)
    default: []
    }
  }

  /// The containers from the innermost to the outermost, and the screens next to this screen in them.
  private func place(of screen: UIViewController, in containers: [UIViewController]) -> [Detail] {
    var details: [Detail] = []
    let kinds = containers.compactMap(\.containerKind)
    if !kinds.isEmpty { details.append(.init("in", .text(kinds.joined(separator: " ")))) }
    if let stack = screen.parent as? UINavigationController, let depth = stack.viewControllers.firstIndex(of: screen) {
      details.append(.init("depth", .number(Double(depth))))
    }
    if let parent = screen.parent, parent.containerKind == nil {
      details.append(.init("parent", .text(names.name(of: parent))))
    }
    if let beside = containers.lazy.compactMap(\.screensSideBySide).first {
      details.append(.init("beside", .text(beside.map { names.name(of: $0.firstScreen) }.joined(separator: ", "))))
    }
    return details
  }

  private func presentation(of chain: [UIViewController]) -> [Detail] {
    guard let presented = chain.first(where: \.isBeingPresented) else { return [] }
    return [.init("presented", .text(presented.presentationName))]
      + .flag("undimmed", presented.coverKind == .undimmedSheet)
  }

  private func window(of screen: UIViewController) -> [Detail] {
    guard let window = screen.viewIfLoaded?.window else { return [] }
    var details: [Detail] = [.init("window", .text(names.objects.name(of: window, title: "window")))]
    if let scene = window.windowScene {
      details.append(.init("scene", .text(names.objects.name(of: scene.session, title: "scene"))))
    }
    return details
  }
}

extension UIViewController {
  /// Which of UIKit's containers it is; nil for a screen.
  fileprivate var containerKind: String? {
    switch self {
    case is UINavigationController: "navigation"
    case is UITabBarController: "tabs"
    case is UISplitViewController: "split"
    case is UIPageViewController: "pages"
    default: nil
    }
  }

  /// The screens that the tabs or columns show.
  fileprivate var screensSideBySide: [UIViewController]? {
    switch self {
    case let tabs as UITabBarController: tabs.viewControllers
    case let split as UISplitViewController: split.viewControllers
    default: nil
    }
  }

  fileprivate var firstScreen: UIViewController {
    (self as? UINavigationController)?.viewControllers.first ?? self
  }
}

extension UIViewController {
  /// Menus and their previews have any style.
  fileprivate var presentationName: String { belongsToMenu ? "menu" : modalPresentationStyle.name }
}

extension UIModalPresentationStyle {
  /// As in UIKit. What UIKit chooses itself is a sheet.
  fileprivate var name: String {
    Self.byName.first { $0.style == self }?.name ?? "pageSheet"
  }
}
