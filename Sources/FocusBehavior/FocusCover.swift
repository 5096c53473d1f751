import UIKit

/// A view controller presented over a screen, or over one of the controllers that contain it.
public struct FocusCover: Equatable, Sendable {
  /// How a presented controller covers what is below it.
  public enum Kind: Hashable, Sendable {
    /// The presenting view is taken away: `fullScreen` and `currentContext`.
    case opaque
    /// The presenting view stays and may show through: `overFullScreen`, `overCurrentContext` and custom styles.
    case transparent
    /// `pageSheet`, `formSheet` and `automatic`.
    case sheet
    case popover
    /// An alert or an action sheet.
    case alert
  }

  public let kind: Kind

  /// The presented controller, as long as it lives. A cover keeps nothing alive.
  @MainActor public var viewController: UIViewController? { reference.object }

  private let reference: WeakReference
  private let identity: ObjectIdentifier

  @MainActor
  init(_ viewController: UIViewController) {
    kind = Kind(of: viewController)
    reference = WeakReference(viewController)
    identity = ObjectIdentifier(viewController)
  }

  public static func == (left: FocusCover, right: FocusCover) -> Bool {
    left.kind == right.kind && left.identity == right.identity
  }

  @MainActor
  private final class WeakReference {
    private(set) weak var object: UIViewController?

    init(_ object: UIViewController) {
      self.object = object
    }
  }
}

extension FocusCover.Kind {
  @MainActor
  fileprivate init(of viewController: UIViewController) {
    if viewController is UIAlertController {
      self = .alert
      return
    }
    switch viewController.modalPresentationStyle {
    case .fullScreen, .currentContext: self = .opaque
    case .pageSheet, .formSheet, .automatic: self = .sheet
    case .popover: self = .popover
    default: self = .transparent
    }
  }
}
