import FocusBehavior
import Foundation
import HeadlessDevice

/// Stamps what happens with the journey's time and passes it on as an event.
@MainActor
final class Report {
  private(set) lazy var announcements = Announcements(now: { [weak self] in
    self.map { ($0.now, $0.device?.turnNumber ?? 0) } ?? (0, 0)
  })
  /// How many events there have been.
  private(set) var count = 0
  // Weak: the screens in the device's windows keep the report.
  private weak var device: HeadlessDevice?
  private var start: TimeInterval
  private let receive: (JourneyEvent) -> Void
  private var scenes: SceneWatch?
  /// What observers of one notification report while it is posted.
  private var simultaneous: (time: TimeInterval, events: [JourneyEvent])?

  /// - Parameters:
  ///   - device: the device the journey is played on. Its application's notifications and console are reported.
  ///   - receive: called with each event.
  init(on device: HeadlessDevice, receive: @escaping (JourneyEvent) -> Void) {
    self.device = device
    start = device.continuousNow
    self.receive = receive
    // From here on it notes what UIKit announces.
    _ = announcements
    reportConsole(of: device)
    reportNotifications(of: device)
    scenes = SceneWatch { [weak self] event, name in self?(.scene(event), of: name) }
  }

  /// Seconds since the journey began.
  var now: TimeInterval { device.map { $0.continuousNow - start } ?? 0 }

  /// Begins the journey now, if nothing has happened yet.
  func begin() {
    if let device, count == 0 { start = device.continuousNow }
  }

  func callAsFunction(_ occurrence: JourneyEvent.Occurrence, of subject: String) {
    let event = JourneyEvent(time: simultaneous?.time ?? now, subject: subject, occurrence: occurrence)
    count += 1
    if simultaneous == nil { receive(event) } else { simultaneous?.events.append(event) }
  }

  /// Measures how late a change of focus is, before it is reported.
  /// - Parameters:
  ///   - change: the change.
  ///   - coverName: the name of the screen or alert that took the focus.
  ///   - isInGroup: whether the focus is the one within a focus group.
  /// - Returns: the change with its latency.
  func measured(_ change: FocusChange, coverName: String?, isInGroup: Bool = false) -> JourneyEvent.Focus {
    JourneyEvent.Focus(
      change: change, coverName: coverName,
      latency: announcements.latency(of: change.reason, isInGroup: isInGroup))
  }

  private func reportConsole(of device: HeadlessDevice) {
    device.keepsConsoleMessages = false
    device.didLogToConsole = { [weak self] message in
      // Addresses differ from run to run.
      let plain = message.replacingOccurrences(of: ": 0x[0-9a-f]+", with: "", options: .regularExpression)
      self?(.console(plain), of: "UIKit")
    }
  }

  private func reportNotifications(of device: HeadlessDevice) {
    device.aroundApplicationNotifications = { [weak self] name, post in
      guard let self else { return post() }
      simultaneously {
        announcements.note(.app)
        self(.app(.posted(name)), of: "app")
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
    events.filter { !$0.occurrence.isSuspend }.forEach(receive)
    events.filter(\.occurrence.isSuspend).forEach(receive)
  }
}
