import UIKit

/// A window that has become key instead of a screen's own.
public struct FocusWindow: Equatable, Sendable {
  /// The window, as long as it lives; this keeps nothing alive.
  @MainActor public var window: UIWindow? { reference.object }

  private let reference: WeakReference<UIWindow>
  private let identity: ObjectIdentifier

  @MainActor
  init(_ window: UIWindow) {
    reference = WeakReference(window)
    identity = ObjectIdentifier(window)
  }

  public static func == (left: FocusWindow, right: FocusWindow) -> Bool {
    left.identity == right.identity
  }
}
