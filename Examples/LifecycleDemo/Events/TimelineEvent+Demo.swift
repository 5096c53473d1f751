import FocusBehavior
import LifecycleTimeline

extension TimelineEvent.Kind {
  // No recorder has these.

  /// UIKit has called one of the screen's own methods.
  static let view = Self(name: "view")
  /// As `focus`, for the focus that a screen has within its focus group.
  static let group = Self(name: "group")
  /// UIKit has written a line to the console: a refusal or a warning.
  static let console = Self(name: "console")
  /// A line of the journey is played. The name says what it does, in words.
  static let step = Self(name: "step")
}

extension TimelineEvent {
  /// Whether a screen gains or loses focus under `.attention`, and not under the options of a player.
  var isOfAttention: Bool { kind == .focus && text("under") == nil }

  /// Whether a player gains or loses focus under its own options, `.media`. Its detail `under` has their name.
  var isOfPlayer: Bool { kind == .focus && text("under") != nil }

  var isInJSONLines: Bool { kind != .step && !isOfPlayer }

  /// Whether the log has it that is not verbose. The log has the focus that decides: in a player it is the one under `.media`.
  var isInLog: Bool {
    switch kind {
    case .view, .behavior: false
    case .focus: isOfPlayer == (subject == Playback.screenName)
    default: true
    }
  }

  /// The event as a line to read. How late it was reported is for programs.
  var logLine: String {
    if kind == .step { return time.inSeconds.aligned(to: 11) + "  ▸ " + Self.escaped(name) }
    var event = self
    event.details.removeAll { ["latency", "sameTurn"].contains($0.name) }
    if isOfAttention || kind == .group { event.details.append(.init("under", .text(".attention"))) }
    return "\(event)"
  }
}

extension [TimelineEvent.Detail] {
  static func animated(_ isAnimated: Bool) -> Self { [.init("animated", .flag(isAnimated))] }

  static func field(_ name: String?) -> Self { [.init("field", name.map { .text($0) } ?? .null)] }
}
