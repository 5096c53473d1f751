import LifecycleTimeline
import TimelineDrawing

extension TimelineRecording {
  /// - Parameters:
  ///   - names: the names of kinds: those that a recorder records, and those that the events have.
  ///   - other: another recording whose events are looked at too.
  /// - Returns: the kinds.
  /// - Throws: an error that says what to write, if a name is that of no kind.
  func kinds(named names: [String], or other: TimelineRecording = .init()) throws(ToolError) -> [TimelineEvent.Kind] {
    let kinds = (TimelineEvent.Kind.all + (events + other.events).map(\.kind)).inOrderWithoutRepetition
    var named: [TimelineEvent.Kind] = []
    for name in names {
      guard let kind = kinds.first(where: { $0.name == name }) else {
        throw .usage("\"\(name)\" is no kind of event. The kinds are \(kinds.map(\.name).joined(separator: ", ")).")
      }
      named.append(kind)
    }
    return named
  }
}
