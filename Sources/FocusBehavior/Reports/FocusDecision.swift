import Foundation
import LifecycleBehaviors
import UIKit

/// A decision about one screen at one moment, with the facts it was made from: why has the screen lost focus?
///
/// In the debugger, type `po FocusDecision.recent`. In an app or a test, print the ``log``:
///
/// ```swift
/// if screen.screenFocus?.hasFocus == false { print(FocusDecision.log) }
/// ```
/// A decision is made when the facts about a screen differ from those of the look before.
///
/// Its description is one line:
/// `2.000 s PlayerViewController "Player" lost covered | appeared, window visible and key, cover sheet
/// QueueViewController, scene active, app active | interruptions attention`.
///
/// ## Topics
///
/// ### Recent decisions
///
/// - ``recent``
/// - ``forgetRecent()``
/// - ``log``
///
/// ### One decision
///
/// - ``screen``
/// - ``timestamp``
/// - ``interruptions``
/// - ``inputs``
/// - ``outcome``
public struct FocusDecision: Hashable, Sendable, CustomStringConvertible {
  /// When: seconds of uptime, the time base of `CACurrentMediaTime()`.
  public let timestamp: TimeInterval

  /// What takes the focus, as the ``FocusOptions`` of the behavior say.
  public let interruptions: Set<FocusInterruption>

  /// The class of the screen, and its title in quotation marks if it has one.
  public let screen: String

  /// The change that was reported: `"gained appeared"`, `"lost covered"`, `"still lost appBackground"`. Without a change, the
  /// verdict: `"(focused)"`, `"(unfocused notAppeared)"`, `"(undecided)"`. For reading; the wording may change.
  public let outcome: String

  /// Every fact: appearance, window, cover, transition, the states of scene and app, and whether another screen of its
  /// group was used more recently. For reading; the wording may change.
  public let inputs: String

  public var description: String { "\(String(format: "%.3f", timestamp)) s \(withoutTime)" }

  /// The description without the time.
  package var withoutTime: String {
    "\(screen) \(outcome) | \(inputs) | interruptions \(interruptions.names)"
  }

  @MainActor
  init(
    _ screen: UIViewController, _ facts: FocusFacts, _ interruptions: Set<FocusInterruption>, _ verdict: FocusVerdict,
    _ change: FocusChange?
  ) {
    timestamp = change?.timestamp ?? LifecycleTime.current.read().uptime
    self.screen = screen.nameAndTitle
    outcome = change?.outcome ?? verdict.outcome
    inputs = facts.inputs
    self.interruptions = interruptions
  }

  /// The behavior is being removed, whatever the facts are.
  @MainActor
  init(detaching screen: UIViewController, _ interruptions: Set<FocusInterruption>, _ change: FocusChange) {
    timestamp = change.timestamp
    self.screen = screen.nameAndTitle
    outcome = change.outcome
    inputs = "the behavior is being removed"
    self.interruptions = interruptions
  }
}

// MARK: The trace

extension FocusDecision {
  /// The last decisions about all watched screens, oldest first. No more than 100 are kept.
  @MainActor public static var recent: [FocusDecision] { decisions.recent }

  /// The ``recent`` decisions, one line each.
  @MainActor public static var log: String {
    recent.isEmpty ? "No decision has been made." : recent.map(\.description).joined(separator: "\n")
  }

  /// Removes the ``recent`` decisions, as at the start of a test.
  ///
  /// ```swift
  /// FocusDecision.forgetRecent()
  /// ```
  @MainActor
  public static func forgetRecent() {
    decisions.recent = []
  }

  /// Receive each decision as it is made; for other modules of the framework.
  @MainActor package static let listeners = Listeners<FocusDecision>()

  @MainActor
  static func record(_ decision: FocusDecision) {
    listeners.report(decision)
    if decisions.recent.count == 100 { decisions.recent.removeFirst() }
    decisions.recent.append(decision)
  }

  /// The decisions of the running app.
  @MainActor private static var decisions: Decisions { AppObjects.current.object(orMake: Decisions()) }

  @MainActor
  private final class Decisions {
    var recent: [FocusDecision] = []
  }
}

// MARK: Texts

extension UIViewController {
  fileprivate var nameAndTitle: String { "\(type(of: self))" + (title.map { " \"\($0)\"" } ?? "") }
}

extension FocusChange {
  fileprivate var outcome: String { "\(isReasonChange ? "still lost" : hasFocus ? "gained" : "lost") \(reason.name)" }
}

extension FocusVerdict {
  /// The text for a decision that changed nothing.
  fileprivate var outcome: String {
    switch self {
    case .focused: "(focused)"
    case .unfocused(let reason): "(unfocused \(reason.name))"
    case .undecided: "(undecided)"
    case .interrupted(let reason): "(undecided, \(reason.name))"
    }
  }
}

extension FocusFacts {
  @MainActor fileprivate var inputs: String {
    var parts = ["\(appearance)", "window \(window)" + (isWindowKey ? " and key" : "")]
    if let window = keyWindow?.window {
      parts.append("key is the window" + (window.rootViewController.map { " of " + $0.nameAndTitle } ?? ""))
    }
    if let cover { parts.append("cover \(cover.kind) \(cover.viewController?.nameAndTitle ?? "released")") }
    if isCoverInTransition { parts.append("cover in transition") }
    if isInTransition { parts.append("in transition") }
    parts += ["scene \(scene)", "app \(app)"]
    if isOutranked { parts.append("another of its group used more recently") }
    return parts.joined(separator: ", ")
  }
}
