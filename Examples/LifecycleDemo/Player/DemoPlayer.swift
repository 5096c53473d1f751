import FocusBehavior
import Foundation
import HeadlessDevice
import Journey
import LifecycleBehaviors
import LifecycleTimeline
import SuspendBehavior
import UIKit

/// Plays journeys on the demo's app and reports what happens. A `JourneyPlayer` plays the commands; what only the app knows
/// how to do is here: its process, overlay and focus group.
@MainActor
final class DemoPlayer {
  private let player: JourneyPlayer
  private let report: Report
  private let example: ExampleApp
  private let overlay: DemoOverlay
  private let group: DemoGroup
  private let app: DemoApp
  private var suspension: LifecycleSubscription?

  /// - Parameters:
  ///   - device: the device, in virtual or in real time.
  ///   - sampling: how the screens sample their focus.
  ///   - receive: called with each event when it happens.
  init(
    on device: HeadlessDevice, sampling: FocusSampling? = .displayLink(framesPerSecond: 60),
    receive: @escaping (TimelineEvent) -> Void = { _ in }
  ) {
    let report = Report(on: device, sampling: sampling, receive: receive)
    example = ExampleApp(report: report)
    overlay = DemoOverlay(report, example: example)
    group = DemoGroup(report: report)
    app = DemoApp(report: report, example: example, group: group)
    player = JourneyPlayer(on: device, app: app)
    player.happenings = { report.count }
    self.report = report
  }

  /// Called before `suspend` stops the process, in real time, with the seconds.
  var willStop: (TimeInterval) -> Void {
    get { player.willStop }
    set { player.willStop = newValue }
  }

  /// Begins the journey now, if nothing has happened yet: who types its commands thinks about the first one.
  func begin() { report.begin() }

  /// Seconds since the journey began.
  var now: TimeInterval { report.now }

  /// What the user sees.
  var phone: PhoneState { PhoneState(of: player, overlay) }

  // MARK: Playing

  func play(_ journey: Journey) throws(JourneyError) {
    try journey.forEachLine { line throws(JourneyRefusal) in try play(line) }
    finish()
  }

  /// Plays a line, and then one turn of the run loop.
  func play(_ line: JourneyLine) throws(JourneyRefusal) {
    if player.needsFinger(line.command) {
      try requireTouchable()
      try player.prepare(for: line.command)
      // An overlay that is being hidden covers every screen until it is.
      while overlay.isShown { player.wait(0.05) }
    }
    let carryOut = try plan(line)
    if let story = line.command.story(closing: player.visible?.journeyName) { report(.step, story, of: "journey") }
    let before = player.visible
    try carryOut()
    if case .window(.forget) = line.command { report.announcements.forget(.window) }
    if isUnannounced(line.command), !line.isAnimated { report.announcements.note(.appearance) }
    player.device.turn()
    if isUnannounced(line.command), line.isAnimated { noteEndOfTransition(of: [before, player.visible]) }
  }

  func finish() {
    player.finish()
  }

  private func requireTouchable() throws(JourneyRefusal) {
    try player.requireTouchable()
    if overlay.isRequested { throw JourneyRefusal("the overlay covers every screen; 'overlay hide' first") }
  }

  private func plan(_ line: JourneyLine) throws(JourneyRefusal) -> JourneyPlan {
    if case .app(let action) = line.command { return try plan(action) }
    let carryOut = try player.plan(line)
    switch line.command {
    case .root(let root): return planToLaunch(root, carryOut)
    case .system(.open): return player.device.isRunning ? carryOut : planToLaunch(player.root, carryOut)
    case .system(.kill): return planToKill(carryOut)
    default: return carryOut
    }
  }

  // MARK: The process

  private func planToLaunch(_ root: JourneyCommand.Root?, _ carryOut: @escaping JourneyPlan) -> JourneyPlan {
    { [self] () throws(JourneyRefusal) in
      if root == .app { example.launch() } else { example.end() }
      if !player.device.isRunning {
        // The example app decides itself how closely suspension is watched.
        suspension = SuspendMonitor.shared.subscribe(root == .app ? .standard : .holdingBackgroundTask(accuracy: 0.1)) {
          [report] event in
          report(.suspend, event.name, of: "app", event.details)
        }
      }
      try carryOut()
    }
  }

  private func planToKill(_ carryOut: @escaping JourneyPlan) -> JourneyPlan {
    { [self] () throws(JourneyRefusal) in
      suspension?.cancel()
      suspension = nil
      overlay.end()
      example.end()
      try carryOut()
      report(.app, "killed", of: "app")
    }
  }

  // MARK: The end of a transition

  /// Whether UIKit calls no screen of the demo at the end of the transition.
  private func isUnannounced(_ command: JourneyCommand) -> Bool {
    switch command {
    case .transition(.alert), .transition(.actionSheet), .transition(.dismiss): true
    default: false
    }
  }

  private func noteEndOfTransition(of controllers: [UIViewController?]) {
    let transition = controllers.compactMap { $0?.transitionCoordinator }.first
    transition?.animate(alongsideTransition: nil) { [report] _ in report.announcements.note(.appearance) }
  }

  // MARK: What the app does itself

  private func plan(_ action: JourneyCommand.AppAction) throws(JourneyRefusal) -> JourneyPlan {
    switch action {
    case .overlay(let isShown): try setOverlay(isShown)
    case .group(let names): { [self] in makeGroup(names) }
    case .use(let name): try use(name)
    case .detach(let name): try detach(name)
    }
  }

  private func setOverlay(_ isShown: Bool) throws(JourneyRefusal) -> JourneyPlan {
    try player.requireTouchable()
    guard isShown != overlay.isRequested else {
      throw JourneyRefusal(isShown ? "the overlay is shown already" : "there is no overlay to hide")
    }
    return { [overlay] in overlay.setShown(isShown) }
  }

  private func makeGroup(_ names: [String]) {
    for name in group.add(names) {
      guard let screen = try? player.screen(named: name) else { continue }
      let behavior = group.behavior(for: name)
      if let screen = screen as? DemoScreen { screen.add(behavior) } else { screen.addBehaviors([behavior]) }
    }
  }

  private func use(_ name: String) throws(JourneyRefusal) -> JourneyPlan {
    guard group.contains(name) else { throw JourneyRefusal("'\(name)' is in no group; write 'group A B …' before") }
    let screen = try player.screen(named: name)
    return { [group] in group.use(screen) }
  }

  private func detach(_ name: String) throws(JourneyRefusal) -> JourneyPlan {
    guard let screen = try player.screen(named: name) as? DemoScreen else {
      throw JourneyRefusal("'\(name)' is a screen of the example app, which keeps its behaviors")
    }
    return { screen.detach() }
  }
}
