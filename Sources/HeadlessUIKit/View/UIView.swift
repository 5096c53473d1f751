/// A node of the view hierarchy: geometry, visibility and interaction as far as lifecycle questions need them.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding {
  // MARK: Stored state

  open private(set) weak var superview: UIView?
  open internal(set) var subviews: [UIView] = []
  /// The controller whose root view this is.
  package internal(set) weak var controller: UIViewController?
  package var needsLayout = true
  /// This view or one below it needs layout, or has a controller that waits for `viewIsAppearing`.
  package var treeNeedsLayout = true

  var needsConstraints = true
  var treeNeedsUpdateConstraints = true

  open var isHidden = false {
    didSet { if oldValue, !isHidden, treeNeedsLayout { setTreeNeedsLayout() } }
  }
  open var alpha: CGFloat = 1
  open var transform = CGAffineTransform.identity
  open var isOpaque = true
  open var backgroundColor: UIColor?
  open var tag = 0
  open var clipsToBounds = false
  open var contentMode = ContentMode.scaleToFill
  open var isUserInteractionEnabled = true
  open var autoresizingMask: AutoresizingMask = []
  open var autoresizesSubviews = true
  open var translatesAutoresizingMaskIntoConstraints = true
  open var accessibilityViewIsModal = false

  open private(set) lazy var layer: CALayer = ViewLayer(of: self)

  // MARK: Tint

  private var ownTintColor: UIColor?

  /// That of the nearest view which has one, from this one upwards; nil gives it up.
  @available(iOS 7.0, *)
  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTintColor = newValue
      announceTint()
    }
  }

  /// Called when `tintColor` is set, here or on the view it is inherited from. Moving the view does not call it.
  @available(iOS 7.0, *)
  open func tintColorDidChange() {}

  private func announceTint() {
    tintColorDidChange()
    for subview in subviews where subview.ownTintColor == nil {
      subview.announceTint()
    }
  }

  /// The buttons that a bar shows.
  package var shownItems: [UIBarButtonItem] { [] }

  // MARK: Making

  public init(frame: CGRect) {
    center = CGPoint(x: frame.midX, y: frame.midY)
    boundsStorage = CGRect(origin: .zero, size: frame.size)
    super.init()
  }

  public convenience override init() {
    self.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    coder.fail(UIView.self)
    return nil
  }

  /// R121: fails the coder.
  open func encode(with coder: NSCoder) {
    coder.fail(UIView.self)
  }

  // MARK: Geometry

  private var boundsStorage: CGRect

  open var center: CGPoint

  open var bounds: CGRect {
    get { boundsStorage }
    set {
      let oldSize = boundsStorage.size
      boundsStorage = newValue
      guard oldSize != newValue.size else { return }
      if autoresizesSubviews {
        for subview in subviews {
          subview.autoresize(from: oldSize, to: newValue.size)
        }
      }
      setNeedsLayout()
    }
  }

  open var frame: CGRect {
    get { frameInSuperview }
    set { setFrameInSuperview(newValue) }
  }

  // MARK: Window

  open var window: UIWindow? { superview?.window }

  /// The window, if it is on screen.
  package var visibleWindow: UIWindow? {
    guard let window, window.isOnScreen else { return nil }
    return window
  }

  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}

  func setSuperview(_ view: UIView?) {
    superview = view
  }

  // MARK: Hierarchy

  open func addSubview(_ view: UIView) {
    insert(view, at: subviews.count)
  }

  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: index(of: siblingSubview, without: view) ?? subviews.count)
  }

  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: index(of: siblingSubview, without: view).map { $0 + 1 } ?? subviews.count)
  }

  open func removeFromSuperview() {
    guard superview != nil else { return }
    move(from: window, to: nil) { detachFromSuperview() }
  }

  open func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: index))
  }

  open func sendSubviewToBack(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
  }

  open func isDescendant(of view: UIView) -> Bool {
    var candidate: UIView? = self
    while let current = candidate {
      if current === view { return true }
      candidate = current.superview
    }
    return false
  }

  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  // MARK: Layout

  open func layoutSubviews() {}

  open func setNeedsLayout() {
    needsLayout = true
    setTreeNeedsLayout()
  }

  open func layoutIfNeeded() {
    layoutTree()
  }

  // MARK: Constraints

  open func setNeedsUpdateConstraints() {
    needsConstraints = true
    setTreeNeedsUpdateConstraints()
  }

  open func needsUpdateConstraints() -> Bool { needsConstraints }

  open func updateConstraints() {}

  open func updateConstraintsIfNeeded() {
    updateConstraintsOfTree()
  }

  /// There is no solver: constraints are kept, and move nothing.
  var heldConstraints: [NSLayoutConstraint] = []

  open var constraints: [NSLayoutConstraint] { heldConstraints }

  open func addConstraint(_ constraint: NSLayoutConstraint) {
    hold(constraint)
  }

  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach(addConstraint)
  }

  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    giveUp(constraint)
  }

  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach(removeConstraint)
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
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

  // MARK: Guides and margins

  var guides: [UILayoutGuide] = []
  var systemGuides: [String: UILayoutGuide] = [:]

  open var layoutGuides: [UILayoutGuide] { guides }

  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView = self
  }

  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    if layoutGuide.owningView === self { layoutGuide.owningView = nil }
  }

  @available(iOS 11.0, *)
  open var safeAreaLayoutGuide: UILayoutGuide {
    systemGuide("UIViewSafeAreaLayoutGuide") { $0.safeAreaInsets }
  }

  open var layoutMarginsGuide: UILayoutGuide { systemGuide("UIViewLayoutMarginsGuide") { $0.layoutMargins } }

  open var readableContentGuide: UILayoutGuide { systemGuide("UIViewReadableContentGuide") { $0.layoutMargins } }

  @available(iOS 11.0, *)
  open var safeAreaInsets: UIEdgeInsets { currentSafeAreaInsets }

  @available(iOS 11.0, *)
  open func safeAreaInsetsDidChange() {}

  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
    didSet {
      guard oldValue != layoutMargins else { return }
      layoutMarginsDidChange()
      controller?.viewLayoutMarginsDidChange()
    }
  }

  open func layoutMarginsDidChange() {}

  // MARK: Sizes

  /// A view's own size is that of what it would draw: nothing here has one.
  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }

  nonisolated open class var noIntrinsicMetric: CGFloat { -1 }

  open func invalidateIntrinsicContentSize() {}

  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  open func sizeToFit() {
    bounds.size = sizeThatFits(bounds.size)
  }

  private var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  private var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]

  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    hugging[axis] ?? .defaultLow
  }

  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    hugging[axis] = priority
  }

  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    resistance[axis] ?? .defaultHigh
  }

  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    resistance[axis] = priority
  }

  open func setNeedsDisplay() {}

  // MARK: Animation (R3: the changes take effect at once, the completion comes later, once)

  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    guard completion != nil || World.current.animationGroups.isAwaited else { return }
    World.current.animations.run(for: duration + delay, end: completion ?? { _ in })
  }

  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
  }

  open class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations ?? {}, completion: completion)
  }

  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wasEnabled = areAnimationsEnabled
    setAnimationsEnabled(false)
    actionsWithoutAnimation()
    setAnimationsEnabled(wasEnabled)
  }

  /// R115: while they are off, transitions and animations that begin take no time.
  open class func setAnimationsEnabled(_ enabled: Bool) {
    World.current.animationsAreEnabled = enabled
  }

  open class var areAnimationsEnabled: Bool { World.current.animationsAreEnabled }

  // MARK: Traits

  open var traitCollection: UITraitCollection {
    superview?.traitCollection ?? World.current.traits(of: (self as? UIWindow)?.windowScene)
  }

  @available(iOS, introduced: 8.0, deprecated: 17.0)
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Responder chain

  open override var next: UIResponder? { controller ?? superview }

  package override var responderWindow: UIWindow? { window }

  /// R100: by force nobody is asked.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard let view = window?.input.responder as? UIView, view.isDescendant(of: self) else { return false }
    guard force else { return view.resignFirstResponder() }
    window?.input.resignByForce(view)
    return true
  }

  // MARK: Touches

  private var gestures: [UIGestureRecognizer] = []

  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { gestures }
    set {
      gestures.forEach { $0.view = nil }
      gestures = newValue ?? []
      gestures.forEach { $0.view = self }
    }
  }

  /// A recognizer belongs to one view: it leaves the one it had.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestures.append(gestureRecognizer)
    gestureRecognizer.view = self
  }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestures.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }

  /// The user taps it. Answers whether anything takes the touch; controls and fields do, ahead of every gesture.
  package func takeTap() -> Bool { recognizeTap() }

  // MARK: Hit testing

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event) else { return nil }
    for subview in subviews.reversed() {
      if let inner = subview.fromSuperview(point), let hit = subview.hitTest(inner, with: event) { return hit }
    }
    return self
  }
}

@preconcurrency @MainActor
open class UIEvent: NSObject {}
