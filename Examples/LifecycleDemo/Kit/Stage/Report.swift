import FocusBehavior
import Foundation

/// Stamps what happens with the journey's time and hands it on.
@MainActor
final class Report {
  private let now: () -> TimeInterval
  private let receive: (JourneyEvent) -> Void
  let announcements: Announcements
  /// How many events there have been.
  private(set) var count = 0
  /// What observers of one notification report while it is posted.
  private var simultaneous: (time: TimeInterval, events: [JourneyEvent])?

  init(
    now: @escaping () -> TimeInterval, announcements: Announcements, receive: @escaping (JourneyEvent) -> Void
  ) {
    self.now = now
    self.announcements = announcements
    self.receive = receive
  }

  func callAsFunction(_ kind: JourneyEvent.Kind, _ subject: String, _ event: String, _ fields: [JourneyField] = []) {
    let event = JourneyEvent(
      time: simultaneous?.time ?? now(), kind: kind, subject: subject, event: event, fields: fields)
    count += 1
    if simultaneous == nil { receive(event) } else { simultaneous?.events.append(event) }
  }

  /// Observers of one notification are told in no particular order; here suspension comes last, so that a journey reads
  /// the same each time it is played.
  func simultaneously(_ body: () -> Void) {
    guard simultaneous == nil else { return body() }
    simultaneous = (now(), [])
    body()
    let events = simultaneous?.events ?? []
    simultaneous = nil
    events.filter { $0.kind != .suspend }.forEach(receive)
    events.filter { $0.kind == .suspend }.forEach(receive)
  }

  func focus(_ name: String, _ change: FocusChange, as kind: JourneyEvent.Kind = .focus) {
    var fields: [JourneyField] = [
      .init("reason", change.reason.name), .init("previous", change.previousDuration),
    ]
    if change.previousSuspended > 0 { fields.append(.init("suspended", change.previousSuspended)) }
    if let cover = change.reason.cover, cover.kind != .keyWindowLoss, let screen = cover.viewController {
      fields.append(.init("by", screen.journeyName))
    }
    let event = change.isReasonChange ? "reasonChanged" : change.hasFocus ? "gained" : "lost"
    if let latency = announcements.latency(of: change.reason, inGroup: kind == .group) {
      fields += [.init("latency", latency.seconds), .init("sameTurn", latency.isSameTurn)]
    }
    self(kind, name, event, fields)
  }
}
