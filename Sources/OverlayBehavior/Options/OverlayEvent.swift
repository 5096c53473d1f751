import UIKit

/// An event of an overlay: the overlay is shown or hidden in a scene, or its condition is unreadable, which means that its checks
/// fail.
///
/// Events are reported on the main thread. In each scene, the order is ``willShow(_:)``, ``didShow(_:)``, ``willHide(_:)``,
/// ``didHide(_:)``. If a scene disconnects, only ``didHide(_:)`` follows. In tests, compare ``name`` and ``scene``.
///
/// ```swift
/// options.eventHandler = { event in
///   if case .unreadable(let failedChecks, let error) = event {
///     print("The lock's condition failed \(failedChecks) times: \(error)")
///   }
/// }
/// ```
///
/// ## Topics
///
/// ### In order of time
///
/// - ``willShow(_:)``
/// - ``didShow(_:)``
/// - ``willHide(_:)``
/// - ``didHide(_:)``
///
/// ### Unreadable conditions
///
/// - ``unreadable(failedChecks:error:)``
///
/// ### In a log
///
/// - ``name``
/// - ``scene``
/// - ``description``
public enum OverlayEvent: Sendable {
  /// The overlay's window is about to be created and shown in the scene.
  case willShow(UIWindowScene)
  /// The overlay is shown, and its transition is over.
  case didShow(UIWindowScene)
  /// The overlay is about to be hidden. It no longer receives touches.
  case willHide(UIWindowScene)
  /// The overlay is hidden. The key window, the first responder and VoiceOver's focus are restored, unless another overlay has
  /// replaced this one, or the scene has disconnected.
  case didHide(UIWindowScene)
  /// The condition threw an error in as many checks in a row as its `failureLimit`. The associated error is the last one. The
  /// overlay is hidden, or stays if the condition was created with `staysWhenUnreadable`. Not reported again before a check has
  /// succeeded, or the app has called ``OverlayController/show()`` or ``OverlayController/hide()``.
  case unreadable(failedChecks: Int, error: any Error)

  /// The name of the case without its associated values, such as `"didShow"`.
  public var name: String {
    switch self {
    case .willShow: "willShow"
    case .didShow: "didShow"
    case .willHide: "willHide"
    case .didHide: "didHide"
    case .unreadable: "unreadable"
    }
  }

  /// The scene of the event; nil for ``unreadable(failedChecks:error:)``, which is about all scenes.
  public var scene: UIWindowScene? {
    switch self {
    case .willShow(let scene), .didShow(let scene), .willHide(let scene), .didHide(let scene): scene
    case .unreadable: nil
    }
  }
}

extension OverlayEvent: CustomStringConvertible {
  /// The event as a part of a sentence, for a log: `"about to be shown"`, `"condition unreadable 3 times in a row: …"`.
  public var description: String {
    switch self {
    case .willShow: "about to be shown"
    case .didShow: "shown"
    case .willHide: "about to be hidden"
    case .didHide: "hidden"
    case .unreadable(let failedChecks, let error):
      "condition unreadable \(failedChecks == 1 ? "once" : "\(failedChecks) times in a row"): \(error)"
    }
  }
}
