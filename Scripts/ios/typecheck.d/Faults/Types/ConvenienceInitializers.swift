// A subclass calls a designated initializer of its superclass. These are convenience initializers.
import UIKit

final class SaveItem: UIBarButtonItem {
  // expect: must call a designated initializer of the superclass 'UIBarButtonItem'
  init(title: String) { super.init(title: title, style: .plain, target: nil, action: nil) }
  required init?(coder: NSCoder) { nil }
}

final class PictureItem: UIBarButtonItem {
  // expect: must call a designated initializer of the superclass 'UIBarButtonItem'
  init(picture: UIImage) { super.init(image: picture, style: .plain, target: nil, action: nil) }
  required init?(coder: NSCoder) { nil }
}

final class DoneItem: UIBarButtonItem {
  // expect: must call a designated initializer of the superclass 'UIBarButtonItem'
  init(done action: Selector) { super.init(barButtonSystemItem: .done, target: nil, action: action) }
  required init?(coder: NSCoder) { nil }
}

final class BadgeItem: UIBarButtonItem {
  // expect: must call a designated initializer of the superclass 'UIBarButtonItem'
  init(badge: UIView) { super.init(customView: badge) }
  required init?(coder: NSCoder) { nil }
}

final class SearchTab: UITabBarItem {
  // expect: must call a designated initializer of the superclass 'UITabBarItem'
  init(search tag: Int) { super.init(tabBarSystemItem: .search, tag: tag) }
  required init?(coder: NSCoder) { nil }
}

final class HomeTab: UITabBarItem {
  // expect: must call a designated initializer of the superclass 'UITabBarItem'
  init(home tag: Int) { super.init(title: "Home", image: nil, tag: tag) }
  required init?(coder: NSCoder) { nil }
}

final class ColumnOfRows: UIStackView {
  // expect: must call a designated initializer of the superclass 'UIStackView'
  init(rows: [UIView]) { super.init(arrangedSubviews: rows) }
  required init(coder: NSCoder) { super.init(coder: coder) }
}

final class BarOfProgress: UIProgressView {
  // expect: must call a designated initializer of the superclass 'UIProgressView'
  init(start: Float) { super.init(progressViewStyle: .bar) }
  required init?(coder: NSCoder) { nil }
}
