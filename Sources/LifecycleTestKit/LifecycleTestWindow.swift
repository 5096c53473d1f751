import LifecycleBehaviors
import UIKit

/// A window in which a test shows screens, to test behaviors. The same test runs on UIKit and on the stand-in for UIKit.
///
/// ```swift
/// await withLifecycleTestWindow { window in
///   let log = LifecycleTranscript()
///   await window.show(ScreenUnderTest(behaviors: [RecordingBehavior("a", in: log)]))
///   await window.cover(style: .fullScreen)
///   #expect(log.flush().suffix(2) == ["a beforeDisappearing animated", "a afterDisappearing animated"])
/// }
/// ```
///
/// Each call returns when its transition has ended, UIKit has made all its calls, `FocusBehavior` has reported all changes, and
/// the tasks that the call began have run. So results do not depend on the time until the next frame. Screens with the sampling
/// `.manual` are not sampled.
///
/// On UIKit, the calls take real time. On the stand-in, they take virtual time, and each window is a freshly launched app on a
/// separate `device`. If a test uses such a window after another window has been created, a `LifecycleIssue` is reported.
///
/// ## Topics
///
/// ### Creating a window
///
/// - ``withLifecycleTestWindow(idiom:file:line:_:)``
/// - ``init(idiom:file:line:)``
///
/// ### Showing and covering a screen
///
/// - ``show(_:file:line:)``
/// - ``cover(with:style:animated:file:line:)``
/// - ``uncover(animated:file:line:)``
/// - ``hide(file:line:)``
/// - ``settle(file:line:)``
///
/// ### The window and the device
///
/// - ``window``
/// - ``device``
@preconcurrency @MainActor
public final class LifecycleTestWindow {
  let system: TestSystem

  /// Creates an empty window, which is visible and key.
  ///
  /// While a test awaits, tests of other suites run, and two tests with a window would share one app. So use
  /// ``withLifecycleTestWindow(idiom:file:line:_:)`` in each test, unless you make sure yourself that the tests run one after
  /// the other. In Swift Testing, the trait `.serialized` works only for the tests of one suite.
  /// - Parameters:
  ///   - idiom: the device of the test: `.phone`, or `.pad` with its regular width. Nil means a phone on the stand-in, and the
  ///     device that runs the tests on UIKit. If the device that runs the tests has another idiom, a `LifecycleIssue` is
  ///     reported.
  ///   - file: the file of the call, for issues.
  ///   - line: the line of the call, for issues.
  /// - Precondition: on the stand-in, `idiom` is nil, `.phone` or `.pad`.
  public init(idiom: UIUserInterfaceIdiom? = nil, file: StaticString = #fileID, line: UInt = #line) {
    system = TestSystem(idiom: idiom, for: CallSite(file: file, line: line))
  }

  /// The `UIWindow`.
  public var window: UIWindow { system.window }

  /// Makes a screen the window's root view controller, and waits until the screen has appeared. The previous root disappears.
  ///
  /// ```swift
  /// await window.show(screen)
  /// ```
  /// - Parameters:
  ///   - screen: the new root.
  ///   - file: the file of the call, for issues.
  ///   - line: the line of the call, for issues.
  public func show(_ screen: UIViewController, file: StaticString = #fileID, line: UInt = #line) async {
    window.rootViewController = screen
    window.makeKeyAndVisible()
    await settle(file: file, line: line)
  }

  /// Presents a screen over the topmost screen. The topmost screen disappears under `.fullScreen`, but not under a sheet.
  ///
  /// ```swift
  /// await window.cover(with: UIViewController(), style: .pageSheet)
  /// await window.uncover()
  /// ```
  /// - Parameters:
  ///   - modal: the screen to present; nil for an empty screen.
  ///   - style: the presentation style; nil for the style that `modal` has.
  ///   - animated: whether the transition is animated.
  ///   - file: the file of the call, for issues.
  ///   - line: the line of the call, for issues.
  /// - Precondition: ``show(_:file:line:)`` was called, and `modal` is not on screen.
  public func cover(
    with modal: UIViewController? = nil, style: UIModalPresentationStyle? = nil, animated: Bool = true,
    file: StaticString = #fileID, line: UInt = #line
  ) async {
    let modal = modal ?? UIViewController()
    precondition(
      modal.presentingViewController == nil && modal.viewIfLoaded?.window == nil,
      "cover(with:) got \(modal), which is already on screen. Pass a new view controller, or call `await window.uncover()` first."
    )
    if let style { modal.modalPresentationStyle = style }
    top.present(modal, animated: animated)
    await settle(file: file, line: line)
  }

  /// Dismisses the screen that was presented last.
  /// - Parameters:
  ///   - animated: whether the transition is animated.
  ///   - file: the file of the call, for issues.
  ///   - line: the line of the call, for issues.
  /// - Precondition: a screen is presented.
  public func uncover(animated: Bool = true, file: StaticString = #fileID, line: UInt = #line) async {
    precondition(
      top.presentingViewController != nil,
      "uncover() found nothing that covers the root. Write `await window.cover()` before it.")
    top.dismiss(animated: animated)
    await settle(file: file, line: line)
  }

  /// Hides the window, so that its screens disappear. ``show(_:file:line:)`` makes the window visible again.
  /// - Parameters:
  ///   - file: the file of the call, for issues.
  ///   - line: the line of the call, for issues.
  public func hide(file: StaticString = #fileID, line: UInt = #line) async {
    window.isHidden = true
    await settle(file: file, line: line)
  }

  /// Waits until transitions have ended, UIKit has made all its calls, `FocusBehavior` has reported all changes, and tasks on
  /// the main actor have run. Call `settle` after your own code has pushed, popped, presented or embedded a screen, or has
  /// started a task.
  ///
  /// ```swift
  /// navigationController.pushViewController(screen, animated: true)
  /// await window.settle()
  /// ```
  ///
  /// The call does not wait for work on another thread, and on the stand-in it does not wait for `Task.sleep`, whose time is
  /// real. In a long chain of tasks that wait for each other, the last tasks may not have run. In that case, await the task
  /// that you started.
  /// - Parameters:
  ///   - file: the file of the call, for issues.
  ///   - line: the line of the call, for issues.
  public func settle(file: StaticString = #fileID, line: UInt = #line) async {
    await system.settle(for: CallSite(file: file, line: line))
  }

  func close() {
    window.isHidden = true
    system.end()
  }

  private var top: UIViewController {
    guard var top = window.rootViewController else {
      preconditionFailure("The window is empty. Write `await window.show(screen)` before it is covered or uncovered.")
    }
    while let modal = top.presentedViewController { top = modal }
    return top
  }
}

/// Runs a test with a new window, while no other test has a window.
///
/// ```swift
/// @Test("An appearance ends when the screen is covered")
/// func appearance() async {
///   await withLifecycleTestWindow { window in
///     let log = LifecycleTranscript()
///     let lengths = AppearanceLengthBehavior { _ in log.record("measured") }
///     await window.show(ScreenUnderTest(behaviors: [lengths]))
///     #expect(log.flush() == [])
///     await window.cover(style: .fullScreen)
///     #expect(log.flush() == ["measured"])
///   }
/// }
/// ```
///
/// A process has only one app, one key window and, on the stand-in, one clock, but tests of several suites run in turns while
/// they await. Tests that call this function wait for each other, whatever their suites and traits are. A call inside another
/// call does not wait. At the end, the window is hidden, so that its screens disappear.
///
/// - Parameters:
///   - idiom: the device of the test, as in ``LifecycleTestWindow/init(idiom:file:line:)``.
///   - file: the file of the call, for issues.
///   - line: the line of the call, for issues.
///   - test: the test. Do not use the window after the closure has returned.
/// - Returns: the result of `test`.
/// - Throws: the error that `test` throws.
@preconcurrency @MainActor
@discardableResult
public func withLifecycleTestWindow<Result>(
  idiom: UIUserInterfaceIdiom? = nil, file: StaticString = #fileID, line: UInt = #line,
  _ test: @MainActor (LifecycleTestWindow) async throws -> Result
) async rethrows -> Result {
  try await TestTurn.shared.take {
    let window = LifecycleTestWindow(idiom: idiom, file: file, line: line)
    defer { window.close() }
    return try await test(window)
  }
}
