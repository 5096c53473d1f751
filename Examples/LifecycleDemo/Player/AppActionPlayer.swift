import HeadlessDevice
import UIKit

/// Plays what the app does on its own: windows, scenes, the overlay, focus groups.
@MainActor
struct AppActionPlayer {
  private let device: HeadlessDevice
  private let app: DemoApp
  private let screens: Screens
  private let overlay: DemoOverlay
  private let group: DemoGroup

  init(device: HeadlessDevice, app: DemoApp, screens: Screens, overlay: DemoOverlay, group: DemoGroup) {
    self.device = device
    self.app = app
    self.screens = screens
    self.overlay = overlay
    self.group = group
  }

  func plan(_ action: JourneyCommand.AppAction) throws(Refusal) -> JourneyPlan {
    switch action {
    case .overlay(let isShown): try setOverlay(isShown)
    case .window(let name): try openWindow(name)
    case .closeWindow(let name): try removeWindow(name) { device.close($0) }
    case .forgetWindow(let name): try removeWindow(name) { device.forget($0) }
    case .scene(let name): try openScene(name)
    case .scenePhase(let name, let phase): try setScene(name, phase)
    case .group(let names): { makeGroup(names) }
    case .use(let name): try use(name)
    case .detach(let name): try detach(name)
    }
  }

  private func setOverlay(_ isShown: Bool) throws(Refusal) -> JourneyPlan {
    try app.requireRunning()
    guard isShown != overlay.isRequested else {
      throw Refusal(message: isShown ? "the overlay is shown already" : "there is no overlay to hide")
    }
    return { overlay.setShown(isShown) }
  }

  private func openWindow(_ name: String) throws(Refusal) -> JourneyPlan {
    try app.requireRunning()
    try screens.requireFree([name])
    return { screens.add(device.openWindow(showing: screens.make(name)), named: name) }
  }

  private func removeWindow(
    _ name: String, _ end: @escaping @MainActor (UIWindow) -> Void
  ) throws(Refusal) -> JourneyPlan {
    try app.requireRunning()
    let window = try screens.window(named: name)
    return {
      screens.removeWindow(named: name)
      end(window)
    }
  }

  private func openScene(_ name: String) throws(Refusal) -> JourneyPlan {
    try app.requireRunning()
    try app.requirePad(for: "scene")
    try screens.requireFree([name])
    return {
      let screen = screens.make(name)
      let scene = device.connectScene { scene in
        let window = UIWindow(windowScene: scene)
        window.rootViewController = screen
        window.makeKeyAndVisible()
        return window
      }
      screens.add(scene, named: name)
    }
  }

  private func setScene(_ name: String, _ phase: JourneyCommand.ScenePhase) throws(Refusal) -> JourneyPlan {
    try app.requireRunning()
    let scene = try screens.scene(named: name)
    return {
      switch phase {
      case .background: device.setInBackground(true, scene)
      case .foreground: device.setInBackground(false, scene)
      case .closed:
        screens.removeScene(named: name)
        device.disconnect(scene)
      }
    }
  }

  private func makeGroup(_ names: [String]) {
    for name in group.add(names) {
      guard let screen = screens.find(name) else { continue }
      let behavior = group.behavior(for: name)
      if let screen = screen as? DemoScreen { screen.add(behavior) } else { screen.addBehaviors([behavior]) }
    }
  }

  private func use(_ name: String) throws(Refusal) -> JourneyPlan {
    guard group.contains(name) else { throw Refusal(message: "'\(name)' is in no group; write 'group A B …' before") }
    let screen = try screens.screen(named: name)
    return { group.use(screen) }
  }

  private func detach(_ name: String) throws(Refusal) -> JourneyPlan {
    guard let screen = try screens.screen(named: name) as? DemoScreen else {
      throw Refusal(message: "'\(name)' is a screen of the example app, which keeps its behaviors")
    }
    return { screen.detach() }
  }
}
