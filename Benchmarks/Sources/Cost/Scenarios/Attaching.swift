import LifecycleBehaviors
import UIKit

/// Attaching behaviors to a screen, in one call and in several, and releasing the screen.
@MainActor
enum Attaching {
  static var all: [Measurement] {
    var all: [Measurement] = []
    for count in [1, 11, 101] {
      all.append(
        Measurement("attach/classic/\(count)") {
          warmUp { $0.addClassicBehaviors([ClassicCounter()]) }
          let screen = loadedScreen()
          return { screen.addClassicBehaviors((0..<count).map { _ in ClassicCounter() }) }
        })
      all.append(
        Measurement("attach/ours/\(count)") {
          warmUp { $0.addBehaviors([PlainCounter()]) }
          let screen = loadedScreen()
          return { screen.addBehaviors((0..<count).map { _ in PlainCounter() }) }
        })
    }
    all.append(
      Measurement("attach/classic/5-calls") {
        warmUp { $0.addClassicBehaviors([ClassicCounter()]) }
        let screen = loadedScreen()
        return { for _ in 0..<5 { screen.addClassicBehaviors([ClassicCounter()]) } }
      })
    all.append(
      Measurement("attach/ours/5-calls") {
        warmUp { $0.addBehaviors([PlainCounter()]) }
        let screen = loadedScreen()
        return { for _ in 0..<5 { screen.addBehaviors([PlainCounter()]) } }
      })
    for count in [10, 100, 1000] {
      all.append(
        Measurement("removal/one-by-one/\(count)") {
          let screen = loadedScreen()
          let handles = (0..<count).map { _ in screen.addBehaviors([PlainCounter()]) }
          return {
            withExtendedLifetime(screen) { handles.forEach { $0.removeSilently() } }
          }
        })
    }
    return all
  }

  private static func warmUp(_ attach: (UIViewController) -> Void) {
    attach(loadedScreen())
  }
}
