import LifecycleBehaviors
import UIKit

/// One moment, delivered a hundred times to a number of behaviors of one screen, and moments that wait for one another.
@MainActor
enum Dispatching {
  static let repetitions = 100

  static var all: [Measurement] {
    var all = [
      Measurement("moment/nothing") { memoryWarnings(UIViewController(), on: loadedScreen()) },
      Measurement("moment/override") { memoryWarnings(OverridingViewController(), on: loadedScreen()) },
    ]
    for count in [0, 1, 10, 100, 1000] {
      all.append(
        Measurement("moment/classic/\(count)") {
          let screen = loadedScreen()
          return memoryWarnings(
            screen.addClassicBehaviors((0..<count).map { _ in ClassicCounter() }), on: screen)
        })
      all.append(ours("plain", count) { PlainCounter() })
      all.append(ours("context", count) { ContextCounter() })
      all.append(ours("absent", count) { OtherMoment() })
    }
    for count in [10, 100, 1000] { all += [queue(count), nestedCalls(count)] }
    return all
  }

  private static func ours(
    _ form: String, _ count: Int, _ make: @escaping @MainActor () -> any ViewControllerLifecycleBehavior
  ) -> Measurement {
    Measurement("moment/\(form)/\(count)") {
      let screen = loadedScreen()
      screen.addBehaviors((0..<count).map { _ in make() })
      return memoryWarnings(screen.hiddenChild, on: screen)
    }
  }

  private static func memoryWarnings(
    _ receiver: UIViewController, on screen: UIViewController
  ) -> @MainActor () -> Void {
    // What is learnt about a behavior's moments is learnt with the first one.
    receiver.didReceiveMemoryWarning()
    return {
      withExtendedLifetime(screen) {
        for _ in 0..<repetitions { receiver.didReceiveMemoryWarning() }
      }
    }
  }

  // MARK: Moments inside a moment

  /// A behavior that causes `count` further moments of its screen, which wait until it has returned.
  private static func queue(_ count: Int) -> Measurement {
    Measurement("queue/ours/\(count)") {
      let screen = loadedScreen()
      let echo = Echo()
      screen.addBehaviors([EchoBehavior(echo: echo)])
      let child = screen.hiddenChild
      return {
        withExtendedLifetime(screen) {
          echo.causes(count) { [unowned child] in child.didReceiveMemoryWarning() }
          child.didReceiveMemoryWarning()
        }
      }
    }
  }

  private static func nestedCalls(_ count: Int) -> Measurement {
    Measurement("queue/classic/\(count)") {
      let screen = loadedScreen()
      let echo = Echo()
      let child = screen.addClassicBehaviors([EchoBehavior(echo: echo)])
      return {
        withExtendedLifetime(screen) {
          echo.causes(count) { [unowned child] in child.didReceiveMemoryWarning() }
          child.didReceiveMemoryWarning()
        }
      }
    }
  }
}

/// Calls a number of times back into what has called it, the first time only.
@MainActor
private final class Echo {
  private var again: @MainActor () -> Void = {}
  private var rest = 0

  func causes(_ count: Int, _ again: @escaping @MainActor () -> Void) {
    rest = count
    self.again = again
  }

  func call() {
    let count = rest
    rest = 0
    for _ in 0..<count { again() }
  }
}

private struct EchoBehavior: ViewControllerLifecycleBehavior, ClassicBehavior {
  let echo: Echo

  func afterReceivingMemoryWarning(_ viewController: UIViewController) { echo.call() }

  func afterLoading(_ viewController: UIViewController) {}
  func beforeAppearing(_ viewController: UIViewController) {}
  func duringAppearing(_ viewController: UIViewController) {}
  func afterAppearing(_ viewController: UIViewController) {}
  func beforeDisappearing(_ viewController: UIViewController) {}
  func afterDisappearing(_ viewController: UIViewController) {}
}

extension UIViewController {
  /// The child that delivers the behaviors' moments; another view controller where there is none.
  var hiddenChild: UIViewController { lifecycleBehaviorViewController ?? UIViewController() }
}
