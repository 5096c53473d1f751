/// Core Graphics' name, which Foundation on Linux lacks: kept, and applied to nothing.
public struct CGAffineTransform: Hashable, Sendable {
  public var a: CGFloat
  public var b: CGFloat
  public var c: CGFloat
  public var d: CGFloat
  public var tx: CGFloat
  public var ty: CGFloat

  public static let identity = CGAffineTransform(scaleX: 1, y: 1)

  public init(scaleX: CGFloat, y: CGFloat) {
    (a, b, c, d, tx, ty) = (scaleX, 0, 0, y, 0, 0)
  }
}
