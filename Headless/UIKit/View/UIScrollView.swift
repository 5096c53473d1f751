/// Content that is larger than its view: offsets and insets as data, and a layout for every scroll.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    case onDrag = 1
    case interactive = 2
  }

  @available(iOS 11.0, *)
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic = 0
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }

  /// Whether a drag dismisses the keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none
  open weak var delegate: (any UIScrollViewDelegate)? {
    willSet { storedDelegate = newValue }
  }
  /// R133: the delegate that was set, whatever an override of `delegate` returns.
  weak var storedDelegate: (any UIScrollViewDelegate)?
  open var contentSize = CGSize.zero
  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  // No finger scrolls a view here.
  open var isTracking: Bool { false }
  open var isDragging: Bool { false }
  open var isDecelerating: Bool { false }
  @available(iOS 11.0, *)
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic

  /// A subview, which a pull of the content makes refresh.
  @available(iOS 10.0, *)
  open var refreshControl: UIRefreshControl? {
    didSet {
      if let oldValue, oldValue !== refreshControl, oldValue.superview === self { oldValue.removeFromSuperview() }
      if let refreshControl, refreshControl.superview !== self { insertSubview(refreshControl, at: 0) }
    }
  }

  open var contentInset = UIEdgeInsets.zero {
    didSet { if oldValue != contentInset { adjustedContentInsetDidChange() } }
  }

  /// The content's own inset: safe areas add nothing to it here.
  @available(iOS 11.0, *)
  open var adjustedContentInset: UIEdgeInsets { contentInset }

  @available(iOS 11.0, *)
  open func adjustedContentInsetDidChange() {}

  @available(iOS 11.1, *)
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero

  /// A scroll view lays out its subviews on each scroll, although its size stays the same (R29).
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard bounds.origin != newValue else { return }
      bounds.origin = newValue
      setNeedsLayout()
      if World.current.weakRules.rowsFollowAtOnce { showElements() }
      storedDelegate?.scrollViewDidScroll(self)
    }
  }

  /// R172: lists show what is at the new offset, where they have shown rows or items before.
  func showElements() {}

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }
}

@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
