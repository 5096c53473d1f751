import UIKit

/// What happens to an overlay. Delivered on the main thread, for each scene in this order: ``willShow(_:)``,
/// ``didShow(_:)``, ``willHide(_:)``, ``didHide(_:)``. A scene that disconnects skips to ``didHide(_:)``.
/// Compare ``name`` and ``scene`` in tests.
public enum OverlayEvent: Sendable {
  /// The overlay's window is about to be made and shown in the scene.
  case willShow(UIWindowScene)
  /// It stands: its transition is over.
  case didShow(UIWindowScene)
  /// It is about to go. From now on it takes no touches.
  case willHide(UIWindowScene)
  /// It is gone, and key window, first responder and VoiceOver are back.
  case didHide(UIWindowScene)
  /// The condition could not be read for as many checks in a row as the configuration allows, the last time because
  /// of the error; the overlay has been lifted, or stays if ``OverlayConfiguration/staysWhenUnreadable`` says so.
  /// Delivered once until the condition can be read again.
  case unreadable(failedChecks: Int, error: any Error)

  /// The case's name, without what it carries: `"didShow"`.
  public var name: String {
    switch self {
    case .willShow: "willShow"
    case .didShow: "didShow"
    case .willHide: "willHide"
    case .didHide: "didHide"
    case .unreadable: "unreadable"
    }
  }

  /// The scene concerned; nil for ``unreadable(failedChecks:error:)``, which concerns them all.
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
