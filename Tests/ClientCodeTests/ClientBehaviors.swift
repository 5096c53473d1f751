import LifecycleBehaviors
import ReadyMadeBehaviors
import UIKit

// Behaviors as app teams write them, with UIKit's public names only: that they compile here unchanged is half of
// the test.

/// Large titles and a tint while the screen is on screen.
struct NavigationBarStyleBehavior: ViewControllerLifecycleBehavior {
  var tint: UIColor

  func beforeAppearing(_ viewController: UIViewController, context: Context) {
    guard let bar = viewController.navigationController?.navigationBar else { return }
    bar.prefersLargeTitles = true
    bar.barTintColor = tint
    bar.isTranslucent = false
  }
}

struct BlankBackButtonBehavior: ViewControllerLifecycleBehavior {
  func afterLoading(_ viewController: UIViewController, context: Context) {
    viewController.navigationItem.backButtonTitle = ""
    if #available(iOS 14.0, *) { viewController.navigationItem.backButtonDisplayMode = .minimal }
  }
}

/// Makes room for the keyboard below a scroll view.
struct KeyboardRoomBehavior: ViewControllerLifecycleBehavior {
  @MainActor
  final class Coordinator {
    nonisolated(unsafe) var observation: (any NSObjectProtocol)?

    deinit {
      observation.map(NotificationCenter.default.removeObserver)
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func beforeAppearing(_ viewController: UIViewController, context: Context) {
    context.coordinator.observation = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) { [weak viewController] notification in
      let frame = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
      MainActor.assumeIsolated {
        guard let scrollView = viewController?.view as? UIScrollView, let frame else { return }
        scrollView.contentInset.bottom = max(0, scrollView.bounds.maxY - frame.minY)
      }
    }
  }

  func afterDisappearing(_ viewController: UIViewController, context: Context) {
    context.coordinator.observation.map(NotificationCenter.default.removeObserver)
    context.coordinator.observation = nil
  }
}

/// Shows the title once the content has been scrolled under the bar.
@MainActor
final class TitleFade: NSObject, UIScrollViewDelegate {
  private weak var screen: UIViewController?
  private let text: String

  init(_ text: String, on screen: UIViewController) {
    self.text = text
    self.screen = screen
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    screen?.navigationItem.title = scrollView.contentOffset.y > 44 ? text : nil
  }
}

struct TitleFadeBehavior: ViewControllerLifecycleBehavior {
  var title: String

  @MainActor
  final class Coordinator {
    var fade: TitleFade?
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func afterLoading(_ viewController: UIViewController, context: Context) {
    let fade = TitleFade(title, on: viewController)
    context.coordinator.fade = fade
    (viewController.view as? UIScrollView)?.delegate = fade
  }
}

struct ScreenNameBehavior: ViewControllerLifecycleBehavior {
  var track: @MainActor (String) -> Void

  func afterAppearing(_ viewController: UIViewController, context: Context) {
    guard !context.undoesCancelledTransition else { return }
    track(String(describing: type(of: viewController)))
  }
}
