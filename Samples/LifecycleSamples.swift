import LifecycleBehaviors
import ReadyMadeBehaviors
import UIKit

// LifecycleBehaviors: the overview, Writing a behavior, State, Handles, Containers.

enum Page {
  case inbox, player
}

enum Overview {
  final class PlayerViewController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      addBehaviors([
        NavigationBarBehavior(isHidden: true),
        KeepAwakeBehavior(),
      ])
    }
  }
}

@MainActor
final class Recorder {
  static let shared = Recorder()
  var isPaused = false
}

struct ScreenViewBehavior {
  var name: String
}

extension ScreenViewBehavior: ViewControllerLifecycleBehavior {
  func afterAppearing(_ viewController: UIViewController) {
    Analytics.shared.screenViewed(name)
  }
}

struct PrivacyBehavior {}

extension PrivacyBehavior: ViewControllerLifecycleBehavior {
  func afterAppearing(_ viewController: UIViewController) {
    Recorder.shared.isPaused = true
  }

  func afterDisappearing(_ viewController: UIViewController) {
    Recorder.shared.isPaused = false
  }
}

struct PrintingBehavior {
  var screen: String
}

extension PrintingBehavior: ViewControllerLifecycleBehavior {
  func receive(_ moment: LifecycleMoment, on viewController: UIViewController, context: Context) {
    print(screen, moment.name, context.isAnimated ? "animated" : "")
  }
}

struct ScrollToTopBehavior<ViewController: UIViewController> {
  var scrollView: @MainActor (ViewController) -> UIScrollView
}

extension ScrollToTopBehavior: ViewControllerLifecycleBehavior {
  func beforeAppearing(_ viewController: UIViewController, context: Context) {
    guard context.isMovingToParent, let screen = viewController as? ViewController else { return }
    scrollView(screen).contentOffset = .zero
  }
}

struct AppearanceLengthBehavior {
  var report: @MainActor (TimeInterval) -> Void

  @MainActor
  final class Coordinator {
    var beginning: TimeInterval?
  }
}

extension AppearanceLengthBehavior: ViewControllerLifecycleBehavior {
  func makeCoordinator() -> Coordinator {
    Coordinator()
  }

  func afterAppearing(_ viewController: UIViewController, context: Context) {
    if context.coordinator.beginning == nil { context.coordinator.beginning = now }
  }

  func afterDisappearing(_ viewController: UIViewController, context: Context) {
    guard let beginning = context.coordinator.beginning else { return }
    context.coordinator.beginning = nil
    report(now - beginning)
  }

  @MainActor private var now: TimeInterval { LifecycleTime.current.read().continuous }
}

struct HintBehavior {
  var show: @MainActor @Sendable () -> Void

  final class Coordinator {
    var timer: LifecycleSubscription?
  }
}

extension HintBehavior: ViewControllerLifecycleBehavior {
  func makeCoordinator() -> Coordinator { Coordinator() }

  func afterAppearing(_ viewController: UIViewController, context: Context) {
    context.coordinator.timer = LifecycleTime.current.schedule(after: 5, show)
  }

  func beforeDisappearing(_ viewController: UIViewController, context: Context) {
    context.coordinator.timer = nil
  }
}

private final class LibraryViewController: UIViewController {}

final class PlayerFlowViewController: UIViewController {
  private let navigation = UINavigationController(
    rootViewController: LibraryViewController())

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(navigation)
    navigation.view.frame = view.bounds
    navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
    addBehaviors([KeepAwakeBehavior()])
  }
}

final class DelegatingContainer: UIViewController {
  #if !os(tvOS) && !os(visionOS)
    override var childForStatusBarStyle: UIViewController? { contentChildren.last }
  #endif
}

final class NonForwardingContainer: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    lifecycleBehaviorViewController?.beginAppearanceTransition(true, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    lifecycleBehaviorViewController?.endAppearanceTransition()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    lifecycleBehaviorViewController?.beginAppearanceTransition(false, animated: animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    lifecycleBehaviorViewController?.endAppearanceTransition()
  }
}
