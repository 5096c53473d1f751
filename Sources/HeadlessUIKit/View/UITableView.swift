/// A table without rows: what a lifecycle can tell of it is that it is a view that scrolls.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  public enum Style: Int, Sendable {
    case plain = 0
    case grouped = 1
    @available(iOS 13.0, *)
    case insetGrouped = 2
  }

  open private(set) var style: UITableView.Style

  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    super.init(frame: frame)
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  public required init?(coder: NSCoder) {
    coder.fail(UITableView.self)
    return nil
  }
}
