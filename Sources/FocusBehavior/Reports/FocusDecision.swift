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

  /// The policy that counted.
  public let policy: FocusPolicy

  // The texts are made when they are read. No object of UIKit is kept.
  private let subject: ScreenName
  private let result: Outcome
  private let evidence: Evidence?

  /// The class of the screen, and its title in quotation marks if it has one.
  public var screen: String { subject.text }

  /// What was reported: `"gained appeared"`, `"lost covered"`, `"still lost appBackground"`; or what was not, and why:
  /// `"(focused)"`, `"(unfocused notAppeared)"`, `"(undecided)"`. For reading; the wording may change.
  public var outcome: String { result.text }

  /// Every fact: appearance, window, cover, transition, the states of scene and app, and whether another screen of its
  /// group was used more recently. For reading; the wording may change.
  public var inputs: String { evidence?.text ?? "the behavior is being removed" }

  public var description: String {
    "\(String(format: "%.3f", timestamp)) s \(screen) \(outcome) | \(inputs) | policy \(policy)"
  }

  /// Compares all properties.
  /// - Returns: whether they are equal.
  public static func == (left: FocusDecision, right: FocusDecision) -> Bool {
    left.timestamp == right.timestamp && left.policy == right.policy && left.screen == right.screen
      && left.outcome == right.outcome && left.inputs == right.inputs
  }

  /// Hashes all properties.
  /// - Parameter hasher: the hasher to use.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(timestamp)
    hasher.combine(policy)
    hasher.combine(screen)
    hasher.combine(outcome)
    hasher.combine(inputs)
  }
}

// MARK: The trace

extension FocusDecision {
  /// The last decisions about all watched screens, oldest first. No more than 100 are kept.
  @MainActor public static var recent: [FocusDecision] {
    ring.indices.map { ring[(oldest + $0) % ring.count] }
  }

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
    ring = []
    oldest = 0
  }

  /// Once it is full, each decision takes the place of the oldest one.
  @MainActor private static var ring: [FocusDecision] = []
  @MainActor private static var oldest = 0

  @MainActor
  static func record(_ decision: FocusDecision) {
    guard ring.count == 100 else { return ring.append(decision) }
    ring[oldest] = decision
    oldest = (oldest + 1) % ring.count
  }
}

// MARK: What is kept

extension FocusDecision {
  @MainActor
  init(
    _ screen: UIViewController, _ facts: FocusFacts, _ policy: FocusPolicy, _ verdict: FocusVerdict,
    _ change: FocusChange?, at now: ClockReading
  ) {
    timestamp = now.uptime
    subject = ScreenName(screen)
    result = change.map(Outcome.init) ?? .notReported(verdict)
    evidence = Evidence(facts)
    self.policy = policy
  }

  /// The behavior is being removed, whatever the facts are.
  @MainActor
  init(detaching screen: UIViewController, _ policy: FocusPolicy, _ change: FocusChange) {
    timestamp = change.timestamp
    subject = ScreenName(screen)
    result = Outcome(change)
    evidence = nil
    self.policy = policy
  }
}

/// The class of a screen, and its title as it was.
private struct ScreenName {
  let type: UIViewController.Type
  let title: String?

  @MainActor
  init(_ screen: UIViewController) {
    type = Swift.type(of: screen)
    title = screen.title
  }

  var text: String { "\(type)" + (title.map { " \"\($0)\"" } ?? "") }
}

private enum Outcome {
  case gained(FocusReason)
  case lost(FocusReason)
  case stillLost(FocusReason)
  case notReported(FocusVerdict)

  init(_ change: FocusChange) {
    self =
      change.isReasonChange
      ? .stillLost(change.reason) : change.hasFocus ? .gained(change.reason) : .lost(change.reason)
  }

  var text: String {
    switch self {
    case .gained(let reason): "gained \(reason.name)"
    case .lost(let reason): "lost \(reason.name)"
    case .stillLost(let reason): "still lost \(reason.name)"
    case .notReported(.focused): "(focused)"
    case .notReported(.unfocused(let reason)): "(unfocused \(reason.name))"
    case .notReported(.undecided): "(undecided)"
    case .notReported(.interrupted(let reason)): "(undecided, \(reason.name))"
    }
  }
}

/// The facts, and of the objects among them the names as they were.
private struct Evidence {
  private let facts: FocusFacts
  private let cover: ScreenName?
  private let hasKeyWindow: Bool
  private let keyWindowRoot: ScreenName?

  @MainActor
  init(_ facts: FocusFacts) {
    self.facts = facts
    cover = facts.cover?.viewController.map(ScreenName.init)
    let window = facts.keyWindow?.window
    hasKeyWindow = window != nil
    keyWindowRoot = window?.rootViewController.map(ScreenName.init)
  }

  var text: String {
    var parts = ["\(facts.appearance)", "window \(facts.window)" + (facts.isWindowKey ? " and key" : "")]
    if hasKeyWindow { parts.append("key is the window" + (keyWindowRoot.map { " of " + $0.text } ?? "")) }
    if let kind = facts.cover?.kind { parts.append("cover \(kind) \(cover?.text ?? "released")") }
    if facts.isCoverInTransition { parts.append("cover in transition") }
    if facts.isInTransition { parts.append("in transition") }
    parts += ["scene \(facts.scene)", "app \(facts.app)"]
    if facts.isOutranked { parts.append("another of its group used more recently") }
    return parts.joined(separator: ", ")
  }
}
