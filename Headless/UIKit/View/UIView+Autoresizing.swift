// Frames that follow from the size of the superview.

extension UIView {
  /// The size has changed. The subviews follow it as their masks say.
  func didResize(from oldSize: CGSize) {
    if autoresizesSubviews {
      for subview in subviews {
        subview.autoresize(from: oldSize, to: bounds.size)
      }
    }
    setNeedsLayout()
    // R147.
    superview?.setNeedsLayout()
  }

  /// Covers the whole of another view, now and whenever that view changes its size.
  func fill(_ container: UIView) {
    frame = container.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Moves and stretches the view as its autoresizing mask says, sharing the change among the flexible parts.
  private func autoresize(from oldSize: CGSize, to newSize: CGSize) {
    guard !autoresizingMask.isEmpty else { return }
    let (x, width) = Self.resize(
      start: frame.minX, length: frame.width, old: oldSize.width, new: newSize.width,
      flexible: (
        autoresizingMask.contains(.flexibleLeftMargin), autoresizingMask.contains(.flexibleWidth),
        autoresizingMask.contains(.flexibleRightMargin)
      ))
    let (y, height) = Self.resize(
      start: frame.minY, length: frame.height, old: oldSize.height, new: newSize.height,
      flexible: (
        autoresizingMask.contains(.flexibleTopMargin), autoresizingMask.contains(.flexibleHeight),
        autoresizingMask.contains(.flexibleBottomMargin)
      ))
    frame = CGRect(x: x, y: y, width: width, height: height)
  }

  private static func resize(
    start: CGFloat, length: CGFloat, old: CGFloat, new: CGFloat, flexible: (Bool, Bool, Bool)
  ) -> (start: CGFloat, length: CGFloat) {
    let count = [flexible.0, flexible.1, flexible.2].filter { $0 }.count
    guard count > 0 else { return (start, length) }
    let share = (new - old) / CGFloat(count)
    return (start + (flexible.0 ? share : 0), max(0, length + (flexible.1 ? share : 0)))
  }
}

extension UIView {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }
}
