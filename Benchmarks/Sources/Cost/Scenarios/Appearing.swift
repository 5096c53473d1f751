import LifecycleBehaviors
import UIKit

/// An appearance of a screen and its end, a hundred times, through the screen's own appearance callbacks.
@MainActor
enum Appearing {
  static let repetitions = 100

  static var all: [Measurement] {
    var all = [
      measurement("nothing", of: loadedScreen),
      measurement("child") {
        let screen = loadedScreen()
        let child = UIViewController()
        screen.addChild(child)
        screen.view.addSubview(child.view)
        child.didMove(toParent: screen)
        return screen
      },
      measurement("classic/0") { with { $0.addClassicBehaviors([]) } },
      // The hidden child stays when the last behavior is removed.
      measurement("ours/0") { with { $0.addBehaviors([PlainCounter()]).removeSilently() } },
      measurement("classic/5-calls") { with { for _ in 0..<5 { $0.addClassicBehaviors([ClassicCounter()]) } } },
      measurement("classic/5") { with { $0.addClassicBehaviors((0..<5).map { _ in ClassicCounter() }) } },
      measurement("ours/5-calls") { with { for _ in 0..<5 { $0.addBehaviors([PlainCounter()]) } } },
      measurement("ours/5") { with { $0.addBehaviors((0..<5).map { _ in PlainCounter() }) } },
    ]
    for depth in [1, 10, 100, 1000] {
      all.append(stack(depth, "nothing") { _ in })
      all.append(stack(depth, "classic") { $0.addClassicBehaviors([ClassicCounter()]) })
      all.append(stack(depth, "ours") { $0.addBehaviors([PlainCounter()]) })
    }
    return all
  }

  private static func with(_ attach: (UIViewController) -> Void) -> UIViewController {
    let screen = loadedScreen()
    attach(screen)
    return screen
  }

  private static func measurement(
    _ name: String, of makeScreen: @escaping @MainActor () -> UIViewController
  ) -> Measurement {
    Measurement("appearance/" + name) {
      let screen = makeScreen()
      appear(screen)
      return { for _ in 0..<repetitions { appear(screen) } }
    }
  }

  private static func appear(_ screen: UIViewController) {
    screen.beginAppearanceTransition(true, animated: false)
    screen.endAppearanceTransition()
    screen.beginAppearanceTransition(false, animated: false)
    screen.endAppearanceTransition()
  }

  /// At the top of a stack of `depth` screens.
  private static func stack(
    _ depth: Int, _ name: String, _ attach: @escaping @MainActor (UIViewController) -> Void
  ) -> Measurement {
    Measurement("stack/\(name)/\(depth)") {
      let app = StackApp(of: depth)
      let top = app.top
      attach(top)
      let cycle: @MainActor () -> Void = {
        top.beginAppearanceTransition(false, animated: false)
        top.endAppearanceTransition()
        top.beginAppearanceTransition(true, animated: false)
        top.endAppearanceTransition()
      }
      cycle()
      return app.keeping { for _ in 0..<repetitions { cycle() } }
    }
  }
}
