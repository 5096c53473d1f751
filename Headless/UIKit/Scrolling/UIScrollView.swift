/// Content that is larger than its view: offsets and insets as data, a layout for every scroll, and a user who drags it (R196 to
/// R205; UIScrollView+Dragging.swift, UIScrollView+Motion.swift).
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

  /// The factor by which a millisecond of deceleration changes the velocity (R202).
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    @available(iOS 3.0, *)
    public static let normal = DecelerationRate(rawValue: 0.998)
    @available(iOS 3.0, *)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// Whether a drag dismisses the keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none
  open weak var delegate: (any UIScrollViewDelegate)? {
    willSet { storedDelegate = newValue }
  }
  /// R133: the delegate that was set, whatever an override of `delegate` returns.
  weak var storedDelegate: (any UIScrollViewDelegate)?
  open var contentSize = CGSize.zero
  /// A finger that drags the content is cancelled when this becomes false, as `UIGestureRecognizer.isEnabled` has it.
  open var isScrollEnabled = true {
    didSet { if !isScrollEnabled { lift() } }
  }
  open var isPagingEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  @available(iOS 3.0, *)
  open var decelerationRate = DecelerationRate.normal
  @available(iOS 11.0, *)
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic

  // MARK: The finger, and what the content does without it (R197)

  var finger: ScrollFinger?
  var motion: ScrollMotion?
  var frameOfMotion: MainLoop.Entry?
  /// The next change of the offset is the finger's or the motion's own.
  var movesByItself = false

  open var isTracking: Bool { finger != nil }
  open var isDragging: Bool { finger?.isDragging == true || motion?.countsAsDragging == true }
  open var isDecelerating: Bool { motion?.kind == .deceleration || finger?.hasCaught == true }

  override func didLeaveWindow() {
    lift()
    if World.current.weakRules.motionsEndOutsideWindows { stopMotion() }
  }

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

  /// A scroll view lays out its subviews on each scroll, although its size stays the same (R29). Code that sets it stops no
  /// motion, which goes on from there (R201).
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      if !movesByItself { goOn(from: newValue) }
      movesByItself = false
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
    scroll(to: contentOffset, animated: animated)
  }

  /// Scrolls as little as shows the rectangle, or of a larger one its beginning.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    scroll(to: range.offset(showing: rect, from: contentOffset), animated: animated)
  }
}
