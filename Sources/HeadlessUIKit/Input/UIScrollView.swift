/// Nothing scrolls here; a drag may dismiss the keyboard.
@MainActor
open class UIScrollView: UIView {
  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    case onDrag = 1
    case interactive = 2
  }

  open var contentInset = UIEdgeInsets.zero
  /// Nothing but the app's own insets: there is no safe area here.
  @available(iOS 11.0, *)
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  @available(iOS 11.1, *)
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var isScrollEnabled = true
  open var keyboardDismissMode = KeyboardDismissMode.none
}

@MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {}
