/// A relation between two views, stored as a value: there is no solver, and no frame follows from it.
///
/// Checks as UIKit does: an active constraint is in the `constraints` of the nearest view that contains both
/// its items, and is removed with either of them.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  private weak var first: AnyObject?
  private weak var second: AnyObject?
  open private(set) var firstAttribute = Attribute.notAnAttribute
  open private(set) var relation = Relation.equal
  open private(set) var secondAttribute = Attribute.notAnAttribute
  open private(set) var multiplier: CGFloat = 1
  open var constant: CGFloat = 0
  open var priority = UILayoutPriority.required
  open var identifier: String?
  /// The view that has it in its `constraints`.
  fileprivate weak var holder: UIView?

  convenience init(
    _ first: (item: AnyObject?, attribute: Attribute), _ relation: Relation,
    _ second: (item: AnyObject?, attribute: Attribute), multiplier: CGFloat, constant: CGFloat
  ) {
    self.init()
    (self.first, firstAttribute) = first
    (self.second, secondAttribute) = second
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
  }

  public convenience init(
    item view1: Any, attribute attr1: NSLayoutConstraint.Attribute, relatedBy relation: NSLayoutConstraint.Relation,
    toItem view2: Any?, attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init(
      (view1 as AnyObject, attr1), relation, (view2.map { $0 as AnyObject }, attr2), multiplier: multiplier, constant: c
    )
  }

  open var firstItem: AnyObject? { first }

  open var secondItem: AnyObject? { second }

  // MARK: Activating

  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { holder?.removeConstraint(self) }
    }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach { $0.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach { $0.isActive = false }
  }

  private func activate() {
    let views = views
    guard let ancestor = views.first?.ancestors.first(where: { view in views.allSatisfy { $0.isDescendant(of: view) } })
    else {
      preconditionFailure(
        """
        Unable to activate constraint with anchors \(self) because they have no common ancestor.  Does the constraint or its \
        anchors reference items in different view hierarchies?  That's illegal.
        """)
    }
    ancestor.addConstraint(self)
  }

  // MARK: Items

  /// The views of its items. The view of a guide is its owner.
  fileprivate var views: [UIView] {
    [first, second].compactMap { ($0 as? UIView) ?? ($0 as? UILayoutGuide)?.owningView }
  }

  fileprivate func refers(into view: UIView) -> Bool {
    views.contains { $0.isDescendant(of: view) }
  }
}

// MARK: - Views

/// The values that an app gives to Auto Layout for one view. There is no solver: they are kept, and move nothing.
struct AutoLayoutValues {
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  /// The guides that UIKit creates for a view when they are first read.
  var systemGuides: [String: UILayoutGuide] = [:]
  var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
}

extension UIView {
  func hold(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    precondition(
      constraint.views.allSatisfy { $0.isDescendant(of: self) },
      "The view hierarchy is not prepared for the constraint: \(constraint)")
    constraint.holder?.removeConstraint(constraint)
    constraint.holder = self
    autoLayout.constraints.append(constraint)
  }

  func release(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    constraint.holder = nil
    autoLayout.constraints.removeAll { $0 === constraint }
  }

  /// Called before the view leaves its superview: constraints of views around it that refer to it, or to a view inside
  /// it, end.
  func endConstraintsFromOutside() {
    for ancestor in ancestors.dropFirst() where !ancestor.autoLayout.constraints.isEmpty {
      for constraint in ancestor.autoLayout.constraints where constraint.refers(into: self) {
        ancestor.release(constraint)
      }
    }
  }

  /// The view itself and its superviews, from the inside outwards.
  fileprivate var ancestors: some Sequence<UIView> {
    sequence(first: self, next: \.superview)
  }
}
