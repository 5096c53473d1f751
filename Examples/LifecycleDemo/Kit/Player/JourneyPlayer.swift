import FocusBehavior
import Foundation
import LifecycleBehaviors
import UIKit

/// Plays the commands of a journey on a device. Each sort of command has a type in this folder that plays it.
@MainActor
final class JourneyPlayer {
  private let pace: Pace
  private let report: Report
  private let app: DemoApp
  private let finger: Finger
  private let transitions: TransitionPlayer
  private let touches: TouchPlayer
  private let appActions: AppActionPlayer
  private let systemActions: SystemActionPlayer

  /// - Parameters:
  ///   - pace: how fast time passes, and the device.
  ///   - hasPlayback: the screen named Player plays and pauses, as in the built-in journey.
  ///   - sampling: how screens look for changes of their focus.
  ///   - receive: called with each event when it happens.
  init(
    pace: Pace, hasPlayback: Bool = false, sampling: FocusSampling = .displayLink(framesPerSecond: 60),
    receive: @escaping (JourneyEvent) -> Void = { _ in }
  ) {
    let device = pace.device
    let report = Report(on: device, receive: receive)
    let overlay = DemoOverlay(report)
    let group = DemoGroup(report: report, sampling: sampling)
    let screens = Screens(device: device, report: report, sampling: sampling) { name in
      var behaviors: [any ViewControllerLifecycleBehavior] = []
      if hasPlayback, name == "Player" { behaviors.append(BuiltInJourney.playback(of: name, report, sampling)) }
      if group.contains(name) { behaviors.append(group.behavior(for: name)) }
      return behaviors
    }
    let app = DemoApp(device: device, idiom: pace.idiom, screens: screens, overlay: overlay, report: report)
    let finger = Finger(pace: pace, app: app, overlay: overlay)
    self.pace = pace
    self.report = report
    self.app = app
    self.finger = finger
    transitions = TransitionPlayer(device: device, screens: screens, announcements: report.announcements)
    touches = TouchPlayer(device: device, app: app, screens: screens, finger: finger)
    appActions = AppActionPlayer(device: device, app: app, screens: screens, overlay: overlay, group: group)
    systemActions = SystemActionPlayer(pace: pace, app: app)
  }

  /// Seconds since the journey began.
  var now: TimeInterval { report.now }

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
      try play(line.command, animated: line.isAnimated)
      pace.device.turn()
    } catch {
      throw JourneyError(file: file, line: line.number, error)
    }
  }

  /// Waits for the end of what is under way, and for one more frame, in which screens look for changes.
  func finish() {
    guard pace.device.isRunning, !pace.device.isSuspended else { return }
    finger.waitUntilLifted()
    pace.finishTransitions()
    pace.wait(1.0 / 60)
  }

  private func play(_ command: JourneyCommand, animated: Bool) throws(Refusal) {
    switch command {
    case .root(let root):
      if pace.device.isRunning { try finger.prepare() }
      try app.show(root)
    case .transition(let transition):
      try finger.prepare()
      try transitions.play(transition, animated: animated)
    case .touch(let touch):
      try finger.prepare()
      try touches.play(touch)
    case .app(let action): try appActions.play(action)
    case .system(let action): try systemActions.play(action)
    case .wait(let seconds):
      try pace.requireTime(seconds)
      pace.wait(seconds) { report.count }
    }
  }
}
