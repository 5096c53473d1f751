// expect: error: 'animated' has been renamed to 'isAnimated'
// expect: error: 'buildExpression' is unavailable: Each line is a behavior. Write other statements before addBehaviors.
// expect: error: 'afterAppearing' is unavailable: Write TaskBehavior(while: .appeared) { … }: it is cancelled when the screen
// expect: note: add '@MainActor' to make global function 'standard()' part of global actor 'MainActor'
// What the compiler tells the author of a screen to write instead.
import LifecycleBehaviors
import ReadyMadeBehaviors
import UIKit

struct Mistake: ViewControllerLifecycleBehavior {
  func beforeAppearing(_ viewController: UIViewController, context: Context) {
    viewController.setEditing(true, animated: context.animated)
  }
}

final class MistakenScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    addBehaviors {
      KeepAwakeBehavior()
      print("awake")
    }
    addBehaviors([ActionBehavior.afterAppearing { await self.load() }])
    addBehaviors([ActionBehavior<MistakenScreen>.afterAppearing { screen in await screen.load() }])
  }

  private func load() async {}
}

func standard() -> [any ViewControllerLifecycleBehavior] {
  [KeepAwakeBehavior()]
}
