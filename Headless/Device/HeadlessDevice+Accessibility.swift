import UIKit

// The settings in Settings > Accessibility.

extension HeadlessDevice {
  /// Settings > Accessibility > Motion > Reduce Motion. False by default.
  ///
  /// ```swift
  /// device.isReduceMotionEnabled = true
  /// #expect(UIAccessibility.isReduceMotionEnabled)
  /// ```
  public var isReduceMotionEnabled: Bool {
    get { world.accessibility.isReduceMotionEnabled }
    set { world.accessibility.isReduceMotionEnabled = newValue }
  }

  /// The element that VoiceOver is on; nil while VoiceOver does not run. The device does not retain the element.
  public var voiceOverFocus: AnyObject? {
    get { world.accessibility.focusedElement }
    set { world.accessibility.focusedElement = newValue }
  }

  /// Called with each notification that the app posts to VoiceOver, and with its argument.
  public var didPostToVoiceOver: (UIAccessibility.Notification, AnyObject?) -> Void {
    get { world.accessibility.didPost }
    set { world.accessibility.didPost = newValue }
  }
}
