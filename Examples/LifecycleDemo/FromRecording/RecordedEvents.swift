import Foundation
import LifecycleBehaviors
import LifecycleTimeline

/// The events of a recording, and the questions that a journey asks of them.
struct RecordedEvents {
  let all: [TimelineEvent]

  /// The events of one time, as what one command causes at once, in their order.
  var turns: [Range<Int>] {
    var turns: [Range<Int>] = []
    var start = 0
    for index in all.indices.dropFirst() where all[index].time != all[start].time {
      turns.append(start..<index)
      start = index
    }
    return all.isEmpty ? [] : turns + [start..<all.count]
  }

  /// - Returns: the first moment of a screen that fits.
  func moment(
    of screen: String, in range: Range<Int>, where fits: (TimelineEvent.Moment) -> Bool
  ) -> TimelineEvent.Moment? {
    for event in all[range] where event.subject == screen {
      if case .moment(let moment) = event.occurrence, fits(moment) { return moment }
    }
    return nil
  }

  /// How a screen begins to appear; nil if it does not.
  func appearing(_ screen: String, in range: Range<Int>) -> TimelineEvent.Moment? {
    moment(of: screen, in: range) { $0.moment == .beforeAppearing && !$0.undoesCancelledTransition }
  }

  /// The window and the scene in which a screen appears.
  func window(of screen: String, in range: Range<Int>) -> (window: String, scene: String?)? {
    guard let moment = moment(of: screen, in: range, where: { $0.text("window") != nil }) else { return nil }
    return moment.text("window").map { ($0, moment.text("scene")) }
  }

  /// Whether the disappearance at an index is undone, as its gesture is cancelled.
  func isCancelled(at index: Int) -> Bool {
    let next = all[(index + 1)...].first { event in
      guard event.subject == all[index].subject, case .moment(let moment) = event.occurrence else { return false }
      return moment.moment == .afterDisappearing || moment.moment == .beforeAppearing
    }
    guard case .moment(let moment)? = next?.occurrence else { return false }
    return moment.undoesCancelledTransition && moment.moment == .beforeAppearing
  }

  /// How the stay of a screen ends that is there at an index; nil if it does not.
  func closing(of screen: String, after index: Int) -> (closing: ScreenClosing, time: TimeInterval)? {
    for event in all[index...] where event.subject == screen {
      if case .closed(let closing) = event.occurrence { return (closing, event.time) }
    }
    return nil
  }

  func contains(_ range: Range<Int>, where fits: (TimelineEvent.Occurrence) -> Bool) -> Bool {
    all[range].contains { fits($0.occurrence) }
  }
}

extension TimelineEvent.Moment {
  /// A circumstance that is text.
  func text(_ name: String) -> String? {
    for detail in circumstances where detail.name == name {
      if case .text(let text) = detail.value { return text }
    }
    return nil
  }

  /// A circumstance that is a number.
  func number(_ name: String) -> Int? {
    for detail in circumstances where detail.name == name {
      if case .number(let number) = detail.value { return Int(number) }
    }
    return nil
  }

  /// A circumstance that is so.
  func has(_ name: String) -> Bool {
    circumstances.contains(.init(name, .flag(true)))
  }
}
