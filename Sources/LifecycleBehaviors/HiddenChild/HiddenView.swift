import UIKit

/// The view of the hidden child: transparent, without touches and accessibility, as large as the screen's view.
///
/// Crash reporters walk through the views on other threads. So what they read, `next`, `frame` and `bounds`, is not
/// overridden here with code that is bound to the main thread.
final class HiddenView: UIView {
  private weak var owner: LifecycleBehaviorViewController?
  private var knownSize: CGSize
  /// Written on the main thread only, as UIKit's own hierarchy is.
  nonisolated(unsafe) private weak var container: UIView?

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

  override class var layerClass: AnyClass { HiddenLayer.self }

  /// The superview and not the view's controller: code that looks for the screen from `view.subviews[0].next` on finds the
  /// screen's view, and after it the screen.
  nonisolated override var next: UIResponder? { container }

  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    container = newSuperview
    owner?.hiddenViewWillMove(toSuperview: newSuperview)
  }

  // In case that UIKit has changed the size without a word to the layer.
  override func layoutSubviews() {
    super.layoutSubviews()
    compareSize()
  }

  fileprivate func compareSize() {
    guard bounds.size != knownSize else { return }
    knownSize = bounds.size
    owner?.hiddenViewDidChangeSize()
  }
}

/// UIKit changes a view's size by changing that of its layer, which is bound to no thread.
private final class HiddenLayer: CALayer {
  override var bounds: CGRect {
    didSet {
      guard bounds.size != oldValue.size, let view = delegate as? HiddenView else { return }
      MainThread.run { view.compareSize() }
    }
  }
}

extension UIView {
  /// Where the hidden view is added in a screen's view. A visual effect view takes subviews in its content view only.
  var placeForHiddenView: UIView {
    (self as? UIVisualEffectView)?.contentView ?? self
  }
}
