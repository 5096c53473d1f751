import LifecycleBehaviors
import UIKit

/// An appearance of a screen and its end, five callbacks, and one callback alone.
@MainActor
enum Appearing {
  static var rows: [Row] {
    [
      appearances("First appearance of one more screen, one behavior", isFirst: true) {
        $0.addByHand([Counter()])
      } ours: {
        $0.addBehaviors([Counter()])
      },
      appearances("The same, five behaviors from five calls", isFirst: true) {
        Attaching.addFiveByHand(to: $0)
      } ours: {
        Attaching.addFive(to: $0)
      },
      appearances("An appearance and its end, one behavior", isFirst: false) {
        $0.addByHand([Counter()])
      } ours: {
        $0.addBehaviors([Counter()])
      },
      appearances("The same, five behaviors from five calls", isFirst: false) {
        Attaching.addFiveByHand(to: $0)
      } ours: {
        Attaching.addFive(to: $0)
      },
      Row("A callback with one behavior", count: 100) {
        memoryWarnings { $0.addEmptyChild() }
      } byHand: {
        memoryWarnings { $0.addByHand([Counter()]) }
      } ours: {
        memoryWarnings { $0.addBehaviors([Counter()]) }
      },
    ]
  }

  private static func appearances(
    _ question: String, isFirst: Bool, byHand: @MainActor (UIViewController) -> Void,
    ours: @MainActor (UIViewController) -> Void
  ) -> Row {
    func work(_ attach: (UIViewController) -> Void) -> Meter.Work {
      let screen = loadedScreen()
      attach(screen)
      if !isFirst { screen.appearAndDisappear() }
      return { screen.appearAndDisappear() }
    }
    return Row(question) {
      work { $0.addEmptyChild() }
    } byHand: {
      work(byHand)
    } ours: {
      work(ours)
    }
  }

  private static func memoryWarnings(_ attach: (UIViewController) -> Void) -> Meter.Work {
    let screen = loadedScreen()
    attach(screen)
    let child = screen.children[0]
    child.didReceiveMemoryWarning()
    return {
      withExtendedLifetime(screen) {
        for _ in 0..<100 { child.didReceiveMemoryWarning() }
      }
    }
  }
}
