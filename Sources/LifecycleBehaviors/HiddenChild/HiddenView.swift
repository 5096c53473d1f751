import UIKit

/// The view of the hidden child: transparent, without touches and accessibility, as large as the screen's view.
final class HiddenView: UIView {
  private weak var owner: LifecycleBehaviorViewController?
  private var knownSize: CGSize

  init(frame: CGRect, owner: LifecycleBehaviorViewController) {
    self.owner = owner
    knownSize = frame.size
    super.init(frame: frame)
    // isHidden is not used: whether UIKit lays out hidden views is not known for sure.
    alpha = 0
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) {
    fatalError("HiddenView is not made from an archive")
  }

  /// The superview and not the view's controller: code that looks for the screen from `view.subviews[0].next` on finds the
  /// screen's view, and after it the screen.
  override var next: UIResponder? { superview }

  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    owner?.hiddenViewWillMove(toSuperview: newSuperview)
  }

  // UIKit sets frame or bounds, depending on how the view is laid out.
  override var frame: CGRect {
    didSet { compareSize() }
  }

  override var bounds: CGRect {
    didSet { compareSize() }
  }

  private func compareSize() {
    guard bounds.size != knownSize else { return }
    knownSize = bounds.size
    owner?.hiddenViewDidChangeSize()
  }
}

extension UIView {
  /// Where the hidden view is added in a screen's view. A visual effect view takes subviews in its content view only.
  var placeForHiddenView: UIView {
    (self as? UIVisualEffectView)?.contentView ?? self
  }
}
