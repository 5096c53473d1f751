import UIKit

/// A view controller presented over a screen, or over one of the controllers that contain it.
public struct FocusCover: Equatable, Sendable {
  /// How a presented controller covers what is below it.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// The presenting view is taken away: `fullScreen`, `currentContext`, and a custom presentation that says so.
    case opaque
    /// The presenting view stays and may show through: `overFullScreen`, `overCurrentContext` and custom styles.
    case transparent
    /// `pageSheet`, `formSheet` and `automatic`.
    case sheet
    /// A sheet whose presentation controller sets `largestUndimmedDetentIdentifier`: the screen beside it can be used.
    case undimmedSheet
    /// A popover, on an iPhone too, where it comes as a sheet.
    case popover
    /// A search controller that is active.
    case search
    /// An alert or an action sheet.
    case alert
  }

  /// How it covers the screen, as it did when it was noticed.
  public let kind: Kind

  /// The presented controller, as long as it lives. A cover keeps nothing alive.
  @MainActor public var viewController: UIViewController? { reference.object }

  private let reference: WeakReference<UIViewController>
  private let identity: ObjectIdentifier

  @MainActor
  init(_ viewController: UIViewController) {
    self.init(viewController, kind: Kind(of: viewController))
  }

  @MainActor
  init(_ viewController: UIViewController, kind: Kind) {
    self.kind = kind
    reference = WeakReference(viewController)
    identity = ObjectIdentifier(viewController)
  }

  public static func == (left: FocusCover, right: FocusCover) -> Bool {
    left.kind == right.kind && left.identity == right.identity
  }

  /// Whether this cover still says what one made of `viewController` now would say. Makes nothing.
  @MainActor
  func isCurrent(for viewController: UIViewController) -> Bool {
    reference.object === viewController && kind == Kind(of: viewController)
  }
}

extension FocusCover.Kind {
  @MainActor
  fileprivate init(of viewController: UIViewController) {
    if viewController is UIAlertController {
      self = .alert
    } else if viewController is UISearchController {
      self = .search
    } else {
      self = viewController.adaptiveCoverKind ?? viewController.plainCoverKind
    }
  }
}

extension UIViewController {
  /// As a style covers that looks the same everywhere.
  @MainActor
  fileprivate var plainCoverKind: FocusCover.Kind {
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
