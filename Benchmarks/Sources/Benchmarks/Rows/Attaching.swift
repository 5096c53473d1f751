import LifecycleBehaviors
import UIKit

/// Attaching behaviors to one more screen of a class that has some.
@MainActor
enum Attaching {
  static var rows: [Row] {
    [
      Row("One behavior on one more screen") {
        let screen = loadedScreen()
        return { screen.addEmptyChild() }
      } byHand: {
        let screen = loadedScreen()
        return { screen.addByHand([Counter()]) }
      } ours: {
        let screen = loadedScreen()
        return { screen.addBehaviors([Counter()]) }
      },
      Row("Five behaviors on one more screen, in five calls") {
        let screen = loadedScreen()
        return { screen.addEmptyChild() }
      } byHand: {
        let screen = loadedScreen()
        return { addFiveByHand(to: screen) }
      } ours: {
        let screen = loadedScreen()
        return { addFive(to: screen) }
      },
    ]
  }

  /// On five lines: a line that adds the same twice is reported.
  static func addFive(to screen: UIViewController) {
    screen.addBehaviors([Counter()])
    screen.addBehaviors([Counter()])
    screen.addBehaviors([Counter()])
    screen.addBehaviors([Counter()])
    screen.addBehaviors([Counter()])
  }

  static func addFiveByHand(to screen: UIViewController) {
    for _ in 0..<5 { screen.addByHand([Counter()]) }
  }
}
