import LifecycleBehaviors
import LifecycleTasks
import ReadyMadeBehaviors
import UIKit

// ReadyMadeBehaviors.

@MainActor
private final class InboxCoordinator {
  func inboxDidClose(_ reason: ScreenClosing.Reason) {}
}

private final class InboxViewController: UIViewController {
  let positions = AsyncStream<Int> { $0.finish() }

  func updateBadge() {}
  func startAnimation() {}
  func reload() {}
  func updateAges() {}
  func saveDraft() {}
  func show(_ position: Int) {}
  private func refresh() async {}
  private let coordinator = InboxCoordinator()

  private func add() {
    addBehaviors([
      ActionBehavior<InboxViewController>.afterAppearing { $0.updateBadge() },
      ActionBehavior<InboxViewController>.afterAppearing { $0.startAnimation() }.onlyFirstAppearance(),
      ActionBehavior<InboxViewController>.afterAppearing { $0.reload() }.onlyWhenReturning(),
      ActionBehavior<InboxViewController>.afterDisappearing { $0.saveDraft() },
      ActionBehavior<InboxViewController>.every(60) { $0.updateAges() },
      ActionBehavior.afterClosing { [coordinator] closing in coordinator.inboxDidClose(closing.reason) },
    ])
    addBehaviors([ActionBehavior<InboxViewController>.afterAppearing { $0.reload() }.onlyWhenReturning()])
    addBehaviors([ActionBehavior<InboxViewController>.afterDisappearing { $0.saveDraft() }])
    addBehaviors([ActionBehavior.afterClosing { [coordinator] closing in coordinator.inboxDidClose(closing.reason) }])
    addBehaviors([ActionBehavior<InboxViewController>.every(60) { $0.updateAges() }])
  }

  private func read(_ screen: UIViewController) async {
    for await (moment, facts) in screen.lifecycleMoments() where moment == .afterAppearing && !facts.isCatchUp {
      await refresh()
    }
  }
}

private final class MapViewController: UIViewController {
  let positions = AsyncStream<Int> { $0.finish() }
  let hints = AsyncStream<String> { $0.finish() }

  func show(_ position: Int) {}
  func offer(_ hint: String) {}

  override func viewDidLoad() {
    super.viewDidLoad()
    addBehaviors {
      TaskBehavior<MapViewController>(while: .visible) { map in
        for await position in map.positions { map.show(position) }
      }
      TaskBehavior<MapViewController>(while: .appeared) { map in
        for await hint in map.hints { map.offer(hint) }
      }
    }
  }
}

private final class FormViewController: UIViewController {
  let scrollView = UIScrollView()

  override func viewDidLoad() {
    super.viewDidLoad()
    #if !os(tvOS)
      addBehaviors([KeyboardInsetsBehavior(\FormViewController.scrollView)])
      addBehaviors([KeyboardInsetsBehavior<FormViewController> { $0.scrollView }])
    #endif
  }
}

#if !os(tvOS)
  private final class AlbumViewController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      addBehaviors([
        NavigationBarBehavior { bar in
          bar.barStyle = .black
          bar.tintColor = .white
        }
      ])
    }
  }

  private final class PanoramaViewController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      addBehaviors([
        NavigationBarBehavior(isHidden: false) { bar in
          let appearance = UINavigationBarAppearance()
          appearance.configureWithTransparentBackground()
          bar.standardAppearance = appearance
          bar.scrollEdgeAppearance = appearance
        }
      ])
    }
  }
#endif
