import Foundation
import HeadlessDevice
import UIKit

/// Carries out a command that is not refused where it is. What only the device decides is refused by this call, such as a
/// swipe that the screen disables.
public typealias JourneyPlan = @MainActor () throws(JourneyRefusal) -> Void

/// Plays commands on a device, as a user's finger, the app and the system would: on the visible screen of the key window.
///
/// ```swift
/// let player = JourneyPlayer(on: HeadlessDevice(), app: app)
/// try player.play(Journey(parsing: text, file: "a.journey"))
/// ```
///
/// The extensions of this class decide for each sort of command whether it is refused, and make its plan.
@MainActor
public final class JourneyPlayer {
  /// The device that the commands are played on, in virtual or in real time.
  public let device: HeadlessDevice
  let pace: Pace
  let finger: Finger
  let screens: JourneyScreens
  /// The first screens. A launch after `kill` creates them again.
  public internal(set) var root: JourneyCommand.Root?
  /// The data source of the pages, if the first screens are pages. UIKit does not retain it.
  var pages: PageList?

  /// A player of commands.
  /// - Parameters:
  ///   - device: the device. Its app may be running already.
  ///   - app: creates the screens of the app and knows their names.
  public init(on device: HeadlessDevice, app: any JourneyApp) {
    self.device = device
    pace = Pace(device)
    finger = Finger(pace)
    screens = JourneyScreens(of: device, app: app)
  }

  /// Returns how much has happened so far. In virtual time, a long wait leaves out minutes in which the number stays the same.
  public var happenings: (() -> Int)? {
    get { pace.happenings }
    set { pace.happenings = newValue }
  }

  /// Called before `suspend` stops the process, in real time, with the seconds.
  public var willStop: (TimeInterval) -> Void {
    get { pace.willStop }
    set { pace.willStop = newValue }
  }

  // MARK: Playing

  /// Plays a journey to its end, or to the first line that is refused.
  public func play(_ journey: Journey) throws(JourneyError) {
    try journey.forEachLine { line throws(JourneyRefusal) in try play(line) }
    finish()
  }

  /// Plays a line, and then one turn of the run loop.
  public func play(_ line: JourneyLine) throws(JourneyRefusal) {
    try prepare(for: line.command)
    try plan(line)()
    device.turn()
  }

  /// - Returns: why the line would be refused now; nil if it would be played.
  public func refusal(of line: JourneyLine) -> JourneyRefusal? {
    do throws(JourneyRefusal) {
      if needsFinger(line.command) { try requireTouchable() }
      _ = try plan(line)
      return nil
    } catch {
      return error
    }
  }

  /// Waits for the end of what is under way, and for one more frame, in which changes are found.
  public func finish() {
    guard device.isRunning, !device.isSuspended else { return }
    finger.waitUntilLifted()
    pace.finishTransitions()
    pace.wait(1.0 / 60)
  }

  /// Lets time pass.
  public func wait(_ seconds: TimeInterval) {
    pace.wait(seconds)
  }

  // MARK: The steps of playing a line

  /// Whether the user plays the command with a finger, and so waits for the end of a transition.
  public func needsFinger(_ command: JourneyCommand) -> Bool {
    switch command {
    case .root: device.isRunning
    case .transition, .touch: true
    case .window, .app, .system, .wait, .assume: false
    }
  }

  /// Throws if the screen cannot be touched, and could not after a wait either.
  public func requireTouchable() throws(JourneyRefusal) {
    try requireRunning()
    if device.isSuspended { throw JourneyRefusal("the process is suspended; 'open' the app first") }
  }

  /// Waits until the finger can touch the screen, if the command needs it. UIKit ignores touches during a transition.
  public func prepare(for command: JourneyCommand) throws(JourneyRefusal) {
    guard needsFinger(command) else { return }
    try requireTouchable()
    finger.waitUntilLifted()
    pace.finishTransitions()
  }

  /// Decides what a line does.
  public func plan(_ line: JourneyLine) throws(JourneyRefusal) -> JourneyPlan {
    switch line.command {
    case .root(let root): try plan(root)
    case .transition(let transition): try plan(transition, animated: line.isAnimated)
    case .touch(let touch): try plan(touch)
    case .window(let action): try plan(action)
    case .app: throw JourneyRefusal("'\(line.text)' needs an app that can do it")
    case .system(let action): try plan(action)
    case .wait(let seconds): try planToWait(seconds)
    case .assume(let rule): try planToAssume(rule)
    }
  }

  private func planToAssume(_ rule: String) throws(JourneyRefusal) -> JourneyPlan {
    guard let path = WeakRules.switches.first(where: { $0.name == rule })?.path else {
      let names = WeakRules.switches.map(\.name).joined(separator: ", ")
      throw JourneyRefusal("'\(rule)' is no weak rule; they are \(names)")
    }
    guard !device.isRunning else { throw JourneyRefusal("'assume' stands before the first screen") }
    return { [device] in device.weakRules[keyPath: path].toggle() }
  }

  private func planToWait(_ seconds: TimeInterval) throws(JourneyRefusal) -> JourneyPlan {
    try pace.requireTime(seconds)
    return { [pace] in pace.wait(seconds) }
  }

  /// Throws if the app is not running.
  public func requireRunning() throws(JourneyRefusal) {
    if device.isRunning { return }
    throw JourneyRefusal(
      root == nil ? "there is no app yet; start it with 'root NAME'" : "the app is not running; 'open' it")
  }

  func requirePad(for command: String) throws(JourneyRefusal) {
    guard device.idiom == .pad else {
      throw JourneyRefusal(
        "'\(command)' needs an iPad; a journey from a file is played on one where it has to be")
    }
  }

  // MARK: The screens

  /// The screen or alert that the user sees: the topmost one of the key window.
  public var visible: UIViewController? { screens.topmost }

  /// - Returns: the screen of this name.
  /// - Throws: a refusal if there is none.
  public func screen(named name: String) throws(JourneyRefusal) -> UIViewController {
    try screens.screen(named: name)
  }
}

extension HeadlessDevice {
  var idiom: UIUserInterfaceIdiom { world.traits.userInterfaceIdiom }
}
