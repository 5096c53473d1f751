extension UIView {
  /// Whether the tint color of a view is dimmed, as below an alert.
  public enum TintAdjustmentMode: Int, Sendable {
    case automatic = 0
    case normal = 1
    case dimmed = 2
  }
}
