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
  let device = HeadlessDevice(idiom: .pad)
  let isAnimated: Bool
  let adder: LoggedViewController
  let target: LoggedViewController
  private(set) var failures: [String] = []
  private(set) var hasAdded = false
  private let log = LifecycleTranscript()
  private let calls = LifecycleTranscript()
  private var last: String?
  private var hasFocus = false

  /// - Parameters:
  ///   - callback: inside which the adder adds, in the shorthand of `LoggedViewController`.
  ///   - isOwn: whether the target is the adder too.
  ///   - isAnimated: whether the steps are.
  init(_ callback: String, isOwn: Bool, isAnimated: Bool) {
    self.isAnimated = isAnimated
    target = LoggedViewController("target", in: calls)
    adder = isOwn ? target : LoggedViewController("adder", in: calls)
    target.loadViewIfNeeded()
    adder.inside[callback] = { [unowned self] _ in
      if !hasAdded { add() }
    }
  }

  /// Adds the first behaviors of the target.
  private func add() {
    hasAdded = true
    log.record("added")
    target.addBehaviors([
      MomentBehavior { [unowned self] in receive($0) },
      FocusBehavior(.attention) { [unowned self] change in
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
    let expected = isAppeared ? "afterAppearing" : nil
    if let expected, last != expected { fail("\(last ?? "no moment") where the screen has appeared") }
    if expected == nil, last != "afterDisappearing", last != "afterLoading" {
      fail("\(last ?? "no moment") where the screen has not appeared")
    }
    if hasFocus != (isAppeared && !isCovered) { fail("focus \(hasFocus)") }
  }

  /// Known from the target's own overrides.
  private var isAppeared: Bool {
    let last = calls.lines.last { ["target.dA", "target.wD", "target.dD"].contains($0.prefix(9)) }
    return last?.hasPrefix("target.dA") == true
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

/// Passes on the names of the moments of appearing and disappearing.
private struct MomentBehavior: ViewControllerLifecycleBehavior {
  let passOn: @MainActor (String) -> Void

  func receive(_ moment: LifecycleMoment, on viewController: UIViewController, context: Context) {
    if ActingBehavior.moments.contains(moment) { passOn(moment.name) }
  }
}
