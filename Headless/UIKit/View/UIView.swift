/// A node of the view hierarchy: geometry, visibility and interaction as far as lifecycle questions need them.
///
/// A subclass can override only what is declared in the class itself, so this file is the list of what an app may set,
/// call and override. The work is done in the extensions, each named after its subject.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding {
  /// The controller whose root view this is.
  package internal(set) weak var controller: UIViewController?

  public init(frame: CGRect) {
    center = CGPoint(x: frame.midX, y: frame.midY)
    boundsStorage = CGRect(origin: .zero, size: frame.size)
    super.init()
    clipsToBounds = self is UIScrollView
  }

  public convenience override init() {
    self.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    coder.fail(UIView.self)
    return nil
  }

  /// R121: fails the coder.
  open func encode(with coder: NSCoder) { coder.fail(UIView.self) }

  // MARK: Appearance

  open var isHidden = false {
    didSet { if oldValue, !isHidden, needs.layoutOfTree { setTreeNeedsLayout() } }
  }
  open var alpha: CGFloat = 1
  open var isOpaque = true
  open var backgroundColor: UIColor?
  open var tag = 0
  open var clipsToBounds = false
  open var contentMode = ContentMode.scaleToFill
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  open var accessibilityViewIsModal = false
  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  /// The app's own name for the view, which is not for the user.
  open var accessibilityIdentifier: String?
  /// The class of the view's layer. A layer of another class than `CALayer` has the view's bounds and center, and is set when
  /// they are.
  open class var layerClass: AnyClass { CALayer.self }
  open private(set) lazy var layer: CALayer = makeLayer()

  /// The layer, if the app has named its class; nil for a plain one, which reads the view itself.
  private var layerOfApp: CALayer? { Self.layerClass == CALayer.self ? nil : layer }

  private func makeLayer() -> CALayer {
    guard Self.layerClass != CALayer.self else { return ViewLayer(of: self) }
    guard let layer = ClassMaking.make(Self.layerClass) as? CALayer else {
      preconditionFailure("The layerClass of \(type(of: self)) is \(Self.layerClass), which is no CALayer")
    }
    layer.bounds = bounds
    layer.position = center
    layer.delegate = self
    return layer
  }

  open func setNeedsDisplay() {}

  /// The view's own tint color, if it has one.
  var ownTintColor: UIColor? {
    didSet { announceTintColor() }
  }
  /// The tint color of the nearest view that has one of its own, from this view upwards. Nil removes this view's own.
  @available(iOS 7.0, *)
  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
    set { ownTintColor = newValue }
  }
  /// Stored without effect: no color is dimmed here.
  @available(iOS 7.0, *)
  open var tintAdjustmentMode = UIView.TintAdjustmentMode.normal

  /// Called when `tintColor` is set, here or on the view it is inherited from. Moving the view does not call it.
  @available(iOS 7.0, *)
  open func tintColorDidChange() {}

  // MARK: Geometry (UIView+Coordinates.swift, UIView+Autoresizing.swift)

  open var center: CGPoint {
    didSet { layerOfApp?.position = center }
  }
  open var transform = CGAffineTransform.identity
  private var boundsStorage: CGRect

  open var bounds: CGRect {
    get { boundsStorage }
    set {
      let oldSize = boundsStorage.size
      boundsStorage = newValue
      layerOfApp?.bounds = newValue
      if oldSize != newValue.size { didResize(from: oldSize) }
    }
  }

  open var frame: CGRect {
    get { frameInSuperview }
    set { setFrameInSuperview(newValue) }
  }

  open var autoresizingMask: AutoresizingMask = []
  open var autoresizesSubviews = true

  // MARK: Hierarchy (UIView+Hierarchy.swift)

  open internal(set) weak var superview: UIView?
  open internal(set) var subviews: [UIView] = []
  open var window: UIWindow? { superview?.window }

  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  /// The view's own part of leaving a window, before the app's.
  func didLeaveWindow() {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}

  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) { insert(view, below: siblingSubview) }
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) { insert(view, above: siblingSubview) }
  open func removeFromSuperview() { leaveSuperview() }
  open func bringSubviewToFront(_ view: UIView) { reorder(view, to: subviews.count - 1) }
  open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }
  open func isDescendant(of view: UIView) -> Bool { isInside(view) }
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }

  // MARK: Layout (UIView+Layout.swift)

  var needs = LayoutNeeds()
  open func layoutSubviews() {}
  open func setNeedsLayout() { markForLayout() }
  open func layoutIfNeeded() { layoutTree() }
  open func updateConstraints() {}
  open func setNeedsUpdateConstraints() { markForUpdateOfConstraints() }
  open func needsUpdateConstraints() -> Bool { needs.constraints }
  open func updateConstraintsIfNeeded() { updateConstraintsOfTree() }

  // MARK: Constraints and guides (the folder Layout)

  var autoLayout = AutoLayoutValues()
  open var translatesAutoresizingMaskIntoConstraints = true
  open var constraints: [NSLayoutConstraint] { autoLayout.constraints }
  open func addConstraint(_ constraint: NSLayoutConstraint) { hold(constraint) }
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(addConstraint) }
  open func removeConstraint(_ constraint: NSLayoutConstraint) { release(constraint) }
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(removeConstraint) }

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
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

  open var layoutGuides: [UILayoutGuide] { autoLayout.guides }
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { layoutGuide.owningView = self }
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { release(layoutGuide) }

  // MARK: Safe area and margins (UIView+SafeArea.swift)

  @available(iOS 11.0, *)
  open var safeAreaInsets: UIEdgeInsets { currentSafeAreaInsets }
  @available(iOS 11.0, *)
  open func safeAreaInsetsDidChange() {}
  @available(iOS 11.0, *)
  open var safeAreaLayoutGuide: UILayoutGuide { systemGuide("UIViewSafeAreaLayoutGuide") { $0.safeAreaInsets } }
  open var layoutMarginsGuide: UILayoutGuide { systemGuide("UIViewLayoutMarginsGuide") { $0.layoutMargins } }
  open var readableContentGuide: UILayoutGuide { systemGuide("UIViewReadableContentGuide") { $0.layoutMargins } }

  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
    didSet { if oldValue != layoutMargins { announceLayoutMargins() } }
  }
  open func layoutMarginsDidChange() {}
  /// The layout margins, for text that runs from left to right.
  @available(iOS 11.0, *)
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      NSDirectionalEdgeInsets(
        top: layoutMargins.top, leading: layoutMargins.left, bottom: layoutMargins.bottom, trailing: layoutMargins.right
      )
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: newValue.leading, bottom: newValue.bottom, right: newValue.trailing)
    }
  }

  // MARK: Sizes

  /// A view's own size is the size of what it draws. Nothing is drawn here, so no view has one.
  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
  nonisolated open class var noIntrinsicMetric: CGFloat { -1 }
  open func invalidateIntrinsicContentSize() {}
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    autoLayout.hugging[axis] ?? .defaultLow
  }
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    autoLayout.hugging[axis] = priority
  }
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    autoLayout.resistance[axis] ?? .defaultHigh
  }
  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    autoLayout.resistance[axis] = priority
  }

  // MARK: Animation (UIView+Animation.swift)

  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) { run(animations, for: duration, completion: completion) }

  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) { run(animations, for: duration + delay, completion: completion) }

  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) { run(animations, for: duration + delay, completion: completion) }

  open class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) { run(animations ?? {}, for: duration, completion: completion) }

  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { runPlainly(actionsWithoutAnimation) }
  /// R115: while they are off, transitions and animations that begin take no time.
  open class func setAnimationsEnabled(_ enabled: Bool) { World.current.animationsAreEnabled = enabled }
  open class var areAnimationsEnabled: Bool { World.current.animationsAreEnabled }

  // MARK: Traits (EnvironmentChange.swift)

  open var traitCollection: UITraitCollection {
    superview?.traitCollection ?? World.current.traits(of: (self as? UIWindow)?.windowScene)
  }
  @available(iOS, introduced: 8.0, deprecated: 17.0)
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Responder chain and touches (the folder Input)

  open override var next: UIResponder? { controller ?? superview }
  package override var responderWindow: UIWindow? { window }
  /// R100: by force neither the responder nor its delegate is called.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { endEditingInside(byForce: force) }

  open var isUserInteractionEnabled = true
  /// R156.
  open var isExclusiveTouch = false
  var gestures: [UIGestureRecognizer] = []
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { gestures }
    set { replaceGestures(with: newValue ?? []) }
  }
  /// A recognizer belongs to one view: it leaves the one it had.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { add(gestureRecognizer) }
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { remove(gestureRecognizer) }

  var heldInteractions: [any UIInteraction] = []
  @available(iOS 11.0, *)
  open var interactions: [any UIInteraction] {
    get { heldInteractions }
    set { replaceInteractions(with: newValue) }
  }
  @available(iOS 11.0, *)
  open func addInteraction(_ interaction: any UIInteraction) { add(interaction) }
  @available(iOS 11.0, *)
  open func removeInteraction(_ interaction: any UIInteraction) { remove(interaction) }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { hit(at: point, with: event) }

  /// The user taps the view. Controls and fields receive the touch before every gesture.
  /// - Returns: whether the touch was received.
  package func takeTap() -> Bool { recognizeTap() }
}

@preconcurrency @MainActor
open class UIEvent: NSObject {}
