// On tvOS there is no notification of where the keyboard is.
#if !os(tvOS)
  import LifecycleBehaviors
  import ScreenSupport
  import UIKit

  /// Keeps the end of a scroll view clear of the keyboard while the screen is on screen.
  ///
  /// ```swift
  /// addBehaviors([KeyboardInsetsBehavior(\FormViewController.scrollView)])
  /// ```
  ///
  /// The behavior adds the height that the keyboard covers to the bottom of the scroll view's `contentInset` and
  /// `verticalScrollIndicatorInsets`, along with the keyboard's animation. UIKit's own insets for the safe area are taken into
  /// account. When the keyboard or the screen disappears, the behavior subtracts the height again. Insets that the app sets,
  /// even meanwhile, are not affected.
  ///
  /// A floating keyboard on an iPad, and a keyboard on another display, do not count. A keyboard that was visible before the
  /// screen appeared counts after its next move. Below a presented screen, nothing is added, because the keyboard belongs to
  /// the presented screen.
  ///
  /// `UITableViewController` and `UICollectionViewController` avoid the keyboard themselves. On these, the behavior has no
  /// effect, and an issue is reported. The behavior is not available on tvOS.
  ///
  /// ## Topics
  ///
  /// ### Creating a behavior
  ///
  /// - ``init()``
  /// - ``init(_:)``
  public struct KeyboardInsetsBehavior<ViewController: UIViewController>: ViewControllerLifecycleBehavior {
    // Its type is not isolated to the main actor, so that a key path is accepted, too; see ActionBehavior.
    private let scrollView: (UIViewController) -> UIScrollView?
    /// The scroll view is the screen's own view.
    private var isOwnView = false

    /// Creates a behavior for one scroll view of the screen, with a key path or a closure.
    ///
    /// ```swift
    /// addBehaviors([KeyboardInsetsBehavior<FormViewController> { $0.scrollView }])
    /// ```
    /// - Parameter scrollView: returns the scroll view; nil if there is none at the time. Called on the main thread when the
    ///   keyboard moves. If the behavior is added to a screen of another class, the closure is never called, and an issue is
    ///   reported.
    public init(_ scrollView: @escaping (_ viewController: ViewController) -> UIScrollView?) {
      self.scrollView = { ($0 as? ViewController).flatMap(scrollView) }
    }

    /// Creates the state of one attachment.
    /// - Returns: what has been added to which scroll view.
    public func makeCoordinator() -> some AnyObject {
      KeyboardRoom()
    }

    public func afterAttaching(_ viewController: UIViewController, context: Context) {
      LifecycleIssue.reportUnless(viewController, is: ViewController.self, behavior: Self.self, at: context.callSite)
      if viewController.makesRoomForKeyboard {
        reportNotNeeded(on: viewController, at: context.callSite)
      } else if isOwnView {
        OwnScrollView.reportUnlessUsable(viewController, at: context.callSite)
      }
    }

    public func beforeAppearing(_ viewController: UIViewController, context: Context) {
      guard viewController is ViewController, !viewController.makesRoomForKeyboard else { return }
      context.coordinator(as: KeyboardRoom.self).make(on: viewController, scrollView)
    }

    public func afterDisappearing(_ viewController: UIViewController, context: Context) {
      context.coordinator(as: KeyboardRoom.self).remove()
    }

    private func reportNotNeeded(on screen: UIViewController, at callSite: CallSite?) {
      LifecycleIssue.report(
        .wrongScreen,
        """
        KeyboardInsetsBehavior was added to \(type(of: screen)), so the behavior has no effect: table and collection view \
        controllers avoid the keyboard themselves. Remove the behavior.
        """,
        on: screen, of: Self.self, at: callSite)
    }
  }

  extension KeyboardInsetsBehavior where ViewController == UIViewController {
    /// Creates a behavior for a screen whose view is the scroll view.
    ///
    /// ```swift
    /// addBehaviors([KeyboardInsetsBehavior()])
    /// ```
    ///
    /// If the screen's view is not a scroll view, the behavior has no effect, and an issue is reported.
    public init() {
      self.init(OwnScrollView.of)
      isOwnView = true
    }
  }

  /// The screen's own view, where that is the scroll view to use.
  @MainActor
  private enum OwnScrollView {
    static func of(_ screen: UIViewController) -> UIScrollView? {
      screen.viewIfLoaded as? UIScrollView
    }

    static func reportUnlessUsable(_ screen: UIViewController, at callSite: CallSite?) {
      guard of(screen) == nil else { return }
      let name = screen.nameInIssues
      let (lack, advice) =
        screen is ContentlessViewController
        ? ("whose controller has no scroll view", "Add the behavior to a UIKit screen.")
        : (
          "whose view is not a scroll view",
          "Write KeyboardInsetsBehavior<\(name)> { $0.scrollView }, with the property that holds the scroll view."
        )
      LifecycleIssue.report(
        .wrongScreen,
        "KeyboardInsetsBehavior() was added to \(name), \(lack), so the behavior has no effect. \(advice)",
        on: screen, of: KeyboardInsetsBehavior<UIViewController>.self, at: callSite)
    }
  }

  extension UIViewController {
    /// UIKit does what the behavior would do.
    fileprivate var makesRoomForKeyboard: Bool {
      self is UITableViewController || self is UICollectionViewController
    }

    /// Whether what the user types goes to a controller that is presented over this one, and not to its search.
    fileprivate var isBelowPresented: Bool {
      var cover = nearestCover
      while let search = cover as? UISearchController { cover = search.presentedViewController }
      return cover != nil
    }
  }

  /// The insets that one screen has added for the keyboard.
  @MainActor
  private final class KeyboardRoom {
    private var observer: NotificationObserver?
    private let insets = KeyboardInsets()

    func make(on screen: UIViewController, _ scrollView: @escaping (UIViewController) -> UIScrollView?) {
      guard self.observer == nil else { return }
      let observer = NotificationObserver()
      // Once more at the end: a sheet moves out of the keyboard's way meanwhile.
      observer.observeKeyboard { [weak self, weak screen] move in
        guard let screen, let self, move.isOnScreen(of: screen.viewIfLoaded?.window?.windowScene),
          let scrollView = scrollView(screen)
        else { return }
        let mayGrow = !screen.isBelowPresented
        move.animate { self.insets.clear(scrollView, of: move.frame, mayGrow: mayGrow) }
      }
      self.observer = observer
    }

    func remove() {
      observer = nil
      insets.remove()
    }
  }
#endif
