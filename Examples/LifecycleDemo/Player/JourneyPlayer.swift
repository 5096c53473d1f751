import FocusBehavior
import Foundation
import LifecycleBehaviors
import UIKit

/// Plays the commands of a journey on a device. Each sort of command has a type in this folder that decides whether it is
/// refused, and makes the plan.
@MainActor
final class JourneyPlayer {
  private let pace: Pace
  private let report: Report
  private let app: DemoApp
  private let screens: Screens
  private let overlay: DemoOverlay
  private let group: DemoGroup
  private let finger: Finger
  private let transitions: TransitionPlayer
  private let touches: TouchPlayer
  private let appActions: AppActionPlayer
  private let systemActions: SystemActionPlayer

  /// - Parameters:
  ///   - pace: how fast time passes, and the device.
  ///   - sampling: how screens look for changes of their focus.
  ///   - receive: called with each event when it happens.
  init(
    pace: Pace, sampling: FocusSampling = .displayLink(framesPerSecond: 60),
    receive: @escaping (JourneyEvent) -> Void = { _ in }
  ) {
    let device = pace.device
    let report = Report(on: device, receive: receive)
    let example = ExampleApp(report: report, sampling: sampling)
    let overlay = DemoOverlay(report, example: example)
    let group = DemoGroup(report: report, sampling: sampling)
    let screens = Screens(device: device, report: report, sampling: sampling, example: example) { name in
      var behaviors: [any ViewControllerLifecycleBehavior] = []
      if name == Playback.screenName, !example.isRunning { behaviors.append(Playback.behavior(report, sampling)) }
      if group.contains(name) { behaviors.append(group.behavior(for: name)) }
      return behaviors
    }
    let app = DemoApp(
      device: device, idiom: pace.idiom, screens: screens, overlay: overlay, example: example, report: report)
    let finger = Finger(pace: pace, app: app, overlay: overlay)
    self.pace = pace
    self.report = report
    self.app = app
    self.screens = screens
    self.overlay = overlay
    self.group = group
    self.finger = finger
    transitions = TransitionPlayer(device: device, screens: screens, announcements: report.announcements)
    touches = TouchPlayer(device: device, app: app, screens: screens, finger: finger)
    appActions = AppActionPlayer(device: device, app: app, screens: screens, overlay: overlay, group: group)
    systemActions = SystemActionPlayer(pace: pace, app: app)
  }

  /// Seconds since the journey began.
  var now: TimeInterval { report.now }

  var state: JourneyState { JourneyState(at: now, of: pace.device, screens, overlay) }

  /// The words that can be typed now.
  var completion: Completion {
    Completion(
      names: screens.names + group.names.subtracting(screens.names).sorted(),
      fields: screens.topmost?.fieldNames ?? []
    ) { [self] text in
      guard let line = try? JourneyLine(parsing: text[...], number: 1, file: "-") else { return false }
      return refusal(of: line) == nil
    }
  }

  /// Plays every line of a journey, each when it has been read.
  func play(_ journey: Journey) throws(JourneyError) {
    try journey.forEachLine { line throws(JourneyError) in
      try play(line, file: journey.name)
    }
    finish()
  }

  /// Plays one line, and then one turn of the run loop.
  func play(_ line: JourneyLine, file: String) throws(JourneyError) {
    do throws(Refusal) {
      if needsFinger(line.command) { try finger.prepare() }
      let carryOut = try plan(line)
      report(.step(line.source), of: "journey")
      try carryOut()
      pace.device.turn()
    } catch {
      throw JourneyError(file: file, line: line.number, error)
    }
  }

  /// - Returns: why the line would be refused now; nil if it would be played.
  func refusal(of line: JourneyLine) -> Refusal? {
    do throws(Refusal) {
      if needsFinger(line.command) { try finger.requireTouchable() }
      _ = try plan(line)
      return nil
    } catch {
      return error
    }
  }

  /// Waits for the end of what is under way, and for one more frame, in which screens look for changes.
  func finish() {
    guard pace.device.isRunning, !pace.device.isSuspended else { return }
    finger.waitUntilLifted()
    pace.finishTransitions()
    pace.wait(1.0 / 60)
  }

  private func needsFinger(_ command: JourneyCommand) -> Bool {
    switch command {
    case .root: pace.device.isRunning
    case .transition, .touch: true
    case .app, .system, .wait: false
    }
  }

  private func plan(_ line: JourneyLine) throws(Refusal) -> JourneyPlan {
    switch line.command {
    case .root(let root): return try app.plan(root)
    case .transition(let transition): return try transitions.plan(transition, animated: line.isAnimated)
    case .touch(let touch): return try touches.plan(touch)
    case .app(let action): return try appActions.plan(action)
    case .system(let action): return try systemActions.plan(action)
    case .wait(let seconds):
      try pace.requireTime(seconds)
      return { [pace, report] in pace.wait(seconds) { report.count } }
    }
  }
}
