import LifecycleBehaviors
import UIKit

/// What a behavior under measurement does: something that the optimizer cannot leave out, and no more.
@MainActor
enum Total {
  static var count = 0
}

/// The same behavior for both: it counts moments, in steps of a stored size, as most behaviors store something.
protocol CountingBehavior: HandWrittenBehavior, ViewControllerLifecycleBehavior {
  var step: Int { get }
}

extension CountingBehavior {
  func beforeAppearing(_ viewController: UIViewController) { Total.count &+= step }
  func duringAppearing(_ viewController: UIViewController) { Total.count &+= step }
  func afterAppearing(_ viewController: UIViewController) { Total.count &+= step }
  func beforeDisappearing(_ viewController: UIViewController) { Total.count &+= step }
  func afterDisappearing(_ viewController: UIViewController) { Total.count &+= step }
  func afterReceivingMemoryWarning(_ viewController: UIViewController) { Total.count &+= step }
}

// Several types, as in an app: the optimizer leaves nothing of a list of one type.
struct Counter: CountingBehavior {
  var step = 1
}
final class CounterObject: CountingBehavior {
  let step = 1
}
private struct SecondCounter: CountingBehavior {
  let step: Int
}
private struct ThirdCounter: CountingBehavior {
  let step: Int
}
private struct FourthCounter: CountingBehavior {
  let step: Int
}
private struct FifthCounter: CountingBehavior {
  let step: Int
}

/// Installs behaviors on a screen, as the screen does in its `viewDidLoad`.
@MainActor
struct Installation {
  let install: @MainActor (UIViewController) -> Void

  /// A child view controller that does nothing: the stand-in's part in the others.
  static let emptyChild = Installation { $0.embed(UIViewController()) }

  static let oneByHand = Installation { $0.addByHand([Counter(step: step)]) }
  static let one = Installation { $0.addBehaviors([Counter(step: step)]) }

  static let fiveByHand = Installation {
    $0.addByHand([
      Counter(step: step), SecondCounter(step: step), ThirdCounter(step: step), FourthCounter(step: step),
      FifthCounter(step: step),
    ])
  }
  static let five = Installation {
    $0.addBehaviors([
      Counter(step: step), SecondCounter(step: step), ThirdCounter(step: step), FourthCounter(step: step),
      FifthCounter(step: step),
    ])
  }

  /// Not known to the optimizer, which would create the arrays once.
  private static var step: Int { Total.count & 1 }
}
