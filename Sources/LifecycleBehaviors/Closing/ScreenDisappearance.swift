import UIKit

/// Why a screen has disappeared, as of `viewDidDisappear`: it closed, or its container shows another screen. It may still come back
/// in the same run-loop iteration.
public struct ScreenDisappearance: Hashable, Sendable {
  /// The name of the constant, such as `pushedOver`, or of the reason of the closing.
  public let rawValue: String

  /// The closing's reason, if the screen closed.
  public init(_ reason: ScreenClosing.Reason) {
    self.init(rawValue: reason.name)
  }

  private init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// As ``ScreenClosing/Reason-swift.struct/popped``.
  public static let popped = Self(.popped)
  /// Another screen was pushed over it, or over a controller that contains it.
  public static let pushedOver = Self(rawValue: "pushedOver")
  /// Another tab is selected.
  public static let tabChanged = Self(rawValue: "tabChanged")
  /// Another page is shown.
  public static let pageTurned = Self(rawValue: "pageTurned")
  /// Any other reason: a hidden column, a view that a container of the app's own has taken out.
  public static let other = Self(rawValue: "disappeared")
}

extension UIViewController {
  /// Why this screen, which has behaviors, is not on screen. Read it in `viewDidDisappear`.
  package var disappearance: ScreenDisappearance {
    guard let host = lifecycleBehaviorViewController?.host else { return .other }
    return host.visit.disappearance(of: self, AttachedScreens.ofApp.reader)
  }
}
