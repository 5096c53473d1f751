/// A value that the user changes by dragging a thumb. Its values are kept within its bounds
/// (developer.apple.com/documentation/uikit/uislider).
@preconcurrency @MainActor
open class UISlider: UIControl {
  private var current: Float = 0
  private var images: [String: UIImage] = [:]
  /// A larger one than `maximumValue` moves that one too.
  open var minimumValue: Float = 0 {
    didSet {
      maximumValue = max(minimumValue, maximumValue)
      value = current
    }
  }
  /// A smaller one than `minimumValue` moves that one too.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = current
    }
  }
  /// Whether `valueChanged` is sent during a drag. It is sent at the end of a drag only otherwise
  /// (developer.apple.com/documentation/uikit/uislider/iscontinuous).
  open var isContinuous = true
  open var minimumValueImage: UIImage?
  open var maximumValueImage: UIImage?
  @available(iOS 5.0, *)
  open var minimumTrackTintColor: UIColor?
  @available(iOS 5.0, *)
  open var maximumTrackTintColor: UIColor?
  @available(iOS 5.0, *)
  open var thumbTintColor: UIColor?

  /// Code that sets it sends no event.
  open var value: Float {
    get { current }
    set { current = min(max(minimumValue, newValue), maximumValue) }
  }

  open func setValue(_ value: Float, animated: Bool) {
    self.value = value
  }

  // MARK: Appearance

  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) { images["thumb \(state.rawValue)"] = image }

  open func thumbImage(for state: UIControl.State) -> UIImage? { images["thumb \(state.rawValue)"] }

  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    images["minimum \(state.rawValue)"] = image
  }

  open func minimumTrackImage(for state: UIControl.State) -> UIImage? { images["minimum \(state.rawValue)"] }

  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    images["maximum \(state.rawValue)"] = image
  }

  open func maximumTrackImage(for state: UIControl.State) -> UIImage? { images["maximum \(state.rawValue)"] }

  // MARK: The user's drag

  package func beginDrag() -> Bool {
    guard isEnabled, !isTracking else { return false }
    isTracking = true
    isHighlighted = true
    sendActions(for: .touchDown)
    return true
  }

  package func drag(to value: Float) {
    guard isTracking else { return }
    self.value = value
    if isContinuous { sendValueChanged() }
  }

  package func endDrag(cancelled: Bool) {
    guard isTracking else { return }
    isTracking = false
    isHighlighted = false
    if !isContinuous { sendValueChanged() }
    sendActions(for: cancelled ? .touchCancel : .touchUpInside)
  }

  /// The thumb is dragged; a tap does not move it.
  package override func takeTap() -> Bool { false }
}
