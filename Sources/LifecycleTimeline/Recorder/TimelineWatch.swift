import LifecycleBehaviors
import OverlayBehavior
import SuspendBehavior
import UIKit

/// The work of a recorder from one start to the next stop. It ends when it is deallocated, and leaves nothing behind.
@MainActor
final class TimelineWatch {
  let log: TimelineLog
  let screens: RecordedScreens
  /// The other things that are watched, until this is deallocated.
  private var others: [AnyObject] = []

  /// - Parameters:
  ///   - options: what is recorded.
  ///   - findsPast: whether the states and the screens that are there already are recorded.
  ///   - file: where each event is also written; nil for none.
  ///   - callSite: the app's line, for issues.
  init(_ options: TimelineOptions, findsPast: Bool, file: TimelineFile?, from callSite: CallSite) {
    let names = ObjectNames()
    let log = TimelineLog(options, file: file, from: callSite)
    self.log = log
    screens = RecordedScreens(options, log: log, names: names)
    // The app first, so that its states come before what follows from them.
    let isAppRecorded = options.content.contains(.app)
    others.append(RecordedApp(log, names: names, isRecorded: isAppRecorded, findsPast: findsPast))
    // An app extension is not told when it enters the background.
    if options.content.contains(.suspension), !UIApplication.isInAppExtension {
      others.append(Self.recordSuspension(in: log))
    }
    if options.content.contains(.overlays) { others.append(Self.recordOverlays(in: log, names: names)) }
    if options.content.contains(.input) { others.append(RecordedInput(log, names: screens.names)) }
    if options.content.contains(.screens) { screens.recordAll(findsPast: findsPast) }
  }

  /// - Returns: a handle to retain.
  private static func recordSuspension(in log: TimelineLog) -> AnyObject {
    SuspendMonitor.shared.subscribe { event in
      log.add(.suspend, event.name, of: "app", event.details)
      // The process may not run again.
      if case .willSuspend = event { log.flush() }
    }
  }

  /// - Returns: a handle to retain.
  private static func recordOverlays(in log: TimelineLog, names: ObjectNames) -> AnyObject {
    OverlayReport.listeners.add { report in
      log.add(
        .overlay, report.event.name, of: names.name(of: report.overlay, title: "overlay"), report.event.details)
    }
  }
}
