#if canImport(HeadlessDevice)
  import FocusBehavior
  import HeadlessDevice
  import LifecycleBehaviors
  import UIKit

  /// The system on which a ``LifecycleTestWindow`` runs: here a freshly launched app in virtual time.
  @MainActor
  final class TestSystem {
    let device: HeadlessDevice
    let window: UIWindow

    init(idiom: UIUserInterfaceIdiom?, for callSite: CallSite) {
      device = HeadlessDevice(idiom: idiom ?? .phone)
      window = device.launch { scene in
        let window = UIWindow(windowScene: scene)
        window.makeKeyAndVisible()
        return window
      }
    }

    /// A task runs when this test gives up the main actor. Each round gives it up once, and ends the transitions that tasks
    /// have begun. Nothing reports when the last task of a chain has run, so there are more rounds than most chains need.
    func settle(for callSite: CallSite) async {
      for round in 0..<60 {
        guard isCurrent else { return reportEnded(callSite) }
        let start = device.now
        device.finishTransitions()
        // A transition may have ended between two frames.
        if round == 0 || device.now > start { FocusSampling.setNeedsSampleOfFrame() }
        await Task.yield()
      }
      guard isCurrent else { return reportEnded(callSite) }
      device.finishTransitions()
    }

    private var isCurrent: Bool { device.world === World.current }

    private func reportEnded(_ callSite: CallSite) {
      LifecycleIssue.report(
        .testWindowEnded,
        """
        A LifecycleTestWindow was used after its app was ended by another LifecycleTestWindow or HeadlessDevice. Put the code \
        of every test that shows screens into `await withLifecycleTestWindow { window in … }`, so that the tests do not run \
        at the same time.
        """,
        at: callSite)
    }

    /// Lets the app make its calls about the window that was hidden.
    func end() {
      if isCurrent { device.finishTransitions() }
    }
  }
#else
  import FocusBehavior
  import LifecycleBehaviors
  import UIKit

  /// The system on which a ``LifecycleTestWindow`` runs: here UIKit, with a window of the running app, or of the test process
  /// if there is no app.
  @MainActor
  final class TestSystem {
    let window: UIWindow

    init(idiom: UIUserInterfaceIdiom?, for callSite: CallSite) {
      let idiomOfDevice = UIDevice.current.userInterfaceIdiom
      if let idiom, idiom != idiomOfDevice {
        LifecycleIssue.report(
          .otherIdiom,
          """
          LifecycleTestWindow(idiom: \(idiom.name)) was created on a device whose idiom is \(idiomOfDevice.name). Run this test on \
          a device of the given idiom, or skip it.
          """,
          at: callSite)
      }
      if UIApplication.current == nil {
        LifecycleIssue.report(
          .noApplication,
          """
          LifecycleTestWindow found no application in this process, so presentations, dismissals and key windows may not work \
          as in an app. Run these tests in a target with a host app.
          """,
          at: callSite)
      }
      let scenes = (UIApplication.current?.connectedScenes ?? []).compactMap { $0 as? UIWindowScene }
      window =
        scenes.first.map(UIWindow.init(windowScene:)) ?? UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.makeKeyAndVisible()
    }

    /// Waits until two checks in a row find no transition, at most five seconds.
    func settle(for callSite: CallSite) async {
      var quietChecks = 0
      for _ in 0..<250 where quietChecks < 2 {
        FocusSampling.setNeedsSampleOfFrame()
        try? await Task.sleep(nanoseconds: 20_000_000)
        quietChecks = isInTransition ? 0 : quietChecks + 1
      }
      if quietChecks < 2 {
        LifecycleIssue.report(
          .endlessTransition,
          "LifecycleTestWindow waited for five seconds, and a transition is still in progress. End the transition in the test.",
          at: callSite)
      }
    }

    /// UIKit makes its calls about a hidden window by itself.
    func end() {}

    private var isInTransition: Bool {
      window.rootViewController.map(Self.isInTransition) ?? false
    }

    /// Checks all children: the last one may be the hidden child of behaviors, or a tab that is not selected.
    private static func isInTransition(_ controller: UIViewController) -> Bool {
      if controller.transitionCoordinator != nil || controller.isBeingPresented || controller.isBeingDismissed {
        return true
      }
      return controller.children.contains(where: isInTransition)
        || controller.presentedViewController.map(isInTransition) ?? false
    }
  }

  extension UIUserInterfaceIdiom {
    fileprivate var name: String {
      switch self {
      case .phone: ".phone"
      case .pad: ".pad"
      default: "UIUserInterfaceIdiom(rawValue: \(rawValue))"
      }
    }
  }
#endif
