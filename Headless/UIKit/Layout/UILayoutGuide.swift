/// A rectangle of a view that constraints can refer to.
@available(iOS 9.0, *)
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  open weak var owningView: UIView? {
    didSet {
      guard oldValue !== owningView else { return }
      oldValue?.autoLayout.guides.removeAll { $0 === self }
      if let owningView, insets == nil { owningView.autoLayout.guides.append(self) }
    }
  }
  open var identifier = ""
  /// The insets of a guide that UIKit creates. Nil for an app's own guide, whose rectangle a solver would compute.
  private let insets: (@MainActor (UIView) -> UIEdgeInsets)?

  public override init() {
    insets = nil
    super.init()
  }

  init(of view: UIView, identifier: String, insets: @escaping @MainActor (UIView) -> UIEdgeInsets) {
    self.insets = insets
    super.init()
    self.identifier = identifier
    owningView = view
  }

  open var layoutFrame: CGRect {
    guard let owningView, let insets = insets?(owningView) else { return .zero }
    return CGRect(
      x: owningView.bounds.minX + insets.left, y: owningView.bounds.minY + insets.top,
      width: max(0, owningView.bounds.width - insets.left - insets.right),
      height: max(0, owningView.bounds.height - insets.top - insets.bottom))
  }

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
}

extension UIView {
  /// A guide that UIKit creates for a view when it is first read.
  func systemGuide(_ identifier: String, insets: @escaping @MainActor (UIView) -> UIEdgeInsets) -> UILayoutGuide {
    if let guide = autoLayout.systemGuides[identifier] { return guide }
    let guide = UILayoutGuide(of: self, identifier: identifier, insets: insets)
    autoLayout.systemGuides[identifier] = guide
    return guide
  }

  func release(_ guide: UILayoutGuide) {
    if guide.owningView === self { guide.owningView = nil }
  }
}
