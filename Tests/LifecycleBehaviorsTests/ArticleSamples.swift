import LifecycleBehaviors
import UIKit

// The code of the articles "Composing behaviors" and "Ready-made behaviors", so that it compiles.

private enum Page {
  case inbox, player
}

private final class Analytics: ScreenViewSink {
  func didBeginViewing(_ screen: Page) {}
  func didEndViewing(_ screen: Page, after duration: TimeInterval) {}
}

private struct TutorialBehavior: ViewControllerLifecycleBehavior {}

private struct HighlightNewsBehavior: ViewControllerLifecycleBehavior {}

private struct LogBehavior: ViewControllerLifecycleBehavior {
  let name: String

  init(_ name: String) {
    self.name = name
  }
}

private final class SampleScreen: UIViewController {
  private let analytics = Analytics()
  private let isLive = true
  private let pages = [Page.inbox, .player]
  private let scrollView = UIScrollView()
  private let positions = AsyncStream<Int> { $0.finish() }

  private func show(_ position: Int) {}
  private func reload() {}

  private func lists() {
    addBehaviors {
      HideNavigationBarBehavior()
      if isLive { KeepAwakeBehavior() }
      for page in pages { ScreenViewBehavior(page, to: analytics) }
    }
  }

  private func groupsAndModifiers() {
    let immersive = BehaviorGroup {
      HideNavigationBarBehavior()
      KeepAwakeBehavior()
    }
    addBehaviors([immersive])
    addBehaviors {
      TutorialBehavior().onlyFirstAppearance()
      HighlightNewsBehavior().onlyWhenReturning()
      immersive.onlyAppearances { screen in screen.presentingViewController == nil }
    }
  }

  private static func defaults() {
    LifecycleBehaviorDefaults.register { screen in
      LogBehavior("\(type(of: screen))")
      if screen is SampleScreen { KeepAwakeBehavior() }
    }
  }

  private func readyMade() {
    addBehaviors([
      ScreenViewBehavior(.inbox, to: analytics),
      BackButtonTitleBehavior("Inbox"),
      KeyboardInsetsBehavior<SampleScreen> { $0.scrollView },
      OnceBehavior<SampleScreen> { $0.reload() },
      RefreshOnReturnBehavior<SampleScreen> { $0.reload() },
    ])
  }

  private func tasks() {
    let positions = positions
    whileVisible { screen in
      for await position in positions { screen.show(position) }
    }
    whileAppeared { screen in
      for await event in screen.lifecycleMoments where event.moment == .afterReceivingMemoryWarning { screen.reload() }
    }
  }
}
