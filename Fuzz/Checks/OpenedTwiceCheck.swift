import Journey
import UIKit

/// Two touches on one screen, before the first has had its effect, do not open the same screen twice.
final class OpenedTwiceCheck: FuzzCheck {
  /// The touches since the app was last at rest, by the screen that was visible.
  private var touches: [ObjectIdentifier: Int] = [:]
  private var known: Set<ObjectIdentifier> = []
  private var opened: [UIViewController] = []

  func willPlay(_ command: JourneyCommand, in app: FuzzedApp) {
    if known.isEmpty { known = Set(app.screens.map(ObjectIdentifier.init)) }
    guard let visible = app.visibleScreen else { return }
    switch command {
    case .touch(.tap): touches[ObjectIdentifier(visible), default: 0] += 1
    case .touch(.tapTogether): touches[ObjectIdentifier(visible), default: 0] += 2
    default: break
    }
  }

  func didPlay(_ command: JourneyCommand, in app: FuzzedApp) -> [FuzzFault] {
    let screens = app.screens
    opened = opened.filter { old in screens.contains { $0 === old } }
    opened += screens.filter { $0.isOfApp && !known.contains(ObjectIdentifier($0)) && $0.wasOpened }
    known = Set(screens.map(ObjectIdentifier.init))
    guard touches.values.contains(where: { $0 > 1 }) else { return [] }
    let types = Dictionary(grouping: opened, by: \.typeName)
    return types.filter { $0.value.count > 1 }.keys.sorted().map {
      FuzzFault(
        .openedTwice, of: $0,
        """
        Two touches open two of \($0), one over the other. dropUnlessFocused, or a button that the first touch disables, \
        ignores the second.
        """)
    }
  }

  func faultsAtRest(in app: FuzzedApp) -> [FuzzFault] {
    touches = [:]
    opened = []
    return []
  }
}

extension UIViewController {
  /// It lies over another, on a stack or as a modal screen.
  fileprivate var wasOpened: Bool {
    navigationController.map { $0.viewControllers.first !== self && $0.viewControllers.contains(self) } ?? false
      || presentingViewController != nil && parent == nil
  }
}
