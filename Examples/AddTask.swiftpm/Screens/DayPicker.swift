import Foundation
import UIKit

/// A day to choose, one later with each tap. Where `UIDatePicker` would stand, which the headless UIKit does not have.
final class DayPicker: TapButton {
  private(set) var date = Date()

  override func tap(_ sender: UIControl) {
    date += 24 * 60 * 60
    super.tap(sender)
  }
}
