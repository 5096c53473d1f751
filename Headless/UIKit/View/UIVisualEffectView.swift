/// The effect that a visual effect view shows behind its content. Its appearance is not modelled.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}

/// A view whose subviews belong into its content view: one that is added directly raises an exception, which ends the
/// process here.
/// Source: Apple's page on `UIVisualEffectView`; the exception's text is in public bug reports since iOS 11.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// As large as this view.
  open private(set) var contentView = UIView()
  open var effect: UIVisualEffect?

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    notModelled("UIVisualEffectView.init(coder:)")
  }

  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    precondition(
      subview === contentView,
      """
      \(type(of: subview)) has been added as a subview to a UIVisualEffectView. Do not add subviews directly to the visual \
      effect view itself, instead add them to its contentView.
      """)
  }
}
