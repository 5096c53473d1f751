import UIKit

/// What holds a controller in place: its container, its presenter, its window, or the view that its view is in.
struct ScreenLink {
  enum Kind: Equatable {
    case window, presentation, stack, tab, page, column, container, view
  }

  let kind: Kind
  private(set) weak var child: UIViewController?
  /// A controller, or the window of a root.
  private(set) weak var holder: UIResponder?
  /// What the holder had when the link was read, for a stack and for columns.
  let siblings: HeldScreens?
  /// Where the child was among them. It may be released before this is asked.
  let place: Int?

  init(_ kind: Kind, _ child: UIViewController, in holder: UIResponder, _ siblings: HeldScreens? = nil) {
    self.kind = kind
    self.child = child
    self.holder = holder
    self.siblings = siblings
    place = siblings?.place(of: child)
  }
}

extension ScreenLink: Equatable {
  static func == (left: ScreenLink, right: ScreenLink) -> Bool {
    left.kind == right.kind && left.child === right.child && left.holder === right.holder
      && left.siblings === right.siblings
  }
}

extension ScreenLink {
  /// That the container shows another screen than the child; nil where it does not.
  @MainActor
  var otherContent: ScreenDisappearance? {
    switch kind {
    case .stack: (holder as? UINavigationController)?.topViewController === child ? nil : .pushedOver
    case .tab: (holder as? UITabBarController)?.selectedViewController === child ? nil : .tabChanged
    // When the old page disappears, the list of pages may still be the old one.
    case .page: (holder as? UIViewController)?.viewIfLoaded?.window == nil ? nil : .pageTurned
    case .window, .presentation, .column, .container, .view: nil
    }
  }
}

/// The screens of a container as they were at one time. It keeps none of them.
final class HeldScreens {
  let screens: [Weak<UIViewController>]
  /// By the screens' identities: the list would be searched for each screen of a stack.
  private let places: [ObjectIdentifier: Int]

  init(_ screens: [UIViewController]) {
    self.screens = screens.map { Weak($0) }
    let places = screens.enumerated().map { (ObjectIdentifier($1), $0) }
    self.places = Dictionary(places, uniquingKeysWith: { first, _ in first })
  }

  func place(of screen: UIViewController) -> Int? {
    // Another screen may have the address of one that was released.
    places[ObjectIdentifier(screen)].flatMap { screens[$0].object === screen ? $0 : nil }
  }

  func isSame(as others: [UIViewController]) -> Bool {
    others.count == screens.count && zip(others, screens).allSatisfy { $0 === $1.object }
  }
}
