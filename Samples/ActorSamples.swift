import Foundation
import LifecycleBehaviors
import UIKit

// LifecycleBehaviors: Writing a behavior, services that belong to no actor.

final class VisitLog {
  private(set) var visits: [TimeInterval] = []
  private(set) var attachment: BehaviorAttachment?

  func note(_ length: TimeInterval) {
    visits.append(length)
  }

  @MainActor
  func begin(on screen: UIViewController) {
    attachment = screen.addBehaviors([VisitLengthBehavior { [weak self] length in self?.note(length) }])
  }

  @MainActor
  func end() {
    attachment?.remove()
  }

  deinit {
    Task { @MainActor [attachment] in attachment?.remove() }
  }
}
