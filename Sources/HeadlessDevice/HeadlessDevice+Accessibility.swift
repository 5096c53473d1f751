import UIKit

// What the user has chosen in Settings > Accessibility.

extension HeadlessDevice {
  /// Settings > Accessibility > Motion > Reduce Motion.
  public var isReduceMotionEnabled: Bool {
    get { world.accessibility.isReduceMotionEnabled }
    set { world.accessibility.isReduceMotionEnabled = newValue }
  }

  /// The element that VoiceOver is on; nil while it does not run. It is not kept alive.
  public var voiceOverFocus: AnyObject? {
    get { world.accessibility.focusedElement }
    set { world.accessibility.focusedElement = newValue }
  }

  /// Called with each notification that the app posts to VoiceOver, and its argument.
  public var didPostToVoiceOver: (UIAccessibility.Notification, AnyObject?) -> Void {
    get { world.accessibility.didPost }
    set { world.accessibility.didPost = newValue }
  }
}
