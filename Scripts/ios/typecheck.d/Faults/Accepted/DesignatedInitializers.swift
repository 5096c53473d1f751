import UIKit

final class MoreItem: UIBarButtonItem {
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  convenience init(menu: UIView) { self.init(customView: menu) }
}

final class FirstTab: UITabBarItem {
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  convenience init(number: Int) { self.init(title: "First", image: nil, tag: number) }
}

final class Column: UIStackView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init(coder: NSCoder) { super.init(coder: coder) }
}

final class Spinner: UIActivityIndicatorView {
  init() { super.init(style: .large) }
  required init(coder: NSCoder) { super.init(coder: coder) }
}

final class Portrait: UIImageView {
  init(of person: String) { super.init(image: nil) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class BeforeAndAfter: UIImageView {
  init(before: UIImage, after: UIImage) { super.init(image: before, highlightedImage: after) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class Choice: UISegmentedControl {
  init(of names: [String]) { super.init(items: names) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class Ease: UICubicTimingParameters {
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
