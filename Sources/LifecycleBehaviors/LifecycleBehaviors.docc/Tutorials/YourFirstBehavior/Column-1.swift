import UIKit

extension UIViewController {
  /// Shows views below each other, at the top of the screen.
  func showColumn(_ views: [UIView]) {
    view.backgroundColor = .systemBackground
    let column = UIStackView(arrangedSubviews: views)
    column.axis = .vertical
    column.spacing = 12
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(
        equalTo: safeArea.topAnchor, constant: 16),
      column.centerXAnchor.constraint(equalTo: safeArea.centerXAnchor),
    ])
  }
}

extension UIButton {
  convenience init(
    _ title: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(
      type: .system,
      primaryAction: UIAction(title: title) { _ in action() })
  }
}
