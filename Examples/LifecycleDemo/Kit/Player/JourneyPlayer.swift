import FocusBehavior
import Foundation
import HeadlessDevice
import LifecycleBehaviors
import UIKit

/// Plays the commands of a journey on a device and reports what happens.
@MainActor
final class JourneyPlayer {
  let pace: Pace
  let stage: Stage
  let report: Report
  private let start: TimeInterval
  private var suspension: SuspendReporter?
  private var overlay: DemoOverlay?
  /// The command that named the app's first screens; a launch after `kill` makes them again.
  private var root: JourneyCommand?
  /// When the finger that swipes or drags lifts.
  private var touchEnd: TimeInterval = 0
  private let hasPlayback: Bool
  private let sampling: FocusSampling
  let group: DemoGroup

  var device: HeadlessDevice { pace.device }

  /// Why a command cannot be carried out here and now.
  struct Refusal: Error {
    let message: String
  }

  /// - Parameters:
  ///   - hasPlayback: the screen named Player plays and pauses, as in the built-in journey.
  ///   - sampling: how screens look for changes of their focus.
  init(pace: Pace, hasPlayback: Bool, sampling: FocusSampling, receive: @escaping (JourneyEvent) -> Void) {
    let device = pace.device
    let start = device.continuousNow
    self.pace = pace
    self.start = start
    self.hasPlayback = hasPlayback
    self.sampling = sampling
    stage = Stage(device: device)
    let now = { [unowned device] in device.continuousNow - start }
    let announcements = Announcements(now: { (now(), pace.turn) })
    let report = Report(now: now, announcements: announcements, receive: receive)
    self.report = report
    group = DemoGroup(report: report, sampling: sampling)
    device.didLogToConsole = { message in
      // Addresses differ from run to run.
      let plain = message.replacingOccurrences(of: ": 0x[0-9a-f]+", with: "", options: .regularExpression)
      report(.console, "UIKit", "logs", [.init("message", plain)])
    }
    device.aroundApplicationNotifications = { name, post in
      report.simultaneously {
        announcements.note(.app)
        report(.app, "app", Self.eventName(of: name))
        post()
      }
    }
  }

  var now: TimeInterval { device.continuousNow - start }

  /// `UIApplicationDidBecomeActiveNotification` is `didBecomeActive`.
  private static func eventName(of name: Notification.Name) -> String {
    let core = name.rawValue.dropFirst("UIApplication".count).dropLast("Notification".count)
    return core.prefix(1).lowercased() + core.dropFirst()
  }

  // MARK: Playing

  func play(_ line: JourneyLine, file: String) throws(JourneyError) {
    do throws(Refusal) {
      try perform(line.command, animated: line.isAnimated)
      device.turn()
    } catch {
      throw JourneyError(file: file, line: line.number, message: error.message)
    }
  }

  /// Lets what is under way come to its end, and one more frame be looked at.
  func finish() {
    guard device.isRunning, !device.isSuspended else { return }
    waitForTouch()
    pace.finishTransitions()
    pace.wait(1.0 / 60)
  }

  private func perform(_ command: JourneyCommand, animated: Bool) throws(Refusal) {
    if command.isTouch { try prepareForTouch(command) }
    switch command {
    case .root, .rootNavigation, .rootTabs, .rootPages, .rootSplit: try setRoot(command)
    case .push(let name): try push(name, animated)
    case .pop: try pop(animated)
    case .popToRoot: try popToRoot(animated)
    case .swipeBack(let isCancelled): try swipeBack(isCancelled)
    case .tab(let name): try switchTab(to: name)
    case .page(let name, let isCancelled): try turnPage(to: name, isCancelled)
    case .present(let style, let name, let isUndimmed, let presenter):
      try present(style, name, isUndimmed: isUndimmed, from: presenter, animated)
    case .alert(let name): try presentAlert(name, .alert, animated)
    case .actionSheet(let name): try presentAlert(name, .actionSheet, animated)
    case .dismiss: try dismiss(animated)
    case .cancelSheetDrag: try cancelSheetDrag()
    case .search: try search()
    case .endSearch: try endSearch()
    case .embed(let name, let parent): try embed(name, in: parent)
    case .unembed(let name): try unembed(name)
    case .detach(let name): try screen(named: name).detach()
    case .forgetWindow(let name): try forgetWindow(name)
    case .window(let name): try openWindow(name)
    case .closeWindow(let name): try closeWindow(name)
    case .scene(let name): try openScene(name)
    case .scenePhase(let name, let phase): try setScene(name, phase)
    case .group(let names): try makeGroup(names)
    case .use(let name): try use(name)
    case .overlay(let isShown): try setOverlay(isShown)
    case .field(let name): try edit(name)
    case .endEditing: try endEditing()
    case .home: try requireRunning().pressHome()
    case .open: try open()
    case .controlCenter(let isOpen):
      isOpen ? try requireRunning().openControlCenter() : try requireRunning().closeControlCenter()
    case .call: try requireRunning().receiveCall()
    case .endCall: try requireRunning().endCall()
    case .prompt: try requireRunning().showSystemAlert()
    case .endPrompt: try requireRunning().dismissSystemAlert()
    case .lock: try requireRunning().lock()
    case .unlock: try requireRunning().unlock()
    case .suspend(let seconds): try suspend(seconds)
    case .kill: try killApp()
    case .wait(let seconds): pace.wait(seconds)
    }
  }

  // MARK: Touches

  /// UIKit ignores touches while a transition runs, so the user waits for its end.
  private func prepareForTouch(_ command: JourneyCommand) throws(Refusal) {
    try requireRunning()
    if device.isSuspended { throw Refusal(message: "the process is suspended; 'open' the app first") }
    waitForTouch()
    pace.finishTransitions()
    try requireUncovered()
  }

  /// Nobody can touch what an overlay covers; one that is on its way out is waited for.
  private func requireUncovered() throws(Refusal) {
    guard let overlay else { return }
    if overlay.isWanted { throw Refusal(message: "the overlay covers every screen; 'overlay hide' first") }
    while overlay.isShown { pace.wait(0.05) }
  }

  private func waitForTouch() {
    if device.now < touchEnd { pace.wait(touchEnd - device.now) }
  }

  /// Lifts the finger half way through a transition's time.
  func liftFinger(_ lift: @escaping () -> Void) {
    let half = 0.175
    touchEnd = device.now + half
    _ = device.schedule(after: half) { lift() }
  }

  // MARK: The process

  @discardableResult
  func requireRunning() throws(Refusal) -> HeadlessDevice {
    guard device.isRunning else { throw Refusal(message: "the app is not running; 'open' it") }
    return device
  }

  private func setRoot(_ command: JourneyCommand) throws(Refusal) {
    root = command
    guard device.isRunning else { return try launch(command) }
    waitForTouch()
    pace.finishTransitions()
    try requireUncovered()
    guard let window = device.keyWindow else { throw Refusal(message: "no window is key") }
    window.rootViewController = try makeRoot(command)
  }

  private func launch(_ root: JourneyCommand) throws(Refusal) {
    let controller = try makeRoot(root)
    suspension = SuspendReporter(report)
    device.launch(showing: controller)
  }

  private func open() throws(Refusal) {
    if device.isRunning { return device.openApp() }
    guard let root else { throw Refusal(message: "there is no app to open; start it with 'root NAME'") }
    try launch(root)
  }

  private func killApp() throws(Refusal) {
    try requireRunning()
    suspension?.stop()
    suspension = nil
    overlay = nil
    stage.clear()
    device.kill()
    report(.app, "app", "killed")
  }

  private func suspend(_ seconds: TimeInterval) throws(Refusal) {
    try requireRunning()
    guard UIApplication.shared.applicationState == .background else {
      throw Refusal(message: "iOS suspends apps in the background only; go 'home' first")
    }
    do {
      try pace.suspend(seconds)
    } catch {
      throw Refusal(message: "the process could not be stopped: \(error)")
    }
  }

  // MARK: Screens

  func makeScreen(_ name: String) throws(Refusal) -> DemoScreen {
    if stage.screen(named: name) != nil { throw Refusal(message: "there is a screen named '\(name)' already") }
    var behaviors: [any ViewControllerLifecycleBehavior] = []
    if hasPlayback, name == "Player" {
      behaviors.append(PlaybackBehavior.make(for: name, report: report, sampling: sampling))
    }
    if group.contains(name) { behaviors.append(group.behavior(for: name)) }
    let screen = DemoScreen(name, report: report, sampling: sampling, behaviors: behaviors)
    stage.add(screen)
    return screen
  }

  private func makeRoot(_ command: JourneyCommand) throws(Refusal) -> UIViewController {
    switch command {
    case .rootNavigation(let name): try makeNavigation(name)
    case .rootTabs(let names): try makeTabs(names)
    case .rootPages(let names): try makePages(names)
    case .rootSplit(let names): try makeSplit(names)
    case .root(let name): try makeScreen(name)
    default: preconditionFailure("\(command) names no first screens")
    }
  }

  func makeNavigation(_ name: String) throws(Refusal) -> UINavigationController {
    UINavigationController(rootViewController: try makeScreen(name))
  }

  private func makeTabs(_ names: [String]) throws(Refusal) -> UITabBarController {
    let tabs = UITabBarController()
    var controllers: [UIViewController] = []
    for name in names { controllers.append(try makeNavigation(name)) }
    tabs.viewControllers = controllers
    return tabs
  }

  private func setOverlay(_ isShown: Bool) throws(Refusal) {
    try requireRunning()
    let overlay = self.overlay ?? DemoOverlay(report)
    self.overlay = overlay
    overlay.setShown(isShown)
  }

  private func openWindow(_ name: String) throws(Refusal) {
    try requireRunning()
    stage.add(device.openWindow(showing: try makeScreen(name)), named: name)
  }

  private func closeWindow(_ name: String) throws(Refusal) {
    device.close(try removeWindow(name))
  }

  private func forgetWindow(_ name: String) throws(Refusal) {
    device.forget(try removeWindow(name))
  }

  private func removeWindow(_ name: String) throws(Refusal) -> UIWindow {
    try requireRunning()
    guard let window = stage.removeWindow(named: name) else {
      throw Refusal(message: "there is no window named '\(name)'")
    }
    return window
  }
}
