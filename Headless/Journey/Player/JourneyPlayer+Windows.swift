import HeadlessDevice
import UIKit

extension JourneyPlayer {
  func plan(_ action: JourneyCommand.WindowAction) throws(JourneyRefusal) -> JourneyPlan {
    try requireAwake(for: action)
    return switch action {
    case .open(let name): try openWindow(name)
    case .close(let name): try removeWindow(name) { [device] in device.close($0) }
    case .forget(let name): try removeWindow(name) { [device] in device.forget($0) }
    case .openScene(let name): try openScene(name)
    case .scenePhase(let name, let phase): try setScene(name, phase)
    }
  }

  /// A scene may be put into the foreground by the user, which wakes the process. For the rest code of the app has to run.
  private func requireAwake(for action: JourneyCommand.WindowAction) throws(JourneyRefusal) {
    if case .scenePhase = action { try requireRunning() } else { try requireTouchable() }
  }

  private func openWindow(_ name: String) throws(JourneyRefusal) -> JourneyPlan {
    try screens.requireFree([name])
    return { [device, screens] in screens.windows[name] = device.openWindow(showing: screens.make(name)) }
  }

  private func removeWindow(
    _ name: String, _ end: @escaping @MainActor (UIWindow) -> Void
  ) throws(JourneyRefusal) -> JourneyPlan {
    guard let window = screens.windows[name] else { throw JourneyRefusal("there is no window named '\(name)'") }
    return { [screens] in
      screens.windows[name] = nil
      end(window)
    }
  }

  private func openScene(_ name: String) throws(JourneyRefusal) -> JourneyPlan {
    try requirePad(for: "scene")
    try screens.requireFree([name])
    return { [device, screens] in
      let screen = screens.make(name)
      screens.scenes[name] = device.connectScene { scene in
        let window = UIWindow(windowScene: scene)
        window.rootViewController = screen
        window.makeKeyAndVisible()
        return window
      }
    }
  }

  private func setScene(_ name: String, _ phase: JourneyCommand.ScenePhase) throws(JourneyRefusal) -> JourneyPlan {
    guard let scene = screens.scenes[name] else { throw JourneyRefusal("there is no scene named '\(name)'") }
    return { [device, screens] in
      switch phase {
      case .background: device.setInBackground(true, scene)
      case .foreground: device.setInBackground(false, scene)
      case .closed:
        screens.scenes[name] = nil
        device.disconnect(scene)
      }
    }
  }
}
