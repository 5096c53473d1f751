import FocusBehavior
import Foundation
import HeadlessDevice
import LifecycleTimeline

/// Stamps what happens with the journey's time and passes it on as an event.
@MainActor
final class Report {
  private(set) lazy var announcements = Announcements(now: { [weak self] in
    self.map { ($0.now, $0.device?.turnNumber ?? 0) } ?? (0, 0)
  })
  /// How the screens sample their focus.
  let sampling: FocusSampling?
  /// How many events there have been.
  private(set) var count = 0
  // Weak: the screens in the device's windows keep the report.
  private weak var device: HeadlessDevice?
  private var start: TimeInterval
  private let receive: (TimelineEvent) -> Void
  /// What observers of one notification report while it is posted.
  private var simultaneous: (time: TimeInterval, events: [TimelineEvent])?

  /// - Parameters:
  ///   - device: the device the journey is played on. Its application's notifications and console are reported.
  ///   - sampling: how the screens sample their focus.
  ///   - receive: called with each event.
  init(on device: HeadlessDevice, sampling: FocusSampling?, receive: @escaping (TimelineEvent) -> Void) {
    self.device = device
    self.sampling = sampling
    start = device.continuousNow
    self.receive = receive
    // From here on it notes what UIKit announces.
    _ = announcements
    reportConsole(of: device)
    reportNotifications(of: device)
  }

  /// Seconds since the journey began.
  var now: TimeInterval { device.map { $0.continuousNow - start } ?? 0 }

  /// Begins the journey now, if nothing has happened yet.
  func begin() {
    if let device, count == 0 { start = device.continuousNow }
  }

  /// Reports an event.
  /// - Parameters:
  ///   - kind: its kind.
  ///   - name: what happened.
  ///   - subject: what it happened to.
  ///   - details: its circumstances.
  func callAsFunction(
    _ kind: TimelineEvent.Kind, _ name: String, of subject: String, _ details: [TimelineEvent.Detail] = []
  ) {
    let event = TimelineEvent(
      time: simultaneous?.time ?? now, kind: kind, subject: subject, name: name, details: details)
    count += 1
    if simultaneous == nil { receive(event) } else { simultaneous?.events.append(event) }
  }

  /// Reports a change of focus under `.attention`, with its latency.
  /// - Parameters:
  ///   - change: the change.
  ///   - subject: the screen.
  ///   - kind: `group` if the focus is the one within a focus group.
  func focus(_ change: FocusChange, of subject: String, kind: TimelineEvent.Kind = .focus) {
    var details = change.details(cover: change.coverName)
    if let latency = announcements.latency(of: change.reason, isInGroup: kind == .group) {
      details += [.init("latency", .number(latency.seconds)), .init("sameTurn", .flag(latency.isSameTurn))]
    }
    self(kind, change.name, of: subject, details)
  }

  /// Reports a change of the focus of a player under its own options.
  func playerFocus(_ change: FocusChange, of subject: String) {
    let details = change.details(cover: change.coverName) + [.init("under", .text(".media"))]
    self(.focus, change.name, of: subject, details)
  }

  private func reportConsole(of device: HeadlessDevice) {
    device.keepsConsoleMessages = false
    device.didLogToConsole = { [weak self] message in
      // Addresses differ from run to run.
      let plain = message.replacingOccurrences(of: ": 0x[0-9a-f]+", with: "", options: .regularExpression)
      self?(.console, "logs", of: "UIKit", [.init("message", .text(plain))])
    }
  }

  private func reportNotifications(of device: HeadlessDevice) {
    device.aroundApplicationNotifications = { [weak self] name, post in
      guard let self else { return post() }
      simultaneously {
        announcements.note(.app)
        self(.app, name.event, of: "app")
        post()
      }
    }
  }

  /// Observers of one notification are called in no particular order. Here suspension comes last, so that a journey
  /// reads the same each time it is played.
  private func simultaneously(_ body: () -> Void) {
    guard simultaneous == nil else { return body() }
    simultaneous = (now, [])
    body()
    let events = simultaneous?.events ?? []
    simultaneous = nil
    events.filter { $0.kind != .suspend }.forEach(receive)
    events.filter { $0.kind == .suspend }.forEach(receive)
  }
}

extension Notification.Name {
  /// `didBecomeActive` for `UIApplicationDidBecomeActiveNotification`.
  fileprivate var event: String {
    let core = rawValue.dropFirst("UIApplication".count).dropLast("Notification".count)
    return core.prefix(1).lowercased() + core.dropFirst()
  }
}
