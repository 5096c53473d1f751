import LifecycleBehaviors
import UIKit

/// One moment, delivered a hundred times to a number of behaviors of one screen.
@MainActor
enum Dispatching {
  static let repetitions = 100

  static var all: [Measurement] {
    var all = [
      Measurement("moment/nothing") { memoryWarnings(UIViewController(), on: loadedScreen()) },
      Measurement("moment/override") { memoryWarnings(OverridingViewController(), on: loadedScreen()) },
    ]
    for count in [0, 1, 10, 100] {
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
    return all
  }

  private static func ours(
    _ form: String, _ count: Int, _ make: @escaping @MainActor () -> any ViewControllerLifecycleBehavior
  ) -> Measurement {
    Measurement("moment/\(form)/\(count)") {
      let screen = loadedScreen()
      screen.addBehaviors((0..<count).map { _ in make() })
      return memoryWarnings(screen.lifecycleBehaviorViewController ?? UIViewController(), on: screen)
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
}

@MainActor
func loadedScreen() -> UIViewController {
  let screen = UIViewController()
  screen.loadViewIfNeeded()
  return screen
}
