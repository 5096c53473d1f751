import UIKit

// The user changes the values of controls. A touch that cannot reach its control does nothing.

extension HeadlessDevice {
  /// Taps a segment of a segmented control.
  ///
  /// - Parameters:
  ///   - index: the segment.
  ///   - control: any segmented control of the app.
  /// - Returns: whether the segment received the touch: the control is within reach, and it and the segment are enabled.
  @discardableResult
  public func tapSegment(at index: Int, in control: UISegmentedControl) -> Bool {
    touch(control) { control.takeTap(onSegment: index) }
  }

  /// Starts to drag the thumb of `slider`.
  ///
  /// ```swift
  /// let drag = device.beginDrag(of: volume)
  /// drag?.move(to: 0.8)
  /// drag?.end()
  /// ```
  ///
  /// - Parameter slider: any slider of the app.
  /// - Returns: the drag in progress; nil if the slider is out of reach or disabled.
  public func beginDrag(of slider: UISlider) -> SliderDrag? {
    touch(slider) { slider.beginDrag() } ? SliderDrag(device: self, slider: slider) : nil
  }

  /// A finger on the thumb of a slider.
  @MainActor
  public struct SliderDrag {
    let device: HeadlessDevice
    let slider: UISlider

    /// The finger moves to the place of a value; beyond the ends of the slider it moves the thumb to the end.
    /// - Precondition: `value` is a number.
    public func move(to value: Float) {
      precondition(!value.isNaN, "A finger moves to the place of a value, got nan. Write a number.")
      device.actByTouch { slider.drag(to: value) }
    }

    /// The user lifts the finger.
    public func end() {
      device.actByTouch { slider.endDrag(cancelled: false) }
    }

    /// The system takes the touch away. The value stays as it is.
    public func cancel() {
      device.actByTouch { slider.endDrag(cancelled: true) }
    }
  }

  /// Drags the thumb of `slider` to a value and lifts the finger.
  ///
  /// - Returns: whether the slider is within reach and enabled.
  /// - Precondition: `value` is a number.
  @discardableResult
  public func slide(_ slider: UISlider, to value: Float) -> Bool {
    guard let drag = beginDrag(of: slider) else { return false }
    drag.move(to: value)
    drag.end()
    return true
  }

  /// Taps the button that raises the value of `stepper`, or holds it.
  ///
  /// - Parameters:
  ///   - stepper: any stepper of the app.
  ///   - steps: the steps after which the user lets go. A stepper that does not repeat takes one.
  /// - Returns: whether the value was stepped: the stepper is within reach and enabled, and not at its bound, or it wraps.
  @discardableResult
  public func increment(_ stepper: UIStepper, steps: Int = 1) -> Bool {
    touch(stepper) { stepper.hold(increments: true, steps: steps) }
  }

  /// Taps the button that lowers the value of `stepper`, or holds it, as ``increment(_:steps:)`` does.
  @discardableResult
  public func decrement(_ stepper: UIStepper, steps: Int = 1) -> Bool {
    touch(stepper) { stepper.hold(increments: false, steps: steps) }
  }

  /// Turns a wheel of `picker` to a row.
  ///
  /// - Parameters:
  ///   - row: the row.
  ///   - component: the wheel.
  ///   - picker: any picker of the app.
  /// - Returns: whether the wheel was turned: the picker is within reach and has the row.
  @discardableResult
  public func chooseRow(_ row: Int, inComponent component: Int = 0, of picker: UIPickerView) -> Bool {
    touch(picker) { picker.turn(component: component, to: row) }
  }

  /// Turns a wheel of `picker` to the first row with a title.
  ///
  /// - Parameters:
  ///   - title: what the picker's delegate returns for the row.
  ///   - component: the wheel.
  ///   - picker: any picker of the app.
  /// - Returns: whether the wheel was turned: the picker is within reach and has such a row.
  @discardableResult
  public func chooseRow(titled title: String, inComponent component: Int = 0, of picker: UIPickerView) -> Bool {
    touch(picker) {
      picker.row(titled: title, inComponent: component).map { picker.turn(component: component, to: $0) } ?? false
    }
  }

  /// Chooses a date.
  ///
  /// - Parameters:
  ///   - date: the date; one beyond the picker's bounds means the bound.
  ///   - picker: any date picker of the app that is no timer.
  /// - Returns: whether the picker is within reach and enabled.
  @discardableResult
  public func chooseDate(_ date: Date, in picker: UIDatePicker) -> Bool {
    touch(picker) { picker.choose(date) }
  }

  /// Taps one half of a page control.
  ///
  /// - Parameters:
  ///   - control: any page control of the app.
  ///   - direction: which half.
  /// - Returns: whether another page became current: the control is within reach and enabled, and has a page on that side.
  @discardableResult
  public func turnPage(of control: UIPageControl, toward direction: UIPageViewController.NavigationDirection) -> Bool {
    touch(control) { control.turn(forward: direction == .forward) }
  }
}
