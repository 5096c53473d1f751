import Foundation
import LifecycleBehaviors
import UIKit

/// A decision about the focus of a screen, with the facts behind the decision. Use it to find out why a screen has lost focus.
///
/// In the debugger, type `po FocusDecision.recent`. In an app or a test, print the ``log``:
///
/// ```swift
/// if screen.screenFocus?.hasFocus == false { print(FocusDecision.log) }
/// ```
///
/// A decision is recorded when the facts about a screen differ from the facts of the previous decision, even in release builds.
/// The last decisions are in memory only: in an app, the framework never writes them to a file.
///
/// > Warning: ``screen``, ``description``, ``recent`` and ``log`` contain the **titles** of screens and of the controllers that
/// > cover them, such as alerts. A user may have written these titles. Check them for personal data before you store or send
/// > them: <doc:/LifecycleBehaviors/SecurityAndPrivacy>.
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
/// - ``description``
public struct FocusDecision: Sendable, CustomStringConvertible {
  /// When the decision was made, in seconds of uptime, the time base of `CACurrentMediaTime()`.
  public let timestamp: TimeInterval

  /// The class of the screen, and the screen's title in quotation marks if it has one.
  ///
  /// > Warning: A user may have written the title. Check it for personal data before you store or send it.
  public var screen: String { named(type, title) }

  /// One line with the time, the screen, the decision, each fact, and the interruptions that take focus. It contains titles.
  /// The wording may change in later versions.
  ///
  /// `2.000 s PlayerViewController "Player" lost covered | appeared, window visible and key, cover sheet
  /// QueueViewController, scene active, app active | interruptions attention`
  public var description: String { "\(String(format: "%.3f", timestamp)) s \(withoutTime)" }

  /// The description without the time.
  package var withoutTime: String {
    "\(screen) \(outcome) | \(inputs) | interruptions \(interruptions.names)"
  }

  // The text is composed when it is read. Titles are read at once: they may change, and no object is retained.
  private let type: UIViewController.Type
  private let title: String?
  /// Nil if the behavior is being removed, whatever the facts are.
  private let facts: FocusFacts?
  private let isOutranked: Bool
  private let coverTitle: String?
  private let keyWindowTitle: String?
  private let interruptions: Set<FocusInterruption>
  private let verdict: FocusVerdict
  private let change: FocusChange?

  @MainActor
  init(
    _ screen: UIViewController, _ facts: FocusFacts?, isOutranked: Bool, _ interruptions: Set<FocusInterruption>,
    _ verdict: FocusVerdict, _ change: FocusChange?
  ) {
    timestamp = change?.timestamp ?? LifecycleTime.current.read().uptime
    type = Swift.type(of: screen)
    title = screen.title
    self.facts = facts
    self.isOutranked = isOutranked
    coverTitle = facts?.cover?.viewController?.title
    keyWindowTitle = facts?.keyWindow?.viewController?.title
    self.interruptions = interruptions
    self.verdict = verdict
    self.change = change
  }

  /// The change that was reported, or the verdict in parentheses: `"lost covered"`, `"(undecided)"`.
  private var outcome: String {
    if let change { return "\(change.event) \(change.reason)" }
    switch verdict {
    case .focused: return "(focused)"
    case .unfocused(let loss): return "(unfocused \(loss.reason))"
    case .undecided: return "(undecided)"
    case .interrupted(let loss): return "(undecided, \(loss.reason))"
    }
  }

  private var inputs: String {
    guard let facts else { return "the behavior is being removed" }
    var parts = ["\(facts.appearance)", "window \(facts.window)" + (facts.isWindowKey ? " and key" : "")]
    if let window = facts.keyWindow { parts.append("key is the \(named(window, keyWindowTitle))") }
    if let cover = facts.cover { parts.append("cover \(named(cover, coverTitle))") }
    if facts.isCoverInTransition { parts.append("cover in transition") }
    if facts.isInTransition { parts.append("in transition") }
    parts += ["scene \(facts.scene)" + (facts.isFrontmost ? "" : " and not frontmost"), "app \(facts.app)"]
    if !facts.isInSight { parts.append("view hidden") }
    if isOutranked { parts.append("another of its group used more recently") }
    return parts.joined(separator: ", ")
  }

  private func named(_ subject: Any, _ title: String?) -> String {
    "\(subject)" + (title.map { " \"\($0)\"" } ?? "")
  }
}

// MARK: The trace

extension FocusDecision {
  /// The last decisions about all watched screens, oldest first: at most 100, in memory only.
  ///
  /// > Warning: The decisions contain titles of screens and covers. Check them for personal data before you store or send them.
  ///
  /// Main thread only: a read from another thread stops the app.
  @preconcurrency @MainActor public static var recent: [FocusDecision] {
    MainThread.require("FocusDecision.recent")
    return Array(FocusCenter.current.decisions.suffix(mostRecent))
  }

  /// The ``recent`` decisions, one line each, for the console or a test.
  ///
  /// > Warning: The log contains titles of screens and covers. Check them for personal data before you store or send the log.
  ///
  /// Main thread only: a read from another thread stops the app.
  @preconcurrency @MainActor public static var log: String {
    recent.isEmpty ? "No decision has been recorded." : recent.map(\.description).joined(separator: "\n")
  }

  /// Removes the ``recent`` decisions, for example at the start of a test.
  ///
  /// ```swift
  /// FocusDecision.forgetRecent()
  /// ```
  @preconcurrency @MainActor
  public static func forgetRecent() {
    MainThread.require("FocusDecision.forgetRecent")
    FocusCenter.current.decisions = []
  }

  /// Receive each decision; for other modules of the framework.
  @MainActor package static let listeners = Listeners<FocusDecision>()

  static let mostRecent = 100
}
