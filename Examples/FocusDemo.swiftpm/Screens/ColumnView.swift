import UIKit

/// Views below each other that scroll where they do not fit, no wider than text is readable.
final class ColumnView: UIScrollView {
  convenience init(_ views: [UIView]) {
    self.init(frame: .zero)
    backgroundColor = .systemBackground
    alwaysBounceVertical = true
    let column = UIStackView(arrangedSubviews: views)
    column.axis = .vertical
    column.spacing = 20
    let content = UIView()
    content.addSubview(column)
    addSubview(content)
    content.translatesAutoresizingMaskIntoConstraints = false
    column.translatesAutoresizingMaskIntoConstraints = false
    let readable = content.readableContentGuide
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: topAnchor),
      content.bottomAnchor.constraint(equalTo: bottomAnchor),
      content.leadingAnchor.constraint(equalTo: leadingAnchor),
      content.trailingAnchor.constraint(equalTo: trailingAnchor),
      content.widthAnchor.constraint(equalTo: widthAnchor),
      column.topAnchor.constraint(equalTo: content.topAnchor, constant: 24),
      column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -24),
      column.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
    ])
  }
}

extension UILabel {
  /// A label for text of any length, in the size that the user has chosen.
  convenience init(_ style: UIFont.TextStyle, color: UIColor = .label, text: String? = nil) {
    self.init(frame: .zero)
    font = .preferredFont(forTextStyle: style)
    adjustsFontForContentSizeCategory = true
    textColor = color
    textAlignment = .center
    numberOfLines = 0
    self.text = text
  }
}
