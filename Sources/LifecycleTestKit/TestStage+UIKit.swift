#if !canImport(HeadlessDevice)
  import LifecycleBehaviors
  import UIKit

  /// What a ``LifecycleTestWindow`` needs of the system it runs on: here a window of the running app, or of the test process
  /// when there is no app around it.
  @MainActor
  final class TestStage {
    let window: UIWindow

    init() {
      let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      window =
        scenes.first.map(UIWindow.init(windowScene:)) ?? UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.makeKeyAndVisible()
    }

    /// Two looks in a row that find no transition, five seconds at most.
    func settle() async {
      var quietLooks = 0
      for _ in 0..<250 where quietLooks < 2 {
        try? await Task.sleep(nanoseconds: 20_000_000)
        quietLooks = isInTransition ? 0 : quietLooks + 1
      }
      if quietLooks < 2 {
        LifecycleIssue.report("LifecycleTestWindow has waited for five seconds and a transition is still under way.")
      }
    }

    private var isInTransition: Bool {
      window.rootViewController.map(Self.isInTransition) ?? false
    }

    /// All children are asked: the last one may be the hidden child of behaviors, or a tab that is not selected.
    private static func isInTransition(_ controller: UIViewController) -> Bool {
      if controller.transitionCoordinator != nil || controller.isBeingPresented || controller.isBeingDismissed {
        return true
      }
      return controller.children.contains(where: isInTransition)
        || controller.presentedViewController.map(isInTransition) ?? false
    }
  }
#endif
