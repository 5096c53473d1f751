import Foundation
import UIKit

/// Chooses a day, one later with each tap. An app uses `UIDatePicker`, which the headless UIKit does not have.
final class DayPicker: TapButton {
  private(set) var date = Date()

  override func tap(_ sender: UIControl) {
    date += 24 * 60 * 60
    super.tap(sender)
  }
}
