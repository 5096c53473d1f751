/// The settings of a sheet, as data: its height has no effect on callbacks (R57).
@available(iOS 15.0, *)
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  open var detents = [UISheetPresentationController.Detent.large()]
  open var selectedDetentIdentifier: UISheetPresentationController.Detent.Identifier?
  open var largestUndimmedDetentIdentifier: UISheetPresentationController.Detent.Identifier?
  open var prefersGrabberVisible = false
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var prefersEdgeAttachedInCompactHeight = false
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  open var preferredCornerRadius: CGFloat?
  open var sourceView: UIView?

  open func animateChanges(_ changes: () -> Void) {
    changes()
  }
}

@available(iOS 15.0, *)
extension UISheetPresentationController {
  @preconcurrency @MainActor
  open class Detent: NSObject {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      public init(_ rawValue: String) {
        self.rawValue = rawValue
      }

      public static let medium = Identifier(rawValue: "com.apple.UIKit.medium")
      public static let large = Identifier(rawValue: "com.apple.UIKit.large")
    }

    @available(iOS 16.0, *)
    open private(set) var identifier = Identifier.large

    public required override init() {
      super.init()
    }

    open class func medium() -> Self {
      let detent = self.init()
      detent.identifier = .medium
      return detent
    }

    open class func large() -> Self { self.init() }
  }
}
