import FocusBehavior
import LifecycleBehaviors
import UIKit

/// The screens that are recorded: each has behaviors that add its moments and its focus to the log. They are removed when this
/// is released.
@MainActor
final class RecordedScreens {
  let names: ScreenNames
  private let log: TimelineLog
  private let focus: FocusOptions?
  private let circumstances: ScreenCircumstances?
  private let attachments = Attachments()
  private var listener: AnyObject?

  init(_ options: TimelineOptions, log: TimelineLog, names: ObjectNames) {
    self.log = log
    self.names = ScreenNames(objects: names, chosen: options.nameOfScreen)
    circumstances = options.content.contains(.circumstances) ? ScreenCircumstances(names: self.names) : nil
    focus = options.content.contains(.focus) ? .recording(options.focus) : nil
  }

  /// Records the screens that have behaviors: those in the app's windows now, and later ones as they get their first.
  func recordAll() {
    listener = LifecycleBehaviorDefaults.screens.add { [weak self] in self?.record($0) }
    for scene in UIApplication.current?.scenesInOrder ?? [] {
      for window in scene.windows { window.rootViewController.map(recordWithBehaviors) }
    }
  }

  /// Records those of the screen, its children and what it presents that have behaviors.
  private func recordWithBehaviors(_ screen: UIViewController) {
    if screen.lifecycleBehaviorViewController != nil { record(screen) }
    screen.contentChildren.forEach(recordWithBehaviors)
    if let presented = screen.presentedViewController, presented.presentingViewController === screen {
      recordWithBehaviors(presented)
    }
  }

  /// Records a screen, unless it is recorded already.
  func record(_ screen: UIViewController) {
    attachments.add(screen) { screen.attach(behaviors(for: screen), from: nil, isScreen: false) }
  }

  private func behaviors(for screen: UIViewController) -> [any ViewControllerLifecycleBehavior] {
    let name = names.name(of: screen)
    let moments = MomentRecordingBehavior(subject: name, log: log, circumstances: circumstances)
    guard let focus else { return [moments] }
    let changes = FocusBehavior(focus) { [log, names] change in
      log.add(.focus, name, change.step, change.details(by: change.reason.cover.flatMap { names.name(of: $0) }))
    }
    return [moments, changes]
  }

  /// Ends the recording of a screen, as if it disappeared.
  func stopRecording(_ screen: UIViewController) {
    attachments.remove(screen)
  }

  deinit {
    MainThread.run { [attachments, log] in
      // Otherwise the removed behaviors would add that their screens are released.
      log.close()
      attachments.removeAll()
    }
  }
}

/// What a recording has attached to each screen.
@MainActor
private final class Attachments {
  private struct Entry {
    let screen: Weak<UIViewController>
    /// Nil until the behaviors are attached.
    var attachment: BehaviorAttachment?
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  /// How many there may be until those of released screens are removed.
  private var limit = 64

  /// Attaches to a screen, unless something is attached to it.
  func add(_ screen: UIViewController, attach: () -> BehaviorAttachment) {
    let key = ObjectIdentifier(screen)
    if let entry = entries[key], entry.screen.object === screen, entry.attachment?.isAttached != false { return }
    // Each time that their number may have doubled, so that a screen costs the same on average.
    if entries.count >= limit {
      entries = entries.filter { $0.value.screen.object != nil }
      limit = max(64, 2 * entries.count)
    }
    // Before the behaviors are attached, which gives a screen without any its default behaviors.
    entries[key] = Entry(screen: Weak(screen))
    let attachment = attach()
    entries[key]?.attachment = attachment
  }

  func remove(_ screen: UIViewController) {
    let entry = entries.removeValue(forKey: ObjectIdentifier(screen))
    entry?.attachment?.remove()
  }

  func removeAll() {
    let all = entries.values
    entries = [:]
    for entry in all { entry.attachment?.removeSilently() }
  }
}
