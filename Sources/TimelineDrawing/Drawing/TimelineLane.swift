import Foundation
import LifecycleTimeline

/// What is drawn in one lane, in seconds: nothing here knows a place in the picture.
struct TimelineLane {
  /// The look of what lasted. Its name is the class in the style sheet.
  enum Look: String, CaseIterable {
    case loaded, visible, transition, cancelled, focused, group, active, inactive, background, expected, suspended
    case overlay, overlayTransition = "overlay-transition", editing, keyboard, difference
  }

  /// Something that lasted.
  struct Span {
    var look: Look
    var start: TimeInterval
    /// Nil if it lasted when the recording ended.
    var end: TimeInterval?
    var isStartKnown = true
    /// What is written in it, or under its beginning if it is too short.
    var text: String?
    /// What is written about it in a title, after the name of the lane.
    var title: String
  }

  /// Something at one point in time that is written under it.
  struct Note {
    enum Mark {
      /// A loss of focus.
      case loss
      /// Any other event.
      case event
      /// The beginning of a span.
      case none
    }

    var mark: Mark
    var time: TimeInterval
    var text: String
    /// Whether the time is written before the text.
    var showsTime: Bool
  }

  var name: String
  var spans: [Span] = []
  var notes: [Note] = []

  var isEmpty: Bool { spans.isEmpty && notes.isEmpty }
}

/// Lanes by name, in the order in which they were first asked for.
struct LanesByName {
  private(set) var lanes: [TimelineLane] = []
  private var indices: [String: Int] = [:]

  subscript(name: String) -> TimelineLane {
    mutating get { lanes[index(of: name)] }
    _modify { yield &lanes[index(of: name)] }
  }

  private mutating func index(of name: String) -> Int {
    if let index = indices[name] { return index }
    indices[name] = lanes.count
    lanes.append(TimelineLane(name: name))
    return lanes.count - 1
  }
}
