/// A date that the user chooses. It is kept within its bounds (developer.apple.com/documentation/uikit/uidatepicker).
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable {
    case time = 0
    case date = 1
    case dateAndTime = 2
    case countDownTimer = 3
    @available(iOS 17.4, *)
    case yearAndMonth = 4
  }

  private var current = Date()
  /// As a number, because a stored property cannot be newer than its class.
  private var preferredStyle = 0
  open var datePickerMode = Mode.dateAndTime
  open var locale: Locale?
  open var calendar: Calendar! = .current
  open var timeZone: TimeZone?
  open var countDownDuration: TimeInterval = 0
  /// The minutes between two dates that the user can choose.
  open var minuteInterval = 1
  open var minimumDate: Date? {
    didSet { date = current }
  }
  open var maximumDate: Date? {
    didSet { date = current }
  }

  @available(iOS 13.4, *)
  open var preferredDatePickerStyle: UIDatePickerStyle {
    get { UIDatePickerStyle(rawValue: preferredStyle) ?? .automatic }
    set { preferredStyle = newValue.rawValue }
  }

  /// The preferred style, or the one that the system chooses for the mode.
  @available(iOS 13.4, *)
  open var datePickerStyle: UIDatePickerStyle {
    guard preferredDatePickerStyle == .automatic else { return preferredDatePickerStyle }
    return datePickerMode == .countDownTimer ? .wheels : .compact
  }

  /// Code that sets it sends no event.
  open var date: Date {
    get { current }
    set { current = bounded(newValue) }
  }

  open func setDate(_ date: Date, animated: Bool) {
    self.date = date
  }

  /// Bounds in the wrong order are ignored, and so is each bound of a timer
  /// (developer.apple.com/documentation/uikit/uidatepicker/minimumdate).
  private func bounded(_ date: Date) -> Date {
    let (least, most) = (minimumDate ?? .distantPast, maximumDate ?? .distantFuture)
    guard least <= most, datePickerMode != .countDownTimer else { return date }
    return min(max(least, date), most)
  }

  // MARK: The user

  /// The user chooses a date. It is rounded down to the interval, and `valueChanged` is sent if it is another one.
  package func choose(_ date: Date) -> Bool {
    guard isEnabled, datePickerMode != .countDownTimer else { return false }
    let step = TimeInterval(minuteInterval * 60)
    let chosen =
      minuteInterval == 1
      ? date : Date(timeIntervalSinceReferenceDate: (date.timeIntervalSinceReferenceDate / step).rounded(.down) * step)
    let old = current
    self.date = chosen
    if current != old { sendValueChanged() }
    return true
  }

  /// R157: a compact picker opens its calendar. In the other styles a date is chosen, not tapped.
  package override func takeTap() -> Bool {
    guard #available(iOS 13.4, *) else { return false }
    return isEnabled && datePickerStyle == .compact && screenOfMenu?.openCalendar() == true
  }
}

@available(iOS 13.4, *)
public enum UIDatePickerStyle: Int, Sendable {
  case automatic = 0
  case wheels = 1
  case compact = 2
  @available(iOS 14.0, *)
  case inline = 3
}
