import UIKit

/// A snapshot of the screens of a stack or of columns, held weakly.
@MainActor
final class HeldScreens {
  let screens: [Weak<UIViewController>]
  /// The sample in which they were last compared with the container.
  private var sample: Int
  private var isCurrent = true
  private var sampleOfFormer = -1
  private var hasShownFormer = false

  init(_ screens: [UIViewController], in sample: Int) {
    self.screens = screens.map { Weak($0) }
    self.sample = sample
  }

  func contains(_ screen: UIViewController) -> Bool {
    let address = ObjectIdentifier(screen)
    // Another screen may have the address of one that was deallocated.
    return screens.contains { $0.address == address && $0.object === screen }
  }

  /// Whether the child of the link still has these screens. It is read once in a sample.
  func isCurrent(in container: ScreenLink, _ sample: Int) -> Bool {
    if self.sample != sample {
      self.sample = sample
      isCurrent = isSame(as: container.child?.heldScreens ?? [])
    }
    return isCurrent
  }

  /// Whether one of these screens has left the container and is shown in it still. It is read once in a sample.
  func hasShownFormer(in container: UIViewController, _ sample: Int) -> Bool {
    if sampleOfFormer != sample {
      sampleOfFormer = sample
      let present = Set((container.heldScreens ?? []).map { ObjectIdentifier($0) })
      hasShownFormer = screens.contains { former in
        guard let screen = former.object, !present.contains(former.address), let view = screen.viewIfLoaded else {
          return false
        }
        return view.window != nil && container.viewIfLoaded.map(view.isDescendant) == true
      }
    }
    return hasShownFormer
  }

  private func isSame(as others: [UIViewController]) -> Bool {
    guard others.count == screens.count else { return false }
    for index in others.indices where others[index] !== screens[index].object { return false }
    return true
  }
}

extension UIViewController {
  /// The list of a stack, of tabs, of columns or of pages; nil for other controllers.
  var heldScreens: [UIViewController]? {
    switch self {
    case let navigation as UINavigationController: navigation.viewControllers
    case let tabs as UITabBarController: tabs.viewControllers
    case let split as UISplitViewController: split.allColumns
    case let pages as UIPageViewController: pages.viewControllers
    default: nil
    }
  }
}

extension UISplitViewController {
  /// Includes columns not shown, such as those of a collapsed split view controller, and their stacks, which UIKit creates and
  /// names nowhere else.
  fileprivate var allColumns: [UIViewController] {
    var screens = viewControllers
    func add(_ screen: UIViewController?) {
      if let screen, !screens.contains(where: { $0 === screen }) { screens.append(screen) }
    }
    if #available(iOS 14.0, tvOS 14.0, *), style != .unspecified {
      for column in columns {
        let screen = viewController(for: column)
        add(screen)
        add(screen?.parent as? UINavigationController)
      }
    }
    return screens
  }

  @available(iOS 14.0, tvOS 14.0, *)
  private var columns: [Column] {
    var columns = [Column.primary, .secondary, .compact]
    if style == .tripleColumn { columns.insert(.supplementary, at: 1) }
    // The SDK of iOS 26 came with Swift 6.2.
    #if compiler(>=6.2) && !os(tvOS) && !os(visionOS)
      if #available(iOS 26.0, *) { columns.append(.inspector) }
    #endif
    return columns
  }
}
