import LifecycleBehaviors
import UIKit

/// A window to show screens in, for tests of your behaviors: the same test runs on UIKit and on the headless stand-in.
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
/// Each call returns when its transition has ended, UIKit has made all its calls about it, `FocusBehavior` has reported what
/// it changed, and the tasks that it began have run: a result does not depend on the time until the next frame. Screens that
/// their app samples by hand are left to it. On UIKit that takes real time, on the stand-in virtual time. There each window is a
/// freshly launched app on a device of its own, `device`, and its use after a later window has been created is reported as a
/// `LifecycleIssue`.
///
/// ## Topics
///
/// ### Creating one
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
/// ### Below it
///
/// - ``window``
/// - ``device``
@preconcurrency @MainActor
public final class LifecycleTestWindow {
  let system: TestSystem

  /// An empty window, visible and key.
  ///
  /// While a test awaits, tests of other suites run. Two that have a window then share one app, so write
  /// ``withLifecycleTestWindow(idiom:file:line:_:)`` in each, unless you see to it yourself that they run one after the other:
  /// in Swift Testing the trait `.serialized` does so for the tests of one suite only.
  /// - Parameters:
  ///   - idiom: the device that the test is about: `.phone`, or `.pad` with its regular width. Nil for any: a phone on the
  ///     stand-in, and the device of the tests on UIKit. There another idiom than the device's is reported as a
  ///     `LifecycleIssue`.
  ///   - file: the file of the call, for issues.
  ///   - line: the line of the call, for issues.
  /// - Precondition: on the stand-in `idiom` is nil, `.phone` or `.pad`.
  public init(idiom: UIUserInterfaceIdiom? = nil, file: StaticString = #fileID, line: UInt = #line) {
    system = TestSystem(idiom: idiom, for: CallSite(file: file, line: line))
  }

  /// The window itself.
  public var window: UIWindow { system.window }

  /// Makes `screen` the window's root and waits until it has appeared; the earlier root disappears.
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

  /// Presents a screen over the topmost one, which disappears under `.fullScreen` and does not under a sheet, UIKit's default.
  ///
  /// ```swift
  /// await window.cover(with: UIViewController(), style: .pageSheet)
  /// await window.uncover()
  /// ```
  /// - Parameters:
  ///   - modal: nil for an empty screen.
  ///   - style: how it is presented; nil for the style that `modal` has.
  ///   - animated: whether the transition is animated.
  ///   - file: the file of the call, for issues.
  ///   - line: the line of the call, for issues.
  /// - Precondition: `show(_:)` was called, and `modal` is not on screen.
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

  /// Hides the window; its screens disappear. `show(_:)` brings it back.
  /// - Parameters:
  ///   - file: the file of the call, for issues.
  ///   - line: the line of the call, for issues.
  public func hide(file: StaticString = #fileID, line: UInt = #line) async {
    window.isHidden = true
    await settle(file: file, line: line)
  }

  /// Waits until the transitions in progress have ended, UIKit has made its calls after them, `FocusBehavior` has reported what
  /// they changed, and tasks on the main actor that have something to do have done it. Call it after code of your own that
  /// pushes, pops, presents or embeds, or that begins a task.
  ///
  /// Work on another thread is not waited for, and on the stand-in neither is `Task.sleep`, whose time is real. Of a long
  /// chain of tasks that wait for each other the last ones may not have run: await the task that you began.
  ///
  /// ```swift
  /// navigationController.pushViewController(screen, animated: true)
  /// await window.settle()
  /// ```
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

/// Runs a test with a window of its own, while no other test has one.
///
/// ```swift
/// @Test("A visit ends when the screen is covered")
/// func visit() async {
///   await withLifecycleTestWindow { window in
///     let log = LifecycleTranscript()
///     let visits = VisitLengthBehavior { _ in log.record("visited") }
///     await window.show(ScreenUnderTest(behaviors: [visits]))
///     #expect(log.flush() == [])
///     await window.cover(style: .fullScreen)
///     #expect(log.flush() == ["visited"])
///   }
/// }
/// ```
///
/// The app, its key window and, on the stand-in, its clock exist once in a process, and tests of several suites run in turns
/// while they await. Here they wait for each other, whatever their suites and traits are. A call inside of another one waits
/// for nothing. At the end the window is hidden, so that its screens disappear.
///
/// - Parameters:
///   - idiom: the device that the test is about, as in ``LifecycleTestWindow/init(idiom:file:line:)``.
///   - file: the file of the call, for issues.
///   - line: the line of the call, for issues.
///   - test: what to do with the window. Do not use the window later.
/// - Returns: what `test` returns.
/// - Throws: what `test` throws.
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
