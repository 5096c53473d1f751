import Foundation

extension TimelineDifference {
  /// An event that is in one of the recordings only, or is not the same in both.
  ///
  /// ```swift
  /// for change in difference.changes { print(change.subject, change.moment, change.time) }
  /// ```
  public struct Change: Hashable, Sendable {
    /// The event in the first recording; nil if only the second one has it.
    public let first: TimelineEvent?
    /// The event in the second recording; nil if it is missing there.
    public let second: TimelineEvent?

    init(first: TimelineEvent) {
      self.first = first
      second = nil
    }

    init(second: TimelineEvent) {
      first = nil
      self.second = second
    }

    /// The same moment of the same screen, at another time, with other circumstances, or at another place in the order.
    init(_ first: TimelineEvent, to second: TimelineEvent) {
      self.first = first
      self.second = second
    }

    private var event: TimelineEvent {
      guard let event = first ?? second else { preconditionFailure("a change of no event") }
      return event
    }

    /// The name of the screen, the overlay or the scene: ``TimelineEvent/subject``.
    public var subject: String { event.subject }

    /// What happened, such as `"afterAppearing"` or `"focus lost"`.
    public var moment: String {
      switch event.kind {
      case .focus, .input: "\(event.kind) \(event.name)"
      case .group: "focus in its group \(event.name)"
      case .view, .behavior, .app, .scene, .suspend, .overlay, .console, .step: event.name
      }
    }

    /// When it happened in the first recording, or in the second one if only that has it, in seconds.
    public var time: TimeInterval { event.time }
  }
}

extension TimelineDifference.Change: CustomStringConvertible {
  /// A sentence, such as `"Player: focus lost at 2.500 s is missing."`
  public var description: String {
    "\(subject): \(moment) at \(time.inSeconds) \(what)."
  }

  private var what: String {
    guard let first else { return "is new" }
    guard let second else { return "is missing" }
    let details = Self.changes(from: first, to: second)
    if !details.isEmpty { return "has " + details.joined(separator: " and ") }
    let delay = second.time - first.time
    return switch abs(delay) {
    case ..<0.0005: "is in another order"
    default: "is \(abs(delay).inSeconds) \(delay > 0 ? "later" : "earlier")"
    }
  }

  /// The details that read differently.
  private static func changes(from first: TimelineEvent, to second: TimelineEvent) -> [String] {
    let names = first.details.map(\.name) + second.details.map(\.name)
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }.compactMap { name in
      let (before, after) = (first.words(of: name), second.words(of: name))
      return before == after ? nil : "\(after) instead of \(before)"
    }
  }
}

extension TimelineEvent {
  fileprivate func words(of name: String) -> String {
    guard let detail = details.first(where: { $0.name == name }), detail.value != .flag(false) else {
      return "no \(name)"
    }
    return detail.value == .flag(true) ? name : detail.words ?? name
  }
}
