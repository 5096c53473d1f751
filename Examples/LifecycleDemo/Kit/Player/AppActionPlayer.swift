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

  func play(_ action: JourneyCommand.AppAction) throws(Refusal) {
    switch action {
    case .overlay(let isShown): try setOverlay(isShown)
    case .window(let name): try openWindow(name)
    case .closeWindow(let name): device.close(try removeWindow(name))
    case .forgetWindow(let name): device.forget(try removeWindow(name))
    case .scene(let name): try openScene(name)
    case .scenePhase(let name, let phase): try setScene(name, phase)
    case .group(let names): makeGroup(names)
    case .use(let name): try use(name)
    case .detach(let name): try screens.screen(named: name).detach()
    }
  }

  private func setOverlay(_ isShown: Bool) throws(Refusal) {
    try app.requireRunning()
    guard isShown != overlay.isRequested else {
      throw Refusal(message: isShown ? "the overlay is shown already" : "there is no overlay to hide")
    }
    overlay.setShown(isShown)
  }

  private func openWindow(_ name: String) throws(Refusal) {
    try app.requireRunning()
    screens.add(device.openWindow(showing: try screens.make(name)), named: name)
  }

  private func removeWindow(_ name: String) throws(Refusal) -> UIWindow {
    try app.requireRunning()
    return try screens.removeWindow(named: name)
  }

  private func openScene(_ name: String) throws(Refusal) {
    try app.requireRunning()
    try app.requirePad(for: "scene")
    let screen = try screens.make(name)
    let scene = device.connectScene { scene in
      let window = UIWindow(windowScene: scene)
      window.rootViewController = screen
      window.makeKeyAndVisible()
      return window
    }
    screens.add(scene, named: name)
  }

  private func setScene(_ name: String, _ phase: JourneyCommand.ScenePhase) throws(Refusal) {
    try app.requireRunning()
    let scene = try screens.scene(named: name)
    switch phase {
    case .background: device.setInBackground(true, scene)
    case .foreground: device.setInBackground(false, scene)
    case .closed:
      screens.removeScene(named: name)
      device.disconnect(scene)
    }
  }

  private func makeGroup(_ names: [String]) {
    for name in group.add(names) {
      screens.find(name)?.add(group.behavior(for: name))
    }
  }

  private func use(_ name: String) throws(Refusal) {
    guard group.contains(name) else { throw Refusal(message: "'\(name)' is in no group; write 'group A B …' before") }
    group.use(try screens.screen(named: name))
  }
}
