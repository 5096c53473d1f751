import LifecycleBehaviors
import LifecycleTestKit
import UIKit

/// A base class of behaviors, as a module of an app would export it; subclasses override what they need.
@MainActor
open class OpenBehavior: ViewControllerLifecycleBehavior {
  public let transcript: LifecycleTranscript

  public init(_ transcript: LifecycleTranscript) {
    self.transcript = transcript
  }

  open func afterAppearing(_ viewController: UIViewController, context: Context) {
    transcript.record("base afterAppearing")
  }

  open func afterDisappearing(_ viewController: UIViewController, context: Context) {
    transcript.record("base afterDisappearing")
  }
}

/// A base class with a coordinator.
@MainActor
open class OpenCountingBehavior: ViewControllerLifecycleBehavior {
  @MainActor
  public final class Visits {
    public var count = 0
  }

  public init() {}

  open func makeCoordinator() -> Visits {
    Visits()
  }

  open func afterAppearing(_ viewController: UIViewController, context: Context) {
    context.coordinator.count += 1
  }
}
