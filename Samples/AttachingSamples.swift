import Foundation
import LifecycleBehaviors
import LifecycleTasks
import ReadyMadeBehaviors
import UIKit

// LifecycleBehaviors: the samples of the documentation comments about attaching, moments and time.

private struct BannerBehavior: ViewControllerLifecycleBehavior {}

private final class FormScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    addBehaviors([NavigationBarBehavior(isHidden: true), KeepAwakeBehavior()])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    lifecycleBehaviorViewController?.view.setNeedsLayout()
  }

  private func addOneByOne() {
    addBehaviors([KeepAwakeBehavior()])
    addBehaviors([DismissKeyboardOnTapBehavior()])
    #if !os(tvOS)
      addBehaviors([KeyboardInsetsBehavior()])
    #endif
  }
}

@MainActor
private func removing(_ screen: UIViewController) {
  let banner = screen.addBehaviors([BannerBehavior()])
  banner.remove()
}

@MainActor
private func removingSilently(_ banner: BehaviorAttachment) {
  banner.remove(silently: true)  // the banner stays on the screen
}

private struct SizeBehavior {}

extension SizeBehavior: ViewControllerLifecycleBehavior {
  func receive(_ moment: LifecycleMoment, on viewController: UIViewController, context: Context) {
    switch moment {
    case .beforeChangingSize(let size): print("will change to", size)
    case .afterAppearing, .afterDisappearing: print(moment.name)
    default: break
    }
  }
}

@MainActor
private func printMoments(of screen: UIViewController) async {
  for await (moment, facts) in screen.lifecycleMoments() where !facts.isCatchUp {
    print(moment.name, facts.isAnimated)
  }
}

@MainActor
private func measureSleep(_ time: LifecycleTime, _ upload: () -> Void) {
  let start = time.read()
  upload()
  let end = time.read()
  print("slept for", (end.continuous - start.continuous) - (end.uptime - start.uptime))
}

@MainActor
private final class Feed {
  private var timer: LifecycleSubscription?

  func start() {
    timer = LifecycleTime.current.schedule(every: 30) { [weak self] in self?.refresh() }
  }

  func stop() {
    timer?.cancel()
  }

  private func refresh() {}
}

/// Shows a hint once.
private struct HintOnceBehavior {
  let hint: String
  let show: @MainActor (String) -> Void
}

extension HintOnceBehavior: ViewControllerLifecycleBehavior {
  func afterAppearing(_ viewController: UIViewController, context: Context) {
    show(hint)
    context.attachment.remove()  // once is enough
  }
}

private struct SidebarBehavior {
  let sidebar: @MainActor (UIViewController) -> UIView?
}

extension SidebarBehavior: ViewControllerLifecycleBehavior {
  func duringChangingSize(_ viewController: UIViewController, to size: CGSize) {
    sidebar(viewController)?.alpha = size.width > size.height ? 1 : 0
  }
}

private struct PaneBehavior {
  let pane: UIView
}

extension PaneBehavior: ViewControllerLifecycleBehavior {
  func afterAppearing(_ viewController: UIViewController) {
    pane.alpha = 1
  }

  func beforeDisappearing(_ viewController: UIViewController, context: Context) {
    context.transitionCoordinator?.animate(alongsideTransition: { [pane] _ in pane.alpha = 0 })
  }
}

private struct WelcomeBehavior {
  let welcome: @MainActor () -> Void
}

extension WelcomeBehavior: ViewControllerLifecycleBehavior {
  func afterAppearing(_ viewController: UIViewController, context: Context) {
    guard !context.isCatchUp, !context.undoesCancelledTransition else { return }
    welcome()
  }
}

@MainActor
private func measureUpload(_ upload: () -> Void) {
  let start = LifecycleTime.current.read().continuous
  upload()
  print("took", LifecycleTime.current.read().continuous - start)
}
