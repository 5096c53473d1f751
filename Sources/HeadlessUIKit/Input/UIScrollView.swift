/// Nothing scrolls here; a drag may dismiss the keyboard.
@MainActor
open class UIScrollView: UIView {
  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    case onDrag = 1
    case interactive = 2
  }

  open var isScrollEnabled = true
  open var keyboardDismissMode = KeyboardDismissMode.none
}

@MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {}
