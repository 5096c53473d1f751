/// The part of UIAccessibility that concerns a change of screens.
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

  /// The element that VoiceOver has focused. The argument has no effect here.
  /// - Returns: nil while no assistive technology runs.
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

/// The choices of the user in Settings, and the element on which VoiceOver is.
@MainActor
package struct AccessibilityState {
  package var isReduceMotionEnabled = false
  package weak var focusedElement: AnyObject?
  /// Called with each notification, in place of VoiceOver. `HeadlessDevice` sets it.
  package var didPost: (UIAccessibility.Notification, AnyObject?) -> Void = { _, _ in }

  fileprivate mutating func post(_ notification: UIAccessibility.Notification, _ argument: AnyObject?) {
    if focusedElement != nil, let argument { focusedElement = argument }
    didPost(notification, argument)
  }
}
