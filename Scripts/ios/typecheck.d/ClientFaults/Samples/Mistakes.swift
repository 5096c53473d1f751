// expect: error: 'animated' has been renamed to 'isAnimated'
// expect: error: 'buildExpression' is unavailable: Each line is a behavior. Write other statements before addBehaviors.
// expect: error: 'afterAppearing' is unavailable: Write TaskBehavior(while: .appeared) { … }: it is cancelled when the screen
// expect: is unavailable: The condition is evaluated repeatedly. Pass a closure: while: { isOffline }
// expect: is unavailable: With <Screen> the closure receives the screen, too: { screen, change in … }
// expect: 'init(_:perform:)' is unavailable: The closure receives the change: { change in … }
// expect: 'init(while:priority:_:)' is unavailable: With <Screen> the work receives the screen: { screen in … }
// expect: 'init(whileFocused:priority:_:)' is unavailable: With <Screen> the work receives the screen: { screen in … }
// expect: 'addBehaviors' is unavailable: Write brackets around the behaviors: addBehaviors([KeepAwakeBehavior()])
// What the compiler tells the author of a screen to write instead.
import FocusBehavior
import LifecycleBehaviors
import LifecycleTasks
import OverlayBehavior
import ReadyMadeBehaviors
import UIKit

struct Mistake: ViewControllerLifecycleBehavior {
  func beforeAppearing(_ viewController: UIViewController, context: Context) {
    viewController.setEditing(true, animated: context.animated)
  }
}

final class MistakenScreen: UIViewController {
  private let isOffline = false

  override func viewDidLoad() {
    super.viewDidLoad()
    addBehaviors {
      KeepAwakeBehavior()
      print("awake")
    }
    addBehaviors {
      OverlayBehavior(while: isOffline) { _ in UIViewController() }
    }
    addBehaviors {
      FocusBehavior<MistakenScreen>(.media) { change in print(change) }
    }
    addBehaviors {
      FocusBehavior(.media) { print("changed") }
    }
    addBehaviors {
      TaskBehavior<MistakenScreen>(while: .visible) { print("visible") }
    }
    addBehaviors {
      TaskBehavior<MistakenScreen>(whileFocused: .media) { print("focused") }
    }
    addBehaviors(KeepAwakeBehavior(), DismissKeyboardOnTapBehavior())
    addBehaviors([ActionBehavior.afterAppearing { await self.load() }])
    addBehaviors([ActionBehavior<MistakenScreen>.afterAppearing { screen in await screen.load() }])
  }

  private func load() async {}
}
