import LifecycleBehaviors
import ReadyMadeBehaviors
import UIKit

// LifecycleBehaviors: Composing behaviors.

private struct TutorialBehavior: ViewControllerLifecycleBehavior {}

private struct HighlightNewsBehavior: ViewControllerLifecycleBehavior {}

private struct LogBehavior: ViewControllerLifecycleBehavior {
  let name: String

  init(_ name: String) {
    self.name = name
  }
}

private final class InboxViewController: UIViewController {
  private let isLive = true
  private let names = ["inbox"]

  func reload() {}

  private func lists() {
    addBehaviors {
      NavigationBarBehavior(isHidden: true)
      if isLive { KeepAwakeBehavior() }
      for name in names { LogBehavior(name) }
    }
  }

  private func groups() {
    let immersive = BehaviorGroup {
      NavigationBarBehavior(isHidden: true)
      KeepAwakeBehavior()
    }
    addBehaviors([immersive])
    addBehaviors {
      TutorialBehavior().onlyFirstAppearance()
      HighlightNewsBehavior().onlyWhenReturning()
      immersive.onlyAppearances { screen in screen.presentingViewController == nil }
    }
    addBehaviors([TutorialBehavior().onlyFirstAppearance()])
    addBehaviors([HighlightNewsBehavior().onlyWhenReturning()])
    let reading = BehaviorGroup {
      NavigationBarBehavior(isHidden: true)
      KeepAwakeBehavior()
    }
    addBehaviors([reading, ActionBehavior<InboxViewController>.afterAppearing { $0.reload() }])
  }

  private static func defaults() {
    LifecycleBehaviorDefaults.register { screen in
      LogBehavior("\(type(of: screen))")
    }
    LifecycleBehaviorDefaults.register { screen in
      LogBehavior("\(type(of: screen))")
      if screen is PlayerFlowViewController { KeepAwakeBehavior() }
    }
  }

  private func withoutDefaults() {
    addDefaultBehaviors().remove()  // this screen has none
  }
}
