import LifecycleBehaviors
import UIKit

// LifecycleBehaviors: Ready-made behaviors.

enum AppAnalytics {
  enum Page { case inbox, player }

  final class Analytics: ScreenViewSink {
    func didBeginViewing(_ screen: Page) { print("begin", screen) }
    func didEndViewing(_ screen: Page, after duration: TimeInterval) { print("end", screen, duration) }
  }
}

private let analytics = AppAnalytics.Analytics()

private final class TutorialViewController: UIViewController {
  func startAnimation() {}
}

private final class InboxViewController: UIViewController {
  let positions = AsyncStream<Int> { $0.finish() }

  func reload() {}
  func show(_ position: Int) {}
  private func refresh() async {}

  override func viewDidLoad() {
    super.viewDidLoad()
    whileVisible { screen in
      for await position in screen.positions { screen.show(position) }
    }
  }

  #if !os(tvOS) && !os(visionOS)
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  #endif

  private func add() {
    addBehaviors([ScreenViewBehavior(.inbox, to: analytics)])
    addBehaviors([RefreshOnReturnBehavior<InboxViewController> { $0.reload() }])
    addBehaviors([OnceBehavior<TutorialViewController> { $0.startAnimation() }])
    #if !os(tvOS)
      addBehaviors([BackButtonTitleBehavior("Inbox")])
      addBehaviors([BackButtonTitleBehavior(nil)])  // the arrow alone
    #endif
  }

  private func read(_ screen: UIViewController) async {
    for await event in screen.lifecycleMoments where event.moment == .afterAppearing {
      await refresh()
    }
  }
}

private final class MapViewController: UIViewController {
  let positions = AsyncStream<Int> { $0.finish() }

  func show(_ position: Int) {}

  override func viewDidLoad() {
    super.viewDidLoad()
    addBehaviors {
      WhileVisibleBehavior<MapViewController> { map in
        for await position in map.positions { map.show(position) }
      }
    }
  }
}

private final class FormViewController: UIViewController {
  let scrollView = UIScrollView()
  let suggestions = AsyncStream<String> { $0.finish() }

  func offer(_ suggestion: String) {}

  override func viewDidLoad() {
    super.viewDidLoad()
    #if !os(tvOS)
      addBehaviors([KeyboardInsetsBehavior<FormViewController> { $0.scrollView }])
    #endif
    addBehaviors {
      WhileAppearedBehavior<FormViewController> { form in
        for await suggestion in form.suggestions { form.offer(suggestion) }
      }
    }
  }
}

private final class PhotoViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    addBehaviors([NavigationBarBehavior(isHidden: true)])
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
