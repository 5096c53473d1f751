import UIKit

/// A change of an overlay. Events are reported on the main thread, for each scene in this order: ``willShow(_:)``,
/// ``didShow(_:)``, ``willHide(_:)``, ``didHide(_:)``. When a scene disconnects, only ``didHide(_:)`` follows.
/// Compare ``name`` and ``scene`` in tests.
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
/// ### A condition that cannot be read
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
  /// The overlay is shown: its transition is over.
  case didShow(UIWindowScene)
  /// The overlay is about to be hidden. From now on it takes no touches.
  case willHide(UIWindowScene)
  /// The overlay is hidden. Key window, first responder and VoiceOver's focus are restored.
  case didHide(UIWindowScene)
  /// The condition could not be read for as many checks in a row as the options allow. The error is that of the
  /// last check. The overlay is hidden, or stays if its condition says `staysWhenUnreadable`.
  /// Reported once until the condition can be read again.
  case unreadable(failedChecks: Int, error: any Error)

  /// The case's name, without its values: `"didShow"`.
  public var name: String {
    switch self {
    case .willShow: "willShow"
    case .didShow: "didShow"
    case .willHide: "willHide"
    case .didHide: "didHide"
    case .unreadable: "unreadable"
    }
  }

  /// The scene of the event; nil for ``unreadable(failedChecks:error:)``, which concerns all scenes.
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
    case .unreadable(let failedChecks, let error): "condition unreadable \(failedChecks) times in a row: \(error)"
    }
  }
}
