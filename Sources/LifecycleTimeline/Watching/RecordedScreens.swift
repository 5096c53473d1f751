import FocusBehavior
import LifecycleBehaviors
import ScreenSupport
import UIKit

/// The screens that are recorded: each has behaviors that add its moments and its focus to the log. They are removed when this
/// is deallocated.
@MainActor
final class RecordedScreens {
  let names: ScreenNames
  private let log: TimelineLog
  private let focus: FocusOptions?
  private let circumstances: ScreenCircumstances?
  private lazy var screens = EveryScreen { [weak self] in self?.behaviors(for: $0) ?? [] }

  init(_ options: TimelineOptions, log: TimelineLog, names: ObjectNames) {
    self.log = log
    self.names = ScreenNames(objects: names, chosen: options.nameOfScreen)
    circumstances = options.content.contains(.circumstances) ? ScreenCircumstances(names: self.names) : nil
    focus = options.content.contains(.focus) ? options.focus.forRecording : nil
  }

  /// Records the screens that have behaviors: the screens in the app's windows now, and each later screen when it gets its
  /// first behavior.
  /// - Parameter findsPast: false leaves out the screens that exist already.
  func recordAll(findsPast: Bool) {
    if findsPast { screens.attachToAll() } else { screens.attachToNew() }
  }

  private func behaviors(for screen: UIViewController) -> [any ViewControllerLifecycleBehavior] {
    let name = names.name(of: screen)
    let moments = MomentRecordingBehavior(subject: name, log: log, circumstances: circumstances)
    guard let focus else { return [moments] }
    let changes = FocusBehavior(focus) { [log, names] change in
      log.add(.focus, change.name, of: name, change.details(cover: change.cover.flatMap { names.name(of: $0) }))
    }
    return [moments, changes]
  }

  deinit {
    // Before the behaviors are removed: they would add that their screens are deallocated.
    MainThread.run { [log] in log.close() }
  }
}
