import HeadlessDevice
import UIKit

extension JourneyPlayer {
  func perform(_ action: JourneyCommand.AppAction) throws(Refusal) {
    switch action {
    case .overlay(let isShown): try setOverlay(isShown)
    case .window(let name): try openWindow(name)
    case .closeWindow(let name): device.close(try removeWindow(name))
    case .forgetWindow(let name): device.forget(try removeWindow(name))
    case .scene(let name): try openScene(name)
    case .scenePhase(let name, let phase): try setScene(name, phase)
    case .group(let names): makeGroup(names)
    case .use(let name): try use(name)
    case .detach(let name): try screen(named: name).detach()
    }
  }

  private func setOverlay(_ isShown: Bool) throws(Refusal) {
    try requireRunning()
    guard isShown != (overlay?.isWanted ?? false) else {
      throw Refusal(message: isShown ? "the overlay is shown already" : "there is no overlay to hide")
    }
    let overlay = self.overlay ?? DemoOverlay(report)
    self.overlay = overlay
    overlay.setShown(isShown)
  }

  private func openWindow(_ name: String) throws(Refusal) {
    try requireRunning()
    stage.add(device.openWindow(showing: try makeScreen(name)), named: name)
  }

  private func removeWindow(_ name: String) throws(Refusal) -> UIWindow {
    try requireRunning()
    guard let window = stage.removeWindow(named: name) else {
      throw Refusal(message: "there is no window named '\(name)'")
    }
    return window
  }

  private func openScene(_ name: String) throws(Refusal) {
    try requireRunning()
    try requirePad(for: "scene")
    let screen = try makeScreen(name)
    let scene = device.connectScene { scene in
      let window = UIWindow(windowScene: scene)
      window.rootViewController = screen
      window.makeKeyAndVisible()
      return window
    }
    stage.add(scene, named: name)
  }

  private func setScene(_ name: String, _ phase: JourneyCommand.ScenePhase) throws(Refusal) {
    try requireRunning()
    guard let scene = stage.scenes[name] else { throw Refusal(message: "there is no scene named '\(name)'") }
    switch phase {
    case .background: device.setInBackground(true, scene)
    case .foreground: device.setInBackground(false, scene)
    case .closed:
      stage.removeScene(named: name)
      device.disconnect(scene)
    }
  }

  private func makeGroup(_ names: [String]) {
    report.announcements.note(.group)
    for name in names where !group.contains(name) {
      group.add(name)
      stage.screen(named: name)?.add(group.behavior(for: name))
    }
  }

  private func use(_ name: String) throws(Refusal) {
    guard group.contains(name) else { throw Refusal(message: "'\(name)' is in no group; write 'group A B …' before") }
    report.announcements.note(.group)
    group.use(try screen(named: name))
  }
}
