import LifecycleBehaviors
import UIKit

/// Attaching behaviors to a screen, in one call and in several, and removing them one by one.
@MainActor
enum Attaching {
  static var all: [Measurement] {
    var all: [Measurement] = []
    for count in [1, 11, 101, 1001] {
      all.append(
        Measurement("attach/classic/\(count)") {
          let screen = loadedScreen()
          return { screen.addClassicBehaviors((0..<count).map { _ in ClassicCounter() }) }
        })
      all.append(
        Measurement("attach/ours/\(count)") {
          let screen = loadedScreen()
          return { screen.addBehaviors((0..<count).map { _ in PlainCounter() }) }
        })
    }
    all.append(
      Measurement("attach/classic/5-calls") {
        let screen = loadedScreen()
        return { for _ in 0..<5 { screen.addClassicBehaviors([ClassicCounter()]) } }
      })
    all.append(
      Measurement("attach/ours/5-calls") {
        let screen = loadedScreen()
        // Five lines: a line that adds the same twice is reported.
        return { for line in 1...5 { screen.addBehaviors([PlainCounter()], line: UInt(line)) } }
      })
    for count in [1, 10, 100, 1000] {
      all.append(
        Measurement("removal/ours/\(count)", isLarge: count > 100) {
          let screen = loadedScreen()
          let handles = (0..<count).map { _ in screen.addBehaviors([PlainCounter()]) }
          return {
            withExtendedLifetime(screen) { handles.forEach { $0.removeSilently() } }
          }
        })
      all.append(
        Measurement("removal/classic/\(count)", isLarge: count > 100) {
          let screen = loadedScreen()
          let children = (0..<count).map { _ in screen.addClassicBehaviors([ClassicCounter()]) }
          return {
            withExtendedLifetime(screen) { children.forEach { $0.removeFromScreen() } }
          }
        })
    }
    return all
  }
}
