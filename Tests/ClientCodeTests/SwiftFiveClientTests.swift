import Dispatch
import FocusBehavior
import Foundation
import HeadlessDevice
import InputFocusBehavior
import LifecycleBehaviors
import LifecycleReports
import LifecycleTimeline
import OverlayBehavior
import ReadyMadeBehaviors
import SuspendBehavior
import TestSupport
import Testing
import UIKit

/// Compiled in Swift 5 mode, like much of what uses UIKit: that it compiles without a warning is half of the test.
@MainActor
@Suite(.oneDevice)
struct SwiftFiveClientTests {
  @Test("R122: in Swift 5 mode a function without an actor may make a controller and use its members")
  func nonisolated() {
    let device = HeadlessDevice()
    let screen = Screens().makeScreen(named: "A")
    let window = device.launch(showing: UINavigationController(rootViewController: screen))
    #expect(Screens().topScreen(of: window)?.title == "A")
    #expect(Screens().isInFront)
  }

  @Test("R122: in Swift 5 mode it may also make and use the parts of a screen and of an app")
  func parts() {
    #expect(Screens().makeParts() == ["Save", "a", "0", "true", "UIWindowSceneSessionRoleApplication"])
  }

  @Test("R122: in Swift 5 mode a delegate's method may be called by a function without an actor")
  func delegate() {
    let delegate = StackDelegate()
    Screens().show(Screens().makeScreen(named: "B"), to: delegate)
    #expect(delegate.shown == ["B"])
  }

  @Test("A callback on another thread that adds behaviors ends the app, with its line and what to write")
  func otherThread() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let screen = UIViewController()
      screen.loadViewIfNeeded()
      Loader().load { screen.addBehaviors([KeepAwakeBehavior()], file: "Screens/Player.swift", line: 7) }
      while true { await Task.yield() }
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("Screens/Player.swift:7: Precondition failed: addBehaviors "))
    #expect(output.contains("DispatchQueue.main.async"))
  }

  @Test("So does each other call on another thread, with what was called", arguments: Door.allCases)
  func otherDoors(door: Door) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor [door] in
      let device = HeadlessDevice()
      let screen = UIViewController()
      screen.loadViewIfNeeded()
      let parts = Parts(screen: screen, attachment: screen.addBehaviors([FocusBehavior { _ in }]))
      device.launch(showing: screen)
      Loader().load { door.call(parts) }
      while true { await Task.yield() }
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("Precondition failed: \(door.name) ") && output.contains("DispatchQueue.main.async"))
  }
}

/// What a client has of each module when a callback comes on another thread.
@MainActor
private struct Parts {
  let screen: UIViewController
  let attachment: BehaviorAttachment
  let recorder = TimelineRecorder()
  let reporter = AttentionReporter.shared
  let overlay = OverlayController { _ in UIViewController() }
  let input = InputFocus<Int>()
}

/// A call by which an app reaches a module.
enum Door: String, CaseIterable, Codable, Sendable {
  case remove, attached, subscribe, schedule, every, sample, focus, monitor
  case recorder, note, reporter, sink, overlay, move

  var name: String {
    switch self {
    case .remove: "remove(silently:)"
    case .attached: "attachedBehaviors"
    case .subscribe: "LifecycleIssue.subscribe"
    case .schedule: "schedule(after:)"
    case .every: "schedule(every:)"
    case .sample: "FocusSampling.sampleNow"
    case .focus: "screenFocus"
    case .monitor: "SuspendMonitor.shared"
    case .recorder: "TimelineRecorder.start"
    case .note: "note(_:of:_:)"
    case .reporter: "AttentionReporter.start"
    case .sink: "AttentionReporter.attention"
    case .overlay: "cancel()"
    case .move: "move(to:)"
    }
  }

  @MainActor
  fileprivate func call(_ parts: Parts) {
    switch self {
    case .remove: parts.attachment.remove()
    case .attached: _ = parts.screen.attachedBehaviors
    case .subscribe: _ = LifecycleIssue.subscribe { _ in }
    case .schedule: _ = LifecycleTime.current.schedule(after: 1) {}
    case .every: _ = LifecycleTime.current.schedule(every: 1) {}
    case .sample: FocusSampling.sampleNow()
    case .focus: _ = parts.screen.screenFocus
    case .monitor: _ = SuspendMonitor.shared
    case .recorder: parts.recorder.start()
    case .note: parts.recorder.note("a")
    case .reporter: parts.reporter.start()
    case .sink: _ = parts.reporter.attention
    case .overlay: parts.overlay.cancel()
    case .move: parts.input.move(to: 1)
    }
  }
}

/// Calls back on another thread, as libraries from before Swift's concurrency do.
private final class Loader {
  private struct Callback: @unchecked Sendable {
    let call: () -> Void
  }

  func load(_ completion: @escaping () -> Void) {
    let callback = Callback(call: completion)
    DispatchQueue.global().async {
      callback.call()
      // The call has not ended the app.
      exit(0)
    }
  }
}

/// Belongs to no actor.
private final class Screens {
  func makeScreen(named name: String) -> UIViewController {
    let screen = UIViewController()
    screen.title = name
    screen.view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    return screen
  }

  func makeParts() -> [String] {
    let (button, label, table) = (UIButton(type: .system), UILabel(), UITableView(frame: .zero, style: .plain))
    button.addAction(UIAction(title: "Save") { _ in }, for: .touchUpInside)
    button.setTitle("Save", for: .normal)
    label.text = "a"
    label.font = .preferredFont(forTextStyle: .body)
    let effect = UIVisualEffectView(effect: UIVisualEffect())
    let stack = UIStackView(arrangedSubviews: [label, UIImageView(image: nil), UISwitch()])
    let constraint = stack.topAnchor.constraint(equalTo: effect.contentView.topAnchor)
    effect.contentView.addSubview(stack)
    constraint.isActive = true
    let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    return [
      button.currentTitle ?? "", label.text ?? "", "\(table.numberOfSections)", "\(constraint.isActive)",
      configuration.role.rawValue,
    ]
  }

  func topScreen(of window: UIWindow) -> UIViewController? {
    (window.rootViewController as? UINavigationController)?.topViewController
  }

  var isInFront: Bool { UIApplication.shared.applicationState == .active && !UIAccessibility.isReduceMotionEnabled }

  func show(_ screen: UIViewController, to delegate: UINavigationControllerDelegate) {
    delegate.navigationController(UINavigationController(), didShow: screen, animated: false)
  }
}

private final class StackDelegate: NSObject, UINavigationControllerDelegate {
  var shown: [String] = []

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    shown.append(viewController.title ?? "")
  }
}
