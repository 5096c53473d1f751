import Foundation
import LifecycleTimeline

/// An event of a journey: when it happened, to which subject, and what it was.
struct JourneyEvent {
  typealias Detail = TimelineEvent.Detail

  /// The kinds of events. A recorder has no `view`, `group`, `console` and `step`.
  enum Kind: String {
    case view, behavior, focus, group, app, suspend, overlay, input, console, step
  }

  /// The options under which a change of focus is reported.
  enum Preset: String {
    case attention, media
  }

  /// Seconds since the journey began.
  let time: TimeInterval
  let kind: Kind
  /// The screen it happened to, or `app`, `overlay`, `UIKit` or `journey`.
  let subject: String
  /// What happened, such as `afterAppearing` or `lost`; for a step, what is done, in words.
  let name: String
  var details: [Detail] = []
  /// Nil if the event is not a change of focus.
  var preset: Preset?

  /// - Returns: the value of a detail; nil if there is none of this name.
  subscript(name: String) -> Detail.Value? {
    details.first { $0.name == name }?.value
  }

  /// - Returns: the text of a detail; nil if there is none of this name, or it is not a text.
  func text(_ name: String) -> String? {
    if case .text(let text) = self[name] { text } else { nil }
  }
}
