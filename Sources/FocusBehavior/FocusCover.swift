import UIKit

/// What stands between the user and a screen: a view controller presented over it, or over a controller that contains
/// it; or another window of its scene, which is key instead of the screen's own.
///
/// It keeps nothing alive. Two covers are equal if they are of one kind and stand for the same object, before and after
/// its release. Printed, it is fit for a log: `"sheet QueueViewController"`, `"window of LockViewController"`.
public struct FocusCover: Hashable, Sendable, CustomStringConvertible {
  /// The one option of ``FocusPolicy`` that it falls under, as it was when the cover was noticed:
  /// ``FocusPolicy/sheet`` for a sheet, ``FocusPolicy/keyWindowLoss`` for another key window. Compare with ==; it is
  /// exactly one option.
  public let kind: FocusPolicy

  /// The kind and the class, without what a user could read on the screen.
  public let description: String

  private let reference: WeakReference

  /// The presented controller, or the root view controller of the window; nil once it has been released.
  @MainActor public var viewController: UIViewController? {
    reference.object as? UIViewController ?? (reference.object as? UIWindow)?.rootViewController
  }

  /// The window that is key, or the one in which the presented controller is; nil once it has been released.
  @MainActor public var window: UIWindow? {
    reference.object as? UIWindow ?? viewController?.viewIfLoaded?.window
  }

  @MainActor
  init(_ viewController: UIViewController) {
    self.init(viewController, kind: Self.kind(of: viewController))
  }

  /// Makes a value, for tests of code that takes one.
  /// - Parameters:
  ///   - viewController: the presented controller. It is not kept.
  ///   - kind: exactly one option; anything else is a programming error.
  @MainActor
  public init(_ viewController: UIViewController, kind: FocusPolicy) {
    precondition(
      kind.isOneOption,
      "kind must be exactly one option of FocusPolicy, got \(kind). Write what the cover is, such as .sheet.")
    self.kind = kind
    description = "\(kind) \(type(of: viewController))"
    reference = .to(viewController)
  }

  /// Makes a value, for tests of code that takes one.
  /// - Parameter window: the window that is key instead of the screen's own. It is not kept.
  @MainActor
  public init(window: UIWindow) {
    kind = .keyWindowLoss
    description = "window" + (window.rootViewController.map { " of \(type(of: $0))" } ?? "")
    reference = .to(window)
  }

  public static func == (left: FocusCover, right: FocusCover) -> Bool {
    left.kind == right.kind && left.reference == right.reference
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(reference)
  }

  /// Whether this cover still says what one made of `viewController` now would say. Makes nothing.
  @MainActor
  func isCurrent(for viewController: UIViewController) -> Bool {
    reference.object === viewController && kind == Self.kind(of: viewController)
  }

  @MainActor
  private static func kind(of viewController: UIViewController) -> FocusPolicy {
    if viewController is UIAlertController { return .alert }
    if viewController is UISearchController { return .search }
    return viewController.adaptiveCoverKind ?? viewController.plainCoverKind
  }
}

extension UIViewController {
  /// As a style covers that looks the same everywhere.
  @MainActor
  fileprivate var plainCoverKind: FocusPolicy {
    switch modalPresentationStyle {
    case .fullScreen, .currentContext: .opaque
    default: removesPresentersView ? .opaque : .transparent
    }
  }

  /// A custom presentation may take the presenting view away as `fullScreen` does.
  @MainActor
  fileprivate var removesPresentersView: Bool {
    modalPresentationStyle == .custom && presentationController?.shouldRemovePresentersView == true
  }
}
