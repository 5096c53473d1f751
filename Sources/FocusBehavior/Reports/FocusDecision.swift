import Foundation
import LifecycleBehaviors
import UIKit

/// What was decided about one screen at one moment, and the facts it was decided from: why has the screen lost focus?
///
/// In the debugger, type `po FocusDecision.recent`. In an app or a test, print the ``log``:
///
/// ```swift
/// if screen.focus?.hasFocus == false { print(FocusDecision.log) }
/// ```
/// A decision is made when the facts about a screen differ from those of the look before.
///
/// Its description is one line:
/// `2.000 s PlayerViewController "Player" lost covered | appeared, window visible and key, cover sheet
/// QueueViewController, scene active, app active | policy attention`.
public struct FocusDecision: Hashable, Sendable, CustomStringConvertible {
  /// When: seconds of uptime, the time base of `CACurrentMediaTime()`.
  public let timestamp: TimeInterval

  /// The class of the screen, and its title in quotation marks if it has one.
  public let screen: String

  /// What was reported: `"gained appeared"`, `"lost covered"`, `"still lost appBackground"`; or what was not, and why:
  /// `"(focused)"`, `"(unfocused notAppeared)"`, `"(undecided)"`. For reading; the wording may change.
  public let outcome: String

  /// Every fact: appearance, window, cover, transition, the states of scene and app, and whether another screen of its
  /// group was used more recently. For reading; the wording may change.
  public let inputs: String

  /// The policy that counted.
  public let policy: FocusPolicy

  public var description: String {
    "\(String(format: "%.3f", timestamp)) s \(screen) \(outcome) | \(inputs) | policy \(policy)"
  }
}

// MARK: The trace

extension FocusDecision {
  /// The last decisions about all watched screens, oldest first. No more than 100 are kept.
  @MainActor public private(set) static var recent: [FocusDecision] = []

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
    recent = []
  }

  @MainActor
  static func record(_ decision: FocusDecision) {
    if recent.count == 100 { recent.removeFirst() }
    recent.append(decision)
  }
}

// MARK: The texts

extension FocusDecision {
  @MainActor
  init(
    _ screen: UIViewController, _ facts: FocusFacts, _ policy: FocusPolicy, _ verdict: FocusVerdict,
    _ change: FocusChange?, at now: ClockReading
  ) {
    timestamp = now.uptime
    self.screen = Self.name(of: screen)
    outcome = change.map(Self.outcome) ?? Self.outcome(verdict)
    inputs = Self.inputs(facts)
    self.policy = policy
  }

  /// The behavior is being removed, whatever the facts are.
  @MainActor
  init(detaching screen: UIViewController, _ policy: FocusPolicy, _ change: FocusChange) {
    timestamp = change.timestamp
    self.screen = Self.name(of: screen)
    outcome = Self.outcome(change)
    inputs = "the behavior is being removed"
    self.policy = policy
  }

  @MainActor
  static func name(of screen: UIViewController) -> String {
    "\(type(of: screen))" + (screen.title.map { " \"\($0)\"" } ?? "")
  }

  static func outcome(_ change: FocusChange) -> String {
    (change.isReasonChange ? "still lost " : change.hasFocus ? "gained " : "lost ") + change.reason.name
  }

  private static func outcome(_ verdict: FocusVerdict) -> String {
    switch verdict {
    case .focused: "(focused)"
    case .unfocused(let reason): "(unfocused \(reason.name))"
    case .undecided: "(undecided)"
    case .interrupted(let reason): "(undecided, \(reason.name))"
    }
  }

  @MainActor
  private static func inputs(_ facts: FocusFacts) -> String {
    var parts = ["\(facts.appearance)", "window \(facts.window)" + (facts.isWindowKey ? " and key" : "")]
    if let window = facts.keyWindow?.window {
      parts.append("key is the window" + (window.rootViewController.map { " of " + name(of: $0) } ?? ""))
    }
    if let cover = facts.cover { parts.append("cover \(cover.kind) \(cover.viewController.map(name) ?? "released")") }
    if facts.isCoverInTransition { parts.append("cover in transition") }
    if facts.isInTransition { parts.append("in transition") }
    parts += ["scene \(facts.scene)", "app \(facts.app)"]
    if facts.isOutranked { parts.append("another of its group used more recently") }
    return parts.joined(separator: ", ")
  }
}
