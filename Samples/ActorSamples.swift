import Foundation
import LifecycleBehaviors
import UIKit

// LifecycleBehaviors: Writing a behavior, services that belong to no actor.

final class VisitLog {
  private(set) var visits: [TimeInterval] = []

  func note(_ length: TimeInterval) {
    visits.append(length)
  }
}

final class LoggedViewController: UIViewController {
  let log = VisitLog()

  override func viewDidLoad() {
    super.viewDidLoad()
    addBehaviors([AppearanceLengthBehavior { [log] length in log.note(length) }])
  }
}
