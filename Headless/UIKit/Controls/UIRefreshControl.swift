/// A sign that content is loaded again, which the user starts by pulling a scroll view down.
///
/// A pull sends `valueChanged` once. The control stays refreshing until `endRefreshing()`
/// (developer.apple.com/documentation/uikit/uirefreshcontrol).
@available(iOS 6.0, *)
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  open private(set) var isRefreshing = false
  /// Stored without effect.
  open var attributedTitle: NSAttributedString?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public init() {
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The app refreshes by itself: no event is sent.
  open func beginRefreshing() {
    isRefreshing = true
  }

  open func endRefreshing() {
    isRefreshing = false
  }

  /// The user pulls the scroll view down far enough.
  func takePull() -> Bool {
    guard isEnabled, !isHidden, !isRefreshing else { return false }
    isRefreshing = true
    sendValueChanged()
    return true
  }

  /// It is pulled, not tapped.
  package override func takeTap() -> Bool { false }
}

extension UIScrollView {
  /// The user pulls the content down. Content that is not larger than the view can be pulled only if it always bounces
  /// (developer.apple.com/documentation/uikit/uiscrollview/alwaysbouncevertical).
  /// - Returns: whether a refresh control has started to refresh.
  package func takePull() -> Bool {
    guard isScrollEnabled, bounces, alwaysBounceVertical || contentSize.height > bounds.height else { return false }
    let control = refreshControl ?? subviews.lazy.compactMap { $0 as? UIRefreshControl }.first
    return control?.takePull() ?? false
  }
}
