import UIKit

/// Why a screen has disappeared, as it looked in `viewDidDisappear`: it went, or another screen of its container is shown.
///
/// What goes may come back in the same turn, so this is no ``ScreenClosing``. More values may be added: write a `default` where you
/// switch over them.
///
/// ## Topics
///
/// ### It went
///
/// - ``popped``
/// - ``dismissed``
/// - ``replaced``
/// - ``removed``
/// - ``windowClosed``
///
/// ### It is in place
///
/// - ``pushedOver``
/// - ``tabChanged``
/// - ``pageTurned``
/// - ``other``
///
/// ### Its name
///
/// - ``rawValue``
/// - ``init(rawValue:)``
public struct ScreenDisappearance: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  /// The name, for logs and statistics: `"pushedOver"`.
  public let rawValue: String

  /// Makes a value from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  init(_ reason: ScreenClosing.Reason) {
    rawValue = reason.rawValue
  }

  /// As ``ScreenClosing/Reason-swift.struct/popped``.
  public static let popped = ScreenDisappearance(.popped)
  /// As ``ScreenClosing/Reason-swift.struct/dismissed``.
  public static let dismissed = ScreenDisappearance(.dismissed)
  /// As ``ScreenClosing/Reason-swift.struct/replaced``.
  public static let replaced = ScreenDisappearance(.replaced)
  /// As ``ScreenClosing/Reason-swift.struct/removed``.
  public static let removed = ScreenDisappearance(.removed)
  /// As ``ScreenClosing/Reason-swift.struct/windowClosed``.
  public static let windowClosed = ScreenDisappearance(.windowClosed)
  /// Another screen was pushed over it, or over a controller that contains it.
  public static let pushedOver = ScreenDisappearance(rawValue: "pushedOver")
  /// Another tab is selected.
  public static let tabChanged = ScreenDisappearance(rawValue: "tabChanged")
  /// Another page is shown.
  public static let pageTurned = ScreenDisappearance(rawValue: "pageTurned")
  /// Any other reason: a hidden column, a view that a container of the app's own has taken out.
  public static let other = ScreenDisappearance(rawValue: "disappeared")

  public var description: String { rawValue }
}

extension UIViewController {
  /// Why this screen, which has behaviors, is not on screen. Read it in `viewDidDisappear`.
  package var disappearance: ScreenDisappearance {
    guard let host = lifecycleBehaviorViewController?.host else { return .other }
    return host.stay.disappearance(of: self, ScreenStays.ofApp.reader)
  }
}
