import UIKit

/// A coordinator that takes every moment as a value, in place of its behavior.
@MainActor
protocol MomentReceiver: AnyObject {
  func deliver(_ moment: LifecycleMoment, to screen: UIViewController, _ facts: MomentFacts)

  /// The behavior has been taken off the screen, silently, perhaps in the midst of a moment.
  func remove()
}
