// A subclass without an initializer of its own has the convenience initializers.
import UIKit

final class CountedAction: UIAction { var count = 0 }
final class CountedMenu: UIMenu { var count = 0 }
final class CountedAlertAction: UIAlertAction { var count = 0 }
final class CountedItem: UIBarButtonItem { var count = 0 }
final class CountedTab: UITabBarItem { var count = 0 }
final class CountedMenuConfiguration: UIContextMenuConfiguration { var count = 0 }
final class CountedSwipe: UIContextualAction { var count = 0 }
final class CountedSwipes: UISwipeActionsConfiguration { var count = 0 }
final class CountedConstraint: NSLayoutConstraint { var count = 0 }
final class CountedStack: UIStackView { var count = 0 }
final class CountedChoice: UISegmentedControl { var count = 0 }
final class CountedPicture: UIImageView { var count = 0 }

@MainActor
func makeAll(in view: UIView) -> [Any] {
  [
    CountedAction(title: "Share") { _ in },
    CountedMenu(title: "More", children: []),
    CountedAlertAction(title: "Cancel", style: .cancel),
    CountedItem(barButtonSystemItem: .done, target: nil, action: nil),
    CountedTab(tabBarSystemItem: .search, tag: 1),
    CountedMenuConfiguration(previewProvider: { nil }),
    CountedSwipe(style: .destructive, title: nil) { _, _, done in done(true) },
    CountedSwipes(actions: []),
    CountedConstraint(
      item: view, attribute: .top, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 1),
    CountedStack(arrangedSubviews: [view]),
    CountedChoice(items: ["Day", "Week"]),
    CountedPicture(image: nil),
  ]
}
