/// The part of UIAccessibility that a change of screens has to do with.
public enum UIAccessibility {
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
  }

  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  @preconcurrency @MainActor public static var isReduceMotionEnabled: Bool {
    World.current.accessibility.isReduceMotionEnabled
  }

  /// What VoiceOver is on; nil while no assistive technology runs. The argument makes no difference here.
  @preconcurrency @MainActor
  public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? {
    World.current.accessibility.focusedElement
  }

  /// VoiceOver moves to the argument, if there is one.
  @preconcurrency @MainActor
  public static func post(notification: UIAccessibility.Notification, argument: Any?) {
    World.current.accessibility.post(notification, argument as AnyObject?)
  }
}

/// What the user has chosen in Settings, and what VoiceOver has been told.
@MainActor
package struct AccessibilityState {
  package var isReduceMotionEnabled = false
  package weak var focusedElement: AnyObject?
  /// Stands where VoiceOver listens, for whoever drives the device.
  package var didPost: (UIAccessibility.Notification, AnyObject?) -> Void = { _, _ in }

  fileprivate mutating func post(_ notification: UIAccessibility.Notification, _ argument: AnyObject?) {
    if focusedElement != nil, let argument { focusedElement = argument }
    didPost(notification, argument)
  }
}
