import LifecycleBehaviors

/// What a recorder does from one start to the next stop. It ends when it is released, and leaves nothing behind.
@MainActor
final class TimelineWatch {
  let log: TimelineLog
  let screens: RecordedScreens
  /// What else is watched, until it is released.
  private var others: [AnyObject] = []

  init(_ options: TimelineOptions, file: TimelineFile?) {
    let names = ObjectNames()
    let log = TimelineLog(options, file: file)
    self.log = log
    screens = RecordedScreens(options, log: log, names: names)
    // The app first, so that its states come before what follows from them.
    if options.content.contains(.app) { others.append(RecordedApp(log, names: names)) }
    if options.content.contains(.suspension) { others.append(log.recordSuspension(options.suspension)) }
    if options.content.contains(.overlays) { others.append(log.recordOverlays(names: names)) }
    if options.content.contains(.input) { others.append(RecordedInput(log, names: screens.names)) }
    if options.content.contains(.screens) { screens.recordAll() }
  }
}
