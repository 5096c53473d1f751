/// Dots, one for each page (developer.apple.com/documentation/uikit/uipagecontrol).
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  private var current = 0
  open var numberOfPages = 0 {
    didSet { currentPage = current }
  }
  open var hidesForSinglePage = false
  @available(iOS 6.0, *)
  open var pageIndicatorTintColor: UIColor?
  @available(iOS 6.0, *)
  open var currentPageIndicatorTintColor: UIColor?

  /// Kept within the pages. Code that sets it sends no event.
  open var currentPage: Int {
    get { current }
    set { current = min(max(0, newValue), max(0, numberOfPages - 1)) }
  }

  /// The user taps one half of the control: the next page or the one before becomes current, and `valueChanged` is sent.
  /// - Returns: whether there is such a page.
  package func turn(forward: Bool) -> Bool {
    let next = current + (forward ? 1 : -1)
    guard isEnabled, 0..<numberOfPages ~= next, numberOfPages > 1 || !hidesForSinglePage else { return false }
    current = next
    sendValueChanged()
    return true
  }

  /// The middle belongs to the half that leads forward.
  package override func takeTap() -> Bool { turn(forward: true) }
}
