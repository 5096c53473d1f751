import HeadlessDevice
import UIKit

extension RandomOperationKind {
  /// What iOS does to an app besides what a user does: other sizes and scenes, little memory, and time that jumps.
  public static let furtherSystem = environment + scenes + time

  /// The exchange of the root over which no modal is, in place of the one in ``touches``: under a modal it leaves the modal in
  /// a state that UIKit itself reports as wrong (R59).
  public static let touchesWithoutLostModals =
    touches.filter { $0.name != "root" } + [
      RandomOperationKind("root", weight: 1, isReentrant: true) { app, _ in
        guard !app.device.isAnimating, app.window.rootViewController?.presentedViewController == nil else { return }
        app.exchangeRoot()
      }
    ]

  private static let environment = [
    RandomOperationKind("rotate", weight: 1) { app, choice in
      app.device.rotate(to: choice.isMultiple(of: 2) ? .landscapeLeft : .portrait)
    },
    RandomOperationKind("warnOfMemory", weight: 1) { app, _ in app.device.warnOfMemory() },
    RandomOperationKind("call", weight: 1) { app, _ in app.device.receiveCall() },
    RandomOperationKind("endCall", weight: 2) { app, _ in app.device.endCall() },
  ]

  public static let scenes = [
    RandomOperationKind("connectScene", weight: 3) { app, choice in
      guard app.device.scenes.count < 3, UIApplication.shared.applicationState != .background else { return }
      let makeWindow = { (scene: UIWindowScene) -> UIWindow in
        let window = UIWindow(windowScene: scene)
        window.rootViewController = choice.isMultiple(of: 2) ? app.newScreen() : app.newNavigation()
        window.makeKeyAndVisible()
        return window
      }
      if choice / 2 % 3 == 0 {
        app.device.connectSceneInBackground(makeWindow)
      } else {
        app.device.connectScene(makeWindow)
      }
    },
    RandomOperationKind("disconnectScene", weight: 1) { app, choice in
      guard let scene = Array(app.device.scenes.dropFirst()).element(choice) else { return }
      app.device.disconnect(scene)
    },
    RandomOperationKind("sceneToBack", weight: 2) { app, choice in
      guard app.device.scenes.count > 1, let scene = app.device.scenes.element(choice) else { return }
      app.device.setInBackground(choice / 8 % 2 == 0, scene)
    },
    RandomOperationKind("sceneToFront", weight: 5) { app, choice in
      guard app.window?.traitCollection.userInterfaceIdiom == .pad else { return }
      let scenes = app.device.scenes.filter { $0.activationState == .foregroundActive }
      if let scene = scenes.element(choice) { app.device.bringToFront(scene) }
    },
    RandomOperationKind("moveScene", weight: 3) { app, choice in
      guard app.window?.traitCollection.userInterfaceIdiom == .pad else { return }
      guard let scene = app.device.scenes.element(choice) else { return }
      app.device.move(scene, to: CGPoint(x: choice / 8 % 3 * 100, y: choice / 32 % 3 * 200))
    },
  ]

  /// A few of these in a row make days.
  private static let time = [
    RandomOperationKind("suspend", weight: 2) { app, choice in
      guard UIApplication.shared.applicationState == .background else { return }
      let seconds = [0.5, 30, 3_600, 50_000][choice % 4]
      app.device.suspend(for: seconds, secondsAsleep: [0, seconds / 2, seconds][choice / 4 % 3])
    },
    RandomOperationKind("block", weight: 1) { app, choice in
      app.device.blockMainThread(for: [0.3, 2, 20][choice % 3])
    },
    RandomOperationKind("waitLong", weight: 1) { app, choice in app.device.advance(by: [3.1, 5.1, 10][choice % 3]) },
  ]
}
