import UIKit

/// A window to show screens in, for tests of your behaviors: the same test runs on UIKit and on the headless stand-in.
///
/// ```swift
/// let window = LifecycleTestWindow()
/// let log = LifecycleTranscript()
/// await window.show(ScreenUnderTest(behaviors: [RecordingBehavior("a", in: log)]))
/// await window.cover()
/// #expect(log.flush().suffix(2) == ["a beforeDisappearing animated", "a afterDisappearing animated"])
/// ```
///
/// Each call returns when its transition has ended and UIKit has made all its calls about it. On UIKit that takes real time, on
/// the stand-in virtual time. Make one window at a time: on the stand-in each is a freshly launched app on a device of its own,
/// `device`.
///
/// ## Topics
///
/// ### Making one
///
/// - ``init()``
///
/// ### Showing and covering a screen
///
/// - ``show(_:)``
/// - ``cover(with:style:animated:)``
/// - ``uncover(animated:)``
/// - ``hide()``
/// - ``settle()``
///
/// ### Below it
///
/// - ``window``
/// - ``device``
@MainActor
public final class LifecycleTestWindow {
  let system = TestSystem()

  /// An empty window, visible and key.
  public init() {}

  /// The window itself.
  public var window: UIWindow { system.window }

  /// Makes `screen` the window's root and waits until it has appeared; the earlier root disappears.
  ///
  /// ```swift
  /// await window.show(screen)
  /// ```
  /// - Parameter screen: the new root.
  public func show(_ screen: UIViewController) async {
    window.rootViewController = screen
    window.makeKeyAndVisible()
    await settle()
  }

  /// Presents a screen over the topmost one, which disappears under `.fullScreen` and does not under a sheet.
  ///
  /// ```swift
  /// await window.cover(with: UIViewController(), style: .pageSheet)
  /// await window.uncover()
  /// ```
  /// - Parameters:
  ///   - modal: nil for an empty screen, in `.fullScreen`.
  ///   - style: how it is presented; nil for the style of `modal`, which is a sheet by UIKit's default.
  ///   - animated: whether the transition is animated.
  /// - Precondition: `show(_:)` was called, and `modal` is not on screen.
  public func cover(
    with modal: UIViewController? = nil, style: UIModalPresentationStyle? = nil, animated: Bool = true
  ) async {
    let isEmpty = modal == nil
    let modal = modal ?? UIViewController()
    precondition(
      modal.presentingViewController == nil && modal.viewIfLoaded?.window == nil, "\(modal) is on screen already")
    if let style = style ?? (isEmpty ? .fullScreen : nil) { modal.modalPresentationStyle = style }
    top.present(modal, animated: animated)
    await settle()
  }

  /// Dismisses the screen that was presented last.
  /// - Parameter animated: whether the transition is animated.
  /// - Precondition: a screen is presented.
  public func uncover(animated: Bool = true) async {
    precondition(top.presentingViewController != nil, "Nothing covers the root; call cover() first")
    top.dismiss(animated: animated)
    await settle()
  }

  /// Hides the window; its screens disappear. `show(_:)` brings it back.
  public func hide() async {
    window.isHidden = true
    await settle()
  }

  /// Waits until the transitions in progress have ended and UIKit has made its calls after them. Call it after code of your
  /// own that pushes, pops, presents or embeds.
  ///
  /// ```swift
  /// navigationController.pushViewController(screen, animated: true)
  /// await window.settle()
  /// ```
  public func settle() async {
    await system.settle()
  }

  private var top: UIViewController {
    guard var top = window.rootViewController else { preconditionFailure("The window is empty; call show(_:) first") }
    while let modal = top.presentedViewController { top = modal }
    return top
  }
}
