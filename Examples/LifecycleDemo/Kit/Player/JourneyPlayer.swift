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
  let group: DemoGroup
  let hasPlayback: Bool
  let sampling: FocusSampling
  private let start: TimeInterval

  var suspension: SuspendReporter?
  var overlay: DemoOverlay?
  /// The app's first screens; a launch after `kill` makes them again.
  var root: JourneyCommand.Root?
  /// When the finger that swipes or drags lifts.
  var touchEnd: TimeInterval = 0

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
    let announcements = Announcements(now: { (now(), pace.device.turnNumber) })
    let report = Report(now: now, announcements: announcements, receive: receive)
    self.report = report
    group = DemoGroup(report: report, sampling: sampling)
    device.keepsConsoleMessages = false
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
    switch command {
    case .root(let root): try setRoot(root)
    case .transition(let transition):
      try prepareForTouch()
      try perform(transition, animated: animated)
    case .touch(let touch):
      try prepareForTouch()
      try perform(touch)
    case .app(let action): try perform(action)
    case .system(let action): try perform(action)
    case .wait(let seconds):
      try requireTime(seconds)
      pace.wait(seconds) { report.count }
    }
  }
}
