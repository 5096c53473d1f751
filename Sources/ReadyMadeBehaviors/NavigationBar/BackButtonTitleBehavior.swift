// tvOS has no back button.
#if !os(tvOS)
  import LifecycleBehaviors
  import UIKit

  /// Gives the back button that leads to this screen a title of its own, or shows only its arrow.
  ///
  /// ```swift
  /// addBehaviors([BackButtonTitleBehavior("Inbox")])
  /// addBehaviors([BackButtonTitleBehavior.minimal])  // only the arrow
  /// ```
  ///
  /// The button belongs to the screen that it leads to, so add this to the screen below. It is set when the behavior is
  /// attached, and restored in `beforeDetaching`. Not on tvOS.
  ///
  /// ## Topics
  ///
  /// ### Making one
  ///
  /// - ``init(_:)``
  /// - ``minimal``
  public struct BackButtonTitleBehavior: ViewControllerLifecycleBehavior {
    /// Nil where only the arrow is shown.
    private let title: String?

    /// Makes a behavior that gives the button a title.
    /// - Parameter title: the text of the button.
    public init(_ title: String) {
      self.title = title
    }

    private init() {
      title = nil
    }

    /// Shows only the arrow. From iOS 14 on the menu of a long press keeps the screen's title.
    public static var minimal: BackButtonTitleBehavior { BackButtonTitleBehavior() }

    /// Makes the state of one attachment.
    /// - Returns: what the button was like before.
    public func makeCoordinator() -> some AnyObject {
      BackButtonMemory()
    }

    public func afterAttaching(_ viewController: UIViewController, context: Context) {
      let item = viewController.navigationItem
      let memory = context.coordinator(as: BackButtonMemory.self)
      if #available(iOS 14.0, *), title == nil {
        let mode = item.backButtonDisplayMode
        memory.restore = { $0.backButtonDisplayMode = mode }
        item.backButtonDisplayMode = .minimal
      } else {
        let oldTitle = item.backButtonTitle
        memory.restore = { $0.backButtonTitle = oldTitle }
        item.backButtonTitle = title ?? ""
      }
    }

    public func beforeDetaching(_ viewController: UIViewController, context: Context) {
      context.coordinator(as: BackButtonMemory.self).restore(viewController.navigationItem)
    }
  }

  extension BackButtonTitleBehavior: WithoutEffectInSwiftUI {
    package static var remedy: String {
      """
      the navigation item is SwiftUI's. The back button shows the title that the view below it has from its \
      navigationBarTitle(_:).
      """
    }
  }

  /// Restores the back button as it was before.
  @MainActor
  private final class BackButtonMemory {
    var restore: (UINavigationItem) -> Void = { _ in }
  }
#endif
