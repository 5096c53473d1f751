// R118, R183: the center, the bounds and the transform of a view map its coordinates to those of its superview, and those of
// a window to those of its scene, which has a place on the screen.

extension UIView {
  /// - Returns: the result in the coordinates of `view`, or for nil in those of the window.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    point.applying(way(to: view))
  }

  /// Converts from the coordinates of `view`, or for nil from those of the window.
  /// - Returns: the result in the coordinates of this view.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    point.applying(way(to: view).inverted())
  }

  /// - Returns: the result in the coordinates of `view`, or for nil in those of the window.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.mapped(by: way(to: view))
  }

  /// Converts from the coordinates of `view`, or for nil from those of the window.
  /// - Returns: the result in the coordinates of this view.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.mapped(by: way(to: view).inverted())
  }

  // MARK: Frame

  /// The smallest rectangle around the view.
  var frameInSuperview: CGRect {
    let (center, size) = (center, bounds.size)
    guard transform.isIdentity else { return bounds.applying(toSuperview) }
    return CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }

  /// Moves and resizes the view so that the rectangle around it is `frame`. This is exact for rotations by multiples of
  /// 90 degrees.
  func setFrameInSuperview(_ frame: CGRect) {
    center = CGPoint(x: frame.midX - transform.tx, y: frame.midY - transform.ty)
    let size = transform.isIdentity ? frame.size : frame.applying(transform.inverted()).size
    bounds = CGRect(origin: bounds.origin, size: size)
  }

  // MARK: Ways

  var toSuperview: CGAffineTransform {
    let toCenter = CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
    if transform.isIdentity { return toCenter.movedBy(x: center.x, y: center.y) }
    return toCenter.concatenating(transform).movedBy(x: center.x, y: center.y)
  }

  /// - Returns: nil where the transform cannot be inverted.
  func fromSuperview(_ point: CGPoint) -> CGPoint? {
    let way = toSuperview
    return way.a * way.d == way.b * way.c ? nil : point.applying(way.inverted())
  }

  /// Maps to the coordinates of the window. Outside of a window it maps to the superview that the outermost view would
  /// have.
  private var toWindow: CGAffineTransform {
    var way = CGAffineTransform.identity
    var candidate: UIView? = self
    while let view = candidate, !(view is UIWindow) {
      way = way.concatenating(view.toSuperview)
      candidate = view.superview
    }
    return way
  }

  var toScreen: CGAffineTransform {
    guard let window else { return toWindow }
    let origin = window.windowScene.map(World.current.origin) ?? .zero
    return toWindow.concatenating(window.toSuperview).movedBy(x: origin.x, y: origin.y)
  }

  private func way(to view: UIView?) -> CGAffineTransform {
    guard let view else { return toWindow }
    if let window, let other = view.window, window !== other {
      return toScreen.concatenating(view.toScreen.inverted())
    }
    return toWindow.concatenating(view.toWindow.inverted())
  }
}

@available(iOS 8.0, *)
extension UIView: UICoordinateSpace {
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, to: view as UIView?) }
    return coordinateSpace.convert(point.applying(toScreen), from: World.current.screen.coordinateSpace)
  }

  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, from: view as UIView?) }
    return coordinateSpace.convert(point, to: World.current.screen.coordinateSpace).applying(toScreen.inverted())
  }

  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, to: view as UIView?) }
    return coordinateSpace.convert(rect.mapped(by: toScreen), from: World.current.screen.coordinateSpace)
  }

  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, from: view as UIView?) }
    return coordinateSpace.convert(rect, to: World.current.screen.coordinateSpace).mapped(by: toScreen.inverted())
  }
}

extension UIWindow {
  /// - Returns: the result in the coordinates of `window`, or for nil in those of its scene.
  public func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    point.applying(way(to: window))
  }

  /// Converts from the coordinates of `window`, or for nil from those of its scene.
  /// - Returns: the result in the coordinates of this window.
  public func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    point.applying(way(to: window).inverted())
  }

  /// - Returns: the result in the coordinates of `window`, or for nil in those of its scene.
  public func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    rect.mapped(by: way(to: window))
  }

  /// Converts from the coordinates of `window`, or for nil from those of its scene.
  /// - Returns: the result in the coordinates of this window.
  public func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    rect.mapped(by: way(to: window).inverted())
  }

  private func way(to window: UIWindow?) -> CGAffineTransform {
    window.map { toScreen.concatenating($0.toScreen.inverted()) } ?? toSuperview
  }
}

extension CGAffineTransform {
  /// - Returns: this transform, followed by a translation.
  fileprivate func movedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx + x, ty: ty + y)
  }
}

extension CGRect {
  /// - Returns: the result of `applying(_:)`, without rounding errors in the size where the transform is a translation.
  func mapped(by way: CGAffineTransform) -> CGRect {
    let (x, y) = (way.tx, way.ty)
    return way == CGAffineTransform(translationX: x, y: y) ? offsetBy(dx: x, dy: y) : applying(way)
  }
}
