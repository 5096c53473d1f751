import UIKit

/// The view of the hidden child: nothing to see, to touch or to read aloud, as large as the screen's view.
final class HiddenView: UIView {
  private let sizeDidChange: () -> Void
  private let superviewWillChange: (UIView?) -> Void
  private var knownSize: CGSize

  init(
    frame: CGRect, sizeDidChange: @escaping () -> Void, superviewWillChange: @escaping (_ superview: UIView?) -> Void
  ) {
    self.sizeDidChange = sizeDidChange
    self.superviewWillChange = superviewWillChange
    knownSize = frame.size
    super.init(frame: frame)
    // Not isHidden: whether UIKit lays out hidden views is not known for sure.
    alpha = 0
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) {
    fatalError("HiddenView is not made from an archive")
  }

  /// Not its controller: code that looks for the screen by `view.subviews[0].next` finds the screen's view, and goes on
  /// from there to the screen.
  override var next: UIResponder? { superview }

  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    superviewWillChange(newSuperview)
  }

  // UIKit sets the one or the other, depending on who lays out.
  override var frame: CGRect {
    didSet { compareSize() }
  }

  override var bounds: CGRect {
    didSet { compareSize() }
  }

  private func compareSize() {
    guard bounds.size != knownSize else { return }
    knownSize = bounds.size
    sizeDidChange()
  }
}

extension UIView {
  /// Where the hidden view is put in a screen's view: a visual effect view takes no subviews of its own, only those of its
  /// content view.
  var placeForHiddenView: UIView {
    (self as? UIVisualEffectView)?.contentView ?? self
  }
}
