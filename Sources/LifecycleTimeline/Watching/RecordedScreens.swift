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
  private var attachments = WeakTable<Attachment>()
  private var listener: AnyObject?

  init(_ options: TimelineOptions, log: TimelineLog, names: ObjectNames) {
    self.log = log
    self.names = ScreenNames(objects: names, chosen: options.nameOfScreen)
    circumstances = options.content.contains(.circumstances) ? ScreenCircumstances(names: self.names) : nil
    focus = options.content.contains(.focus) ? options.focus.forRecording : nil
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
    if let attachment = attachments[screen], attachment.isAttached { return }
    // Before the behaviors are attached, which gives a screen without any its default behaviors.
    let attachment = Attachment()
    attachments[screen] = attachment
    attachment.behaviors = screen.attach(behaviors(for: screen), from: nil, isScreen: false)
  }

  /// The behaviors of the recording on one screen.
  @MainActor
  private final class Attachment {
    /// Nil while they are being attached.
    var behaviors: BehaviorAttachment?

    var isAttached: Bool { behaviors?.isAttached ?? true }
  }

  private func behaviors(for screen: UIViewController) -> [any ViewControllerLifecycleBehavior] {
    let name = names.name(of: screen)
    let moments = MomentRecordingBehavior(subject: name, log: log, circumstances: circumstances)
    guard let focus else { return [moments] }
    let changes = FocusBehavior(focus) { [log, names] change in
      log.add(.focus(.init(change, cover: change.reason.cover.flatMap { names.name(of: $0) })), of: name)
    }
    return [moments, changes]
  }

  /// Ends the recording of a screen, as if it disappeared.
  func stopRecording(_ screen: UIViewController) {
    attachments[screen]?.behaviors?.remove()
    attachments[screen] = nil
  }

  deinit {
    MainThread.run { [attachments, log] in
      // Otherwise the removed behaviors would add that their screens are released.
      log.close()
      for attachment in attachments.values { attachment.behaviors?.removeSilently() }
    }
  }
}
