/// A button beside a row that was swiped open.
@available(iOS 11.0, *)
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  public enum Style: Int, Sendable {
    case normal = 0
    case destructive = 1
  }

  /// Called with the action, the view of the row, and a function to call when the action is done: it closes the row. True says
  /// that the action was performed (developer.apple.com/documentation/uikit/uicontextualaction/handler).
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  open private(set) var style: UIContextualAction.Style
  open private(set) var handler: UIContextualAction.Handler
  open var title: String?
  open var image: UIImage?
  private var ownBackgroundColor: UIColor?

  /// Not for apps, but what an app's subclass can't inherit would keep the convenience initializer from it too.
  @usableFromInline init(
    making style: UIContextualAction.Style, title: String?, handler: @escaping UIContextualAction.Handler
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  public convenience init(
    style: UIContextualAction.Style, title: String?, handler: @escaping UIContextualAction.Handler
  ) {
    self.init(making: style, title: title, handler: handler)
  }

  /// Nil restores the color of the style.
  open var backgroundColor: UIColor! {
    get { ownBackgroundColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { ownBackgroundColor = newValue }
  }
}
