import LifecycleTimeline
@testable import TimelineDrawing

extension TimelineInterval {
  /// As in `"Inbox visible 0 to 1.35"`. A tilde means that the beginning was not kept.
  var text: String {
    let name = "\(subject) \(state)"
    let times =
      "\(isStartKnown ? "" : "~")\(SVGElement.text(of: start)) to \(end.map { SVGElement.text(of: $0) } ?? "the end")"
    let details = [
      field.map { "field \($0)" }, isCancelled ? "cancelled" : nil, reason, endReason.map { "ends: \($0)" },
      cover.map { "by \($0)" },
    ]
    return ([name, times] + details.compactMap(\.self)).joined(separator: ", ").replacing("\(name), ", with: "\(name) ")
  }

  static func text(of events: [TimelineEvent], where isIncluded: (TimelineInterval) -> Bool = { _ in true }) -> [String]
  {
    events.intervals.filter(isIncluded).map(\.text)
  }
}
