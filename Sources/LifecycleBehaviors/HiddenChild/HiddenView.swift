import UIKit

/// The hidden child's view: transparent, ignored by touches and accessibility, as large as the screen's view.
///
/// Crash reporters traverse the views on other threads, so no override of what they read (`next`, `frame` and `bounds`) is
/// isolated to the main actor.
final class HiddenView: UIView {
  private weak var owner: LifecycleBehaviorViewController?
  private var knownSize: CGSize
  private nonisolated let container = SuperviewReference()

  init(frame: CGRect, owner: LifecycleBehaviorViewController) {
    self.owner = owner
    knownSize = frame.size
    super.init(frame: frame)
    // isHidden is not used, because it is not certain that UIKit lays out hidden views.
    alpha = 0
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) {
    nil
  }

  override class var layerClass: AnyClass { HiddenLayer.self }

  /// The superview, not the view's controller, so that code that follows the responder chain from `view.subviews[0].next` to
  /// find the screen reaches the screen's view and then the screen.
  nonisolated override var next: UIResponder? { container.view }

  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    container.view = newSuperview
    owner?.hiddenViewWillMove(toSuperview: newSuperview)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    owner?.hiddenViewDidMoveToWindow()
  }

  // Fallback for size changes that bypass the layer's `bounds` setter.
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

/// The superview of a hidden view, which any thread may read.
private final class SuperviewReference: @unchecked Sendable {
  /// One for all: they are hardly ever read on two threads.
  private static let lock = NSLock()
  // Guarded by `lock`.
  private weak var guarded: UIView?

  var view: UIView? {
    get { Self.lock.withLock { guarded } }
    set { Self.lock.withLock { guarded = newValue } }
  }
}

/// UIKit resizes a view by resizing its layer, which is not isolated to an actor.
private final class HiddenLayer: CALayer {
  override var bounds: CGRect {
    didSet {
      guard bounds.size != oldValue.size, let view = delegate as? HiddenView else { return }
      MainThread.run { view.compareSize() }
    }
  }
}

extension UIView {
  /// The superview for the hidden view. A visual effect view accepts subviews in its content view only.
  var placeForHiddenView: UIView {
    (self as? UIVisualEffectView)?.contentView ?? self
  }
}
