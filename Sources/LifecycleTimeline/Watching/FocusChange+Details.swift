import FocusBehavior

extension FocusChange {
  /// The change, as one word of a recording.
  package var name: String { isReasonChange ? "reasonChanged" : hasFocus ? "gained" : "lost" }

  /// - Parameter cover: the name of the cover that took focus.
  /// - Returns: the details of a recording.
  package func details(cover: String?) -> [TimelineEvent.Detail] {
    var details: [TimelineEvent.Detail] = [
      .init("reason", .text(reason.name)), .init("previous", .number(previousDuration)),
    ]
    if previousSuspended > 0 { details.append(.init("suspended", .number(previousSuspended))) }
    if let cover { details.append(.init("by", .text(cover))) }
    return details
  }
}
