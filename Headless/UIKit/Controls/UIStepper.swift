/// A value that the user raises and lowers with two buttons (developer.apple.com/documentation/uikit/uistepper).
@available(iOS 5.0, *)
@preconcurrency @MainActor
open class UIStepper: UIControl {
  private var current = 0.0
  private var images: [String: UIImage] = [:]
  /// Whether `valueChanged` is sent for each step while a button is held. It is sent once at the end otherwise.
  open var isContinuous = true
  /// Whether a button that is held steps again and again.
  open var autorepeat = true
  /// Whether a step beyond one bound leads to the other one.
  open var wraps = false
  open var minimumValue = 0.0 {
    willSet { precondition(newValue < maximumValue, "minimumValue must be less than maximumValue") }
    didSet { value = current }
  }
  open var maximumValue = 100.0 {
    willSet { precondition(newValue > minimumValue, "maximumValue must be greater than minimumValue") }
    didSet { value = current }
  }
  open var stepValue = 1.0 {
    willSet { precondition(newValue > 0, "stepValue must be greater than 0") }
  }

  /// Kept within the bounds. Code that sets it sends no event.
  open var value: Double {
    get { current }
    set { current = min(max(minimumValue, newValue), maximumValue) }
  }

  // MARK: Appearance

  @available(iOS 6.0, *)
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    images["increment \(state.rawValue)"] = image
  }

  @available(iOS 6.0, *)
  open func incrementImage(for state: UIControl.State) -> UIImage? { images["increment \(state.rawValue)"] }

  @available(iOS 6.0, *)
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    images["decrement \(state.rawValue)"] = image
  }

  @available(iOS 6.0, *)
  open func decrementImage(for state: UIControl.State) -> UIImage? { images["decrement \(state.rawValue)"] }

  // MARK: The user

  /// The user holds a button until it has stepped some times, or until it is disabled at the bound.
  /// - Returns: whether it has stepped.
  package func hold(increments: Bool, steps: Int) -> Bool {
    guard isEnabled else { return false }
    var taken = 0
    while taken < (autorepeat ? steps : 1), let next = next(increments: increments) {
      current = next
      taken += 1
      if isContinuous { sendValueChanged() }
    }
    if taken > 0, !isContinuous { sendValueChanged() }
    return taken > 0
  }

  /// Nil at the bound, where the button is disabled.
  private func next(increments: Bool) -> Double? {
    let (bound, other) = increments ? (maximumValue, minimumValue) : (minimumValue, maximumValue)
    let next = value + (increments ? stepValue : -stepValue)
    let isBeyond = increments ? next > bound : next < bound
    if wraps { return isBeyond ? other : next }
    return value == bound ? nil : isBeyond ? bound : next
  }

  /// A tap between the buttons reaches neither of them.
  package override func takeTap() -> Bool { false }
}
