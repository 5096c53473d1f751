import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import UIKit

@testable import FocusBehavior

/// An app in which one screen, the adder, adds behaviors to another one, the target, inside one of its own callbacks.
///
/// After each step it compares the moments that the behaviors have received with the appearance of the target.
@MainActor
final class LateApp {
  let device = HeadlessDevice(idiom: .pad).drivingLifecycleTime()
  let isAnimated: Bool
  let adder: LateScreen
  let target: LateScreen
  private(set) var failures: [String] = []
  private(set) var hasAdded = false
  private let log = LifecycleTranscript()
  private var last: String?
  private var hasFocus = false

  /// - Parameters:
  ///   - callback: inside which the adder adds.
  ///   - isOwn: whether the target is the adder too.
  ///   - isAnimated: whether the steps are.
  init(_ callback: LateScreen.Callback, isOwn: Bool, isAnimated: Bool) {
    self.isAnimated = isAnimated
    target = LateScreen()
    adder = isOwn ? target : LateScreen()
    target.loadViewIfNeeded()
    adder.inside = { [unowned self] in
      if $0 == callback, !hasAdded { add() }
    }
  }

  /// Adds the first behaviors of the target.
  private func add() {
    hasAdded = true
    log.record("added")
    target.addBehaviors([
      MomentBehavior { [unowned self] in receive($0) },
      FocusBehavior(FocusOptions(sampling: .eventDriven)) { [unowned self] change in
        guard !change.isReasonChange else { return }
        log.record("focus \(change.hasFocus)")
        if change.hasFocus == hasFocus { fail("focus \(change.hasFocus) twice") }
        hasFocus = change.hasFocus
      },
    ])
  }

  /// Makes one step of the app, and waits until every transition has ended.
  func step(_ name: String, _ act: () -> Void) {
    log.record("> \(name)")
    act()
    device.advance(by: 2)
    guard hasAdded else { return }
    let expected = target.isAppeared ? "afterAppearing" : nil
    if let expected, last != expected { fail("\(last ?? "no moment") where the screen has appeared") }
    if expected == nil, last != "afterDisappearing", last != "afterLoading" {
      fail("\(last ?? "no moment") where the screen has not appeared")
    }
    if hasFocus != (target.isAppeared && !isCovered) { fail("focus \(hasFocus)") }
  }

  private var isCovered: Bool {
    sequence(first: target as UIViewController) { $0.parent }.contains { $0.presentedViewController != nil }
  }

  private func receive(_ moment: String) {
    log.record(moment)
    if !Self.successors(of: last).contains(moment) { fail("\(moment) after \(last ?? "no moment")") }
    last = moment
  }

  private func fail(_ message: String) {
    failures.append(message + " in " + log.lines.joined(separator: ", "))
  }

  /// The moments that may follow, with and without a cancelled transition.
  private static func successors(of moment: String?) -> [String] {
    switch moment {
    case nil: ["afterAttaching"]
    case "afterAttaching": ["afterLoading"]
    case "afterLoading", "afterDisappearing": ["beforeAppearing"]
    case "beforeAppearing": ["duringAppearing", "beforeDisappearing"]
    case "duringAppearing": ["afterAppearing", "beforeDisappearing"]
    case "afterAppearing": ["beforeDisappearing"]
    case "beforeDisappearing": ["afterDisappearing", "beforeAppearing"]
    default: []
    }
  }
}

/// A screen that knows from its own overrides whether it has appeared.
final class LateScreen: UIViewController {
  enum Callback: String, CaseIterable, Sendable {
    case willAppear, isAppearing, didAppear, willDisappear, didDisappear
  }

  private(set) var isAppeared = false
  var inside: (Callback) -> Void = { _ in }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    inside(.willAppear)
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    inside(.isAppearing)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    isAppeared = true
    inside(.didAppear)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    isAppeared = false
    inside(.willDisappear)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    isAppeared = false
    inside(.didDisappear)
  }
}

/// Passes on the names of the moments of appearing and disappearing.
private struct MomentBehavior: ViewControllerLifecycleBehavior {
  let receive: @MainActor (String) -> Void

  func afterAttaching(_ viewController: UIViewController, context: Context) { receive("afterAttaching") }
  func afterLoading(_ viewController: UIViewController, context: Context) { receive("afterLoading") }
  func beforeAppearing(_ viewController: UIViewController, context: Context) { receive("beforeAppearing") }
  func duringAppearing(_ viewController: UIViewController, context: Context) { receive("duringAppearing") }
  func afterAppearing(_ viewController: UIViewController, context: Context) { receive("afterAppearing") }
  func beforeDisappearing(_ viewController: UIViewController, context: Context) { receive("beforeDisappearing") }
  func afterDisappearing(_ viewController: UIViewController, context: Context) { receive("afterDisappearing") }
}
