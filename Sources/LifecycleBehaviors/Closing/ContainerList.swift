import UIKit

/// The screens that a container listed when it was read, held weakly.
@MainActor
final class ContainerList {
  private(set) weak var container: UIViewController?
  let screens: [Weak<UIViewController>]
  private let positions: [ObjectIdentifier: Int]

  init(_ container: UIViewController) {
    self.container = container
    screens = (container.listedScreens ?? []).map { Weak($0) }
    positions = Dictionary(screens.enumerated().map { ($1.address, $0) }) { first, _ in first }
  }

  /// - Parameter screen: a controller that exists.
  /// - Returns: its index.
  func position(of screen: UIViewController) -> Int? {
    // Another screen may have the address of one that was deallocated.
    guard let position = positions[ObjectIdentifier(screen)], screens[position].object === screen else { return nil }
    return position
  }

  /// - Parameter screen: a controller that may have been deallocated.
  /// - Returns: its index.
  func position(of screen: Weak<UIViewController>) -> Int? {
    guard let position = positions[screen.address], screens[position] == screen else { return nil }
    return position
  }

  /// Whether the container lists the same screens now.
  var isCurrent: Bool {
    let current = container?.listedScreens ?? []
    guard current.count == screens.count else { return false }
    for (screen, former) in zip(current, screens) where screen !== former.object { return false }
    return true
  }

  /// Whether the container shows one of these screens, and no longer lists it.
  var isShowingFormer: Bool {
    guard let container, let view = container.viewIfLoaded else { return false }
    let current = Set((container.listedScreens ?? []).map { ObjectIdentifier($0) })
    return screens.contains { former in
      guard !current.contains(former.address), let shown = former.object?.viewIfLoaded else { return false }
      return shown.window != nil && shown.isDescendant(of: view)
    }
  }
}

extension UIViewController {
  /// The list of a stack, of tabs, of columns or of pages; nil for other controllers.
  fileprivate var listedScreens: [UIViewController]? {
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
    guard #available(iOS 14.0, tvOS 14.0, *), style != .unspecified else { return viewControllers }
    let screens = columns.compactMap { viewController(for: $0) }
    // A screen may be listed more than once.
    return viewControllers + screens + screens.compactMap { $0.parent as? UINavigationController }
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
