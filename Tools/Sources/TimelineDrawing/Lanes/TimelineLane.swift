import Foundation
import LifecycleTimeline

/// A lane of a picture, in seconds: nothing here knows a place in the picture.
struct TimelineLane {
  /// The look of a state that lasted.
  enum Look: String, CaseIterable {
    /// A thin line.
    case loaded
    /// A hollow bar: the screen has appeared, and the app is in the background.
    case away
    /// A light bar.
    case visible
    /// A low hatched bar.
    case transition
    /// A dashed bar with a cross.
    case cancelled
    /// A strong bar that fits into a light one.
    case focused
    /// The app is active.
    case active
    /// The app is inactive.
    case inactive
    /// The app is in the background.
    case background
    /// A suspension is announced.
    case expected
    /// The process is suspended: a dark bar.
    case suspended
    /// An overlay is shown.
    case overlay
    /// An overlay comes or goes.
    case overlayTransition = "overlay-transition"
    /// A field is edited.
    case editing
    /// The keyboard is on screen.
    case keyboard
  }

  /// A state that lasted.
  struct Span {
    /// How it looks.
    var look: Look
    /// Seconds since the recording began.
    var start: TimeInterval
    /// Seconds since the recording began; nil if it lasted when the recording ended.
    var end: TimeInterval?
    /// Whether the recording has the event that it began with.
    var isStartKnown = true
    /// Written in it, or under its beginning if it is too short.
    var text: String?
    /// Written about it in a title, after the name of the lane.
    var title: String

    init(_ look: Look, from start: TimeInterval, to end: TimeInterval?, text: String? = nil, title: String) {
      self.look = look
      self.start = start
      self.end = end
      self.text = text
      self.title = title
    }
  }

  /// A point in time with a text under it.
  struct Note {
    /// How the point in time is marked.
    enum Mark: Equatable {
      /// A loss of focus: a strong line.
      case loss(FocusLossKind)
      /// Another reason for which a screen has no focus: no line.
      case change(FocusLossKind)
      /// Any other event: a triangle.
      case event
      /// The beginning of a span, which needs no mark.
      case none

      var isLoss: Bool {
        if case .loss = self { true } else { false }
      }
    }

    /// Seconds since the recording began.
    var time: TimeInterval
    /// Written under it.
    var text: String
    /// How it is marked.
    var mark = Mark.event
    /// Whether the time is written before the text.
    var showsTime = true
  }

  /// Written beside the lane.
  var name: String
  /// The states that lasted.
  var spans: [Span] = []
  /// The points in time.
  var notes: [Note] = []
  /// What happened in it, also what is not drawn.
  var events: [TimelineEvent] = []

  /// Divides what is visible where the app is in the background, in which nobody sees it.
  /// - Parameter background: when the app is there, in order of time.
  mutating func hide(in background: [Span]) {
    guard !background.isEmpty else { return }
    spans = spans.flatMap { $0.look == .visible ? $0.divided(by: background) : [$0] }
  }

  /// Whether there is nothing to draw.
  var isEmpty: Bool { spans.isEmpty && notes.isEmpty }

  /// - Parameter range: a part of the time.
  /// - Returns: the lane with the spans, notes and events in it.
  func shown(in range: ClosedRange<TimeInterval>) -> TimelineLane {
    var lane = self
    lane.spans.removeAll { $0.start > range.upperBound || $0.end ?? .infinity < range.lowerBound }
    lane.notes.removeAll { !range.contains($0.time) }
    lane.events.removeAll { !range.contains($0.time) }
    return lane
  }
}

extension TimelineLane.Span {
  /// - Parameter background: parts of the time, in order.
  /// - Returns: the span in pieces, of which those in the parts are hollow.
  fileprivate func divided(by background: [TimelineLane.Span]) -> [TimelineLane.Span] {
    var pieces: [TimelineLane.Span] = []
    var rest = self
    for part in background where part.start < end ?? .infinity && part.end ?? .infinity > start {
      var away = rest
      away.look = .away
      away.title = "appeared, the app in the background"
      if part.start > rest.start {
        rest.end = part.start
        pieces.append(rest)
        (away.start, away.isStartKnown) = (part.start, true)
      }
      let partEnd = part.end ?? .infinity
      guard partEnd < end ?? .infinity else { return pieces + [away] }
      away.end = partEnd
      pieces.append(away)
      rest = self
      (rest.start, rest.isStartKnown) = (partEnd, true)
    }
    return pieces + [rest]
  }
}
