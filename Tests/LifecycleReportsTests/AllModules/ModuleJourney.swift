import BackgroundWork
import FocusBehavior
import HeadlessDevice
import LifecycleBehaviors
import LifecycleReports
import LifecycleTimeline
import SuspendBehavior
import TestSupport
import UIKit

@testable import OverlayBehavior

/// One random journey of an app whose screens carry the behaviors of all modules: what its callbacks do, and what must hold.
@MainActor
final class ModuleJourney {
  /// Where the app's code is called besides in the moments of a behavior.
  enum Callback: CaseIterable {
    case focus, groupFocus, suspend, overlay, inputFocus, timer, closing, attention
  }

  let model = JourneyModel()
  let group = FocusGroup()
  /// The screens over which an overlay is wanted, by their names.
  var coveredScreens: Set<String> = []
  var holds: [SuspensionHold] = []
  /// What the operation does on another thread.
  var otherThreadWork: (@Sendable () -> Void)?
  private var armed: [Callback: [RandomOperation]] = [:]
  private var focused: [String: FocusedScreen] = [:]
  private weak var app: RandomApp?
  private var recorder = TimelineRecorder()
  private var attention: LifecycleSubscription?
  private var start = ClockReading(uptime: 0, continuous: 0)

  private struct FocusedScreen {
    weak var screen: ModuleScreen?
  }

  /// Plays operations up to the first that breaks a law, and takes everything off the screen after the last.
  func play(_ operations: [RandomOperation], in app: RandomApp) async {
    begin(app)
    app.didPerform = { [model] in model.record("> \($0.name) \($0.choice)") }
    for operation in operations {
      // A process that is suspended runs no code.
      if app.device.isSuspended, !["open", "wait", "waitLong", "suspend", "relaunch"].contains(operation.name) {
        continue
      }
      app.perform(operation)
      app.device.turn()
      await finishOtherThread(app)
      checkAfterTurn(app)
      if model.failure != nil { return }
    }
    end(app)
  }

  /// The app has been launched, at first or again.
  private func begin(_ app: RandomApp) {
    self.app = app
    attention = AttentionReporter.shared.subscribe { [unowned self] _, _ in called(.attention) }
    start = LifecycleTime.current.read()
    recorder = TimelineRecorder()
    recorder.start()
  }

  // MARK: Callbacks

  func arm(_ operation: RandomOperation, in callback: Callback) {
    armed[callback, default: []].append(operation)
  }

  /// The app's code is called, and does what has been prepared for that.
  func called(_ callback: Callback) {
    guard let operation = armed[callback]?.popLast() else { return }
    model.record("in \(callback):")
    app?.perform(operation)
  }

  func focusWatch() -> (ModuleScreen, FocusChange) -> Void {
    let start = LifecycleTime.current.read().continuous
    let law = Variable(FocusLaw())
    return { [unowned self] screen, change in
      let elapsed = LifecycleTime.current.read().continuous - start
      model.record("\(screen.name) \(change)")
      check(screen.name, law.value.receive(change, elapsed: elapsed))
      focused[screen.name] = change.hasFocus ? FocusedScreen(screen: screen) : nil
      if change.hasFocus {
        let others = focused.values.compactMap { $0.screen?.asFocusHolder }
        check(nil, FocusOrderLaw.fault(gaining: screen.asFocusHolder, others: others))
      }
      called(.focus)
    }
  }

  /// A watch that was removed silently reports no loss.
  func didRemoveFocusWatch(of screen: ModuleScreen) {
    focused[screen.name] = nil
  }

  /// Whether the app itself keeps the screen: it has shown another root than its first one.
  func isKept(_ screen: UIViewController) -> Bool {
    app?.isFirstRootShown == false
  }

  /// Does what the operation does on another thread, and delivers what is sent to the main thread meanwhile.
  private func finishOtherThread(_ app: RandomApp) async {
    guard let work = otherThreadWork else { return }
    otherThreadWork = nil
    try? await onThreadOfItsOwn(work)
    holds += Held.new.take()
    await app.device.runMainQueue()
  }

  // MARK: Laws

  func check(_ name: String?, _ fault: String?) {
    if let fault { model.fail([name, fault].compactMap(\.self).joined(separator: " ")) }
  }

  private func checkAfterTurn(_ app: RandomApp) {
    guard !app.device.isSuspended else { return }
    let elapsed = LifecycleTime.current.read().continuous - start.continuous
    check(nil, AttentionTimeLaw.fault(of: AttentionReporter.shared.time, elapsed: elapsed))
    let screens = app.moduleScreens
    let responders = screens.flatMap { [$0.nameField, $0.noteView] }.filter(\.isFirstResponder)
    if responders.contains(where: { $0.window == nil }) { model.fail("a first responder is in no window") }
    for scene in app.device.scenes where scene.activationState == .foregroundActive {
      let windows = scene.windows.map { window in
        WindowLaw.Window(
          isKey: window.isKeyWindow, isVisible: !window.isHidden, isOverlay: window is OverlayWindow,
          firstResponders: responders.filter { $0.window === window }.count)
      }
      check(nil, WindowLaw.fault(of: windows))
    }
    for preview in screens where preview.isIn(\.isShownAsMenu) {
      if preview.screenOpening != nil { model.fail("a preview is in place") }
      if preview.inputFocus.editedField != nil { model.fail("a preview is being edited") }
      if focused[preview.name] != nil { model.fail("a preview is having focus") }
    }
    for screen in screens {
      guard let field = screen.inputFocus.editedField, !screen.view(of: field).isFirstResponder else { continue }
      model.fail("\(screen.name) is editing a field that is not first responder")
    }
  }

  func checkSettled(_ app: RandomApp) {
    model.checkSettled()
    let isAwake = app.moduleScreens.contains {
      $0.modules[.keepAwake] != nil && $0.isSettled && $0.settledHeight == 3 && $0.isInForeground
    }
    if isAwake, !UIApplication.shared.isIdleTimerDisabled { model.fail("the idle timer is on over a screen") }
    for screen in focused.values.compactMap(\.screen) {
      if screen.isIn({ $0.viewIfLoaded?.isHidden == true }) { model.fail("a hidden screen is having focus") }
      if !screen.isInForeground { model.fail("a screen in the background is having focus") }
    }
    if !isAwake, UIApplication.shared.isIdleTimerDisabled { model.fail("the idle timer is off without a screen") }
  }

  /// All that the app has shown is gone.
  private func end(_ app: RandomApp) {
    coveredScreens = []
    armed = [:]
    for hold in holds { hold.end() }
    holds = []
    app.clear()
    AttentionReporter.shared.stop()
    let recording = recorder.stop()
    if (try? TimelineRecording(jsonLines: recording.jsonLines))?.jsonLines != recording.jsonLines {
      model.fail("a recording is read as another one")
    }
    app.device.advance(by: 30)
    let overlayWindows = app.device.scenes.flatMap(\.windows).filter { $0 is OverlayWindow }
    let rest = RestLaw(
      screens: model.liveScreens, coordinators: model.liveCoordinators,
      displayLinks: app.device.displayLinks.count { !$0.isPaused }, scheduledWork: app.device.scheduledWorkCount,
      backgroundTasks: app.device.openBackgroundTaskCount, overlayWindows: overlayWindows.count,
      staysAwake: UIApplication.shared.isIdleTimerDisabled)
    check(nil, rest.fault)
  }

  /// Ends the process at any time, and launches the app again.
  func relaunch(_ app: RandomApp) {
    (coveredScreens, armed, focused) = ([], [:], [:])
    app.kill()
    for hold in holds { hold.end() }
    holds = []
    check(nil, RestLaw(screens: model.liveScreens, coordinators: model.liveCoordinators).fault)
    app.launch()
    begin(app)
  }
}

extension RandomApp {
  var moduleScreens: [ModuleScreen] { liveScreens.compactMap { $0 as? ModuleScreen }.filter(\.isViewLoaded) }
}

extension ModuleScreen {
  /// Whether the screen, or one around it, is such a one.
  fileprivate func isIn(_ isSuch: (UIViewController) -> Bool) -> Bool {
    sequence(first: self as UIViewController, next: \.parent).contains(where: isSuch)
  }

  fileprivate var isInForeground: Bool {
    let state = viewIfLoaded?.window?.windowScene?.activationState
    return state == .foregroundActive || state == .foregroundInactive
  }

  fileprivate var asFocusHolder: FocusOrderLaw.Holder {
    var tree: UIViewController = self
    while let parent = tree.parent as? ModuleScreen { tree = parent }
    // Where no window is key, each visible one has the user's attention.
    let window = isInPlace ? viewIfLoaded?.window : nil
    let scene = window?.windowScene.flatMap { $0.windows.contains(where: \.isKeyWindow) ? $0 : nil }
    return FocusOrderLaw.Holder(
      name: name, scene: scene.map { ObjectIdentifier($0) }, tree: ObjectIdentifier(tree),
      isInTransition: transitionCoordinator != nil)
  }
}
