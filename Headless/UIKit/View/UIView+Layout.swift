/// The needs of a view in the next layout pass.
struct LayoutNeeds {
  var layout = true
  /// This view or one below it needs layout, or has a controller that waits for `viewIsAppearing`.
  var layoutOfTree = true
  var constraints = true
  var constraintsOfTree = true

  /// Another pass.
  var another: Bool { layoutOfTree || constraintsOfTree }
}

// R28-R30: layout runs top-down, a view is laid out only if it is dirty, and viewWillLayoutSubviews and
// viewDidLayoutSubviews of a controller are both called before those of its children. Constraints are updated before
// layout, from the innermost view outwards. There is no solver: the updates are the callbacks in which an app would
// change its constraints.

extension UIView {
  func markForLayout() {
    needs.layout = true
    setTreeNeedsLayout()
  }

  func setTreeNeedsLayout() {
    var view: UIView? = self
    while let current = view {
      current.needs.layoutOfTree = true
      if current is UIWindow { World.current.loop.setNeedsTurn() }
      view = current.superview
    }
  }

  /// Lays out what is dirty here and below. Layout that makes its own tree dirty again is repeated a limited
  /// number of times, and the rest is left to the next turn.
  package func layoutTree() {
    for _ in 0..<Self.passesOfLayout where needs.another {
      updateConstraintsOfTree()
      layoutOnce()
    }
  }

  static var passesOfLayout: Int { 8 }

  private func layoutOnce() {
    guard needs.layoutOfTree, !waitsForShowing else { return }
    needs.layoutOfTree = false
    controller?.deliverViewIsAppearing()
    if needs.layout {
      needs.layout = false
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
    for subview in subviews where subview.superview === self {
      subview.layoutOnce()
    }
  }

  /// R30, W8: hidden views are laid out like others, or only when they are shown. Windows are always laid out.
  private var waitsForShowing: Bool {
    isHidden && !(self is UIWindow) && !World.current.weakRules.hiddenViewsAreLaidOut
  }

  // MARK: Layout without an end

  /// The outermost view that needs layout, or an update of its constraints.
  fileprivate var viewInNeed: UIView? {
    needs.layout || needs.constraints ? self : subviews.lazy.compactMap(\.viewInNeed).first
  }

  /// Nothing in it needs layout any more.
  func giveUpLayout() {
    needs = LayoutNeeds(layout: false, layoutOfTree: false, constraints: false, constraintsOfTree: false)
    subviews.forEach { $0.giveUpLayout() }
  }

  // MARK: Constraints

  func markForUpdateOfConstraints() {
    needs.constraints = true
    setTreeNeedsUpdateConstraints()
  }

  func setTreeNeedsUpdateConstraints() {
    var view: UIView? = self
    while let current = view {
      current.needs.constraintsOfTree = true
      if current is UIWindow { World.current.loop.setNeedsTurn() }
      view = current.superview
    }
  }

  func updateConstraintsOfTree() {
    guard needs.constraintsOfTree else { return }
    needs.constraintsOfTree = false
    for subview in subviews where subview.superview === self {
      subview.updateConstraintsOfTree()
    }
    guard needs.constraints else { return }
    needs.constraints = false
    if let controller { controller.updateViewConstraints() } else { updateConstraints() }
  }
}

extension World {
  /// A device would hang from now on. The process ends, unless the fuzzer wants to know.
  func reportEndlessLayout(of window: UIWindow) {
    let view = window.viewInNeed ?? window
    let screen = sequence(first: view, next: \.superview).lazy.compactMap(\.controller).first
    let name = "\(screen.map { type(of: $0) as AnyClass } ?? type(of: view))"
    let reason = """
      The layout of \(name) has no end: after 100 passes it needs another one. viewDidLayoutSubviews(), or layoutSubviews() of a view, \
      asks for layout each time it is called, with addSubview(_:), setNeedsLayout() or another size. Add views in viewDidLoad(), and set a \
      frame or a constraint there only if it differs from what it was. On a device the app hangs.
      """
    guard let didFindEndlessLayout else { preconditionFailure(reason) }
    didFindEndlessLayout(name, reason)
  }
}
