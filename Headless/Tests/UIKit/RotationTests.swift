import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// Sizes and orientations before, during and after a rotation (R5, R8, R29).
@MainActor
@Suite(.oneDevice)
struct RotationTests: FixtureSuite {
  private final class Screen: LoggedViewController {
    var orientations = UIInterfaceOrientationMask.allButUpsideDown

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }

    /// The part of the environment that an app can read without its own view.
    var environment: String {
      let scene = view.window?.windowScene
      let size = UIScreen.main.bounds.size
      let detached = UIView().traitCollection.verticalSizeClass
      return """
        \(Int(size.width))x\(Int(size.height)) \(scene?.interfaceOrientation ?? .unknown) \
        \(scene?.traitCollection.verticalSizeClass ?? .unspecified) \(detached)
        """
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      transcript.record("\(name) to \(Int(size.width))x\(Int(size.height))")
      inside["viewWillTransition"]?(self)
      coordinator.animate { [self] _ in inside["alongside"]?(self) }
    }
  }

  let fixture = LoggedDevice()
  private let a: Screen

  init() {
    a = Screen("A", in: fixture.log)
  }

  private func launch(_ root: UIViewController) -> UIWindow {
    let window = device.launch(showing: root)
    _ = log.flush()
    return window
  }

  @Test(
    "R8, R29: screen, scene and traits have old values while a rotation is announced, and new ones in its animation")
  func environment() {
    let window = launch(a)
    for moment in ["viewWillTransition", "alongside"] {
      a.inside[moment] = { [log] in log.record(($0 as? Screen)?.environment ?? "") }
    }
    device.rotate(to: .landscapeLeft)
    #expect(
      log.flush() == ["A to 852x393", "393x852 portrait regular regular", "852x393 landscapeLeft compact compact"])
    #expect(window.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
    device.advance(by: 1)
    device.rotate(to: .portrait)
    #expect(
      log.flush() == ["A to 393x852", "852x393 landscapeLeft compact compact", "393x852 portrait regular regular"])
  }

  @Test("R5: default views, windows of a scene and new scenes that are made in landscape have its size")
  func madeLater() throws {
    let scene = try #require(launch(a).windowScene)
    device.rotate(to: .landscapeRight)
    let landscape = CGSize(width: 852, height: 393)
    #expect(UIViewController().view.bounds.size == landscape)
    #expect(UIWindow(windowScene: scene).bounds.size == landscape)
    let other = device.connectScene { UIWindow(windowScene: $0) }
    #expect(UIWindow(windowScene: other).bounds.size == landscape)
    #expect(other.traitCollection.verticalSizeClass == .compact)
    device.rotate(to: .portrait)
    #expect(UIWindow(windowScene: other).bounds.size == CGSize(width: 393, height: 852))
  }

  @Test("R29: a device that was rotated before the launch is in landscape from the start, without an announcement")
  func turnedBeforeLaunch() {
    device.rotate(to: .landscapeLeft)
    device.launch(showing: a)
    #expect(a.view.bounds.size == CGSize(width: 852, height: 393))
    #expect(a.environment == "852x393 landscapeLeft compact compact")
    #expect(!log.flush().contains { $0.contains(" to ") })
  }

  @Test("R29: a rotation to an orientation that the root does not support changes no interface")
  func unsupported() {
    _ = launch(a)
    a.orientations = .portrait
    device.rotate(to: .landscapeLeft)
    #expect(device.orientation == .landscapeLeft)
    #expect(a.environment == "393x852 portrait regular regular")
    device.rotate(to: .portrait)
    #expect(log.flush() == [])
    a.orientations = .landscape
    device.rotate(to: .landscapeRight)
    #expect(log.flush() == ["A to 852x393"])
  }

  @Test(
    "R29: the topmost modal that fills the window decides the orientations; sheets and alerts do not",
    arguments: [
      (.fullScreen, true), (.overFullScreen, true), (.pageSheet, false), (.overCurrentContext, false),
    ] as [(UIModalPresentationStyle, Bool)])
  func modal(style: UIModalPresentationStyle, decides: Bool) {
    let window = launch(a)
    let top = Screen("T", in: log)
    top.modalPresentationStyle = style
    top.orientations = .portrait
    a.present(top, animated: false)
    device.finishTransitions()
    top.present(UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: false)
    device.finishTransitions()
    device.rotate(to: .landscapeLeft)
    #expect((window.bounds.width == 393) == decides)
  }

  @Test("R29: a child receives the size that its parent gives it, and no call if it has that size already")
  func children() {
    let parent = SizingParent()
    let children = ["C", "D"].map { Screen($0, in: log) }
    parent.sizes = [CGSize(width: 100, height: 50), CGSize(width: 20, height: 20)]
    children.forEach(parent.embed)
    children[1].view.frame.size = parent.sizes[1]
    children[0].preferredContentSize = CGSize(width: 1, height: 1)
    #expect(parent.preferring == [children[0]])
    _ = launch(parent)
    device.rotate(to: .landscapeLeft)
    #expect(log.flush() == ["C to 100x50"])
  }

  private final class SizingParent: UIViewController {
    var sizes: [CGSize] = []
    var preferring: [UIViewController] = []

    override func size(
      forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
      sizes[children.firstIndex { $0 === container } ?? 0]
    }

    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
      preferring += [container].compactMap { $0 as? UIViewController }
    }
  }

  @Test("R29: a presentation controller is called first, and the presented controller receives the size from it")
  func presentationController() {
    let modal = Screen("M", in: log)
    let delegate = HalfDelegate(log)
    modal.modalPresentationStyle = .custom
    modal.transitioningDelegate = delegate
    _ = launch(a)
    a.present(modal, animated: false)
    device.finishTransitions()
    modal.preferredContentSize = CGSize(width: 7, height: 7)
    _ = log.flush()
    #expect(delegate.half?.preferring == true)
    device.rotate(to: .landscapeLeft)
    #expect(log.flush() == ["A to 852x393", "half to 852", "M to 426x393"])
  }

  private final class HalfDelegate: LoggedObject, UIViewControllerTransitioningDelegate {
    weak var half: Half?

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      let controller = Half(presentedViewController: presented, presenting: presenting)
      controller.log = log
      half = controller
      return controller
    }
  }

  private final class Half: UIPresentationController {
    var log: LifecycleTranscript?
    var preferring = false

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      log?.record("half to \(Int(size.width))")
      super.viewWillTransition(to: size, with: coordinator)
    }

    override func size(
      forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { CGSize(width: parentSize.width / 2, height: parentSize.height) }

    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
      preferring = true
    }
  }

  @Test("R38: a rotation in the middle of a push does not replace the coordinator of the push")
  func duringPush() throws {
    let nav = UINavigationController(rootViewController: a)
    _ = launch(nav)
    let b = Screen("B", in: log)
    nav.pushViewController(b, animated: true)
    device.advance(by: 0.2)
    device.rotate(to: .landscapeLeft)
    #expect(b.transitionCoordinator?.viewController(forKey: .to) === b)
    device.advance(by: 0.2)
    #expect(b.transitionCoordinator == nil)
    #expect(b.view.bounds.width == 852)
  }

  @Test("R101: a keyboard on screen changes its frame after a rotation")
  func keyboard() {
    _ = launch(a)
    let field = UITextField()
    a.view.addSubview(field)
    field.becomeFirstResponder()
    device.advance(by: 1)
    let names = [UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification]
    let notifications = NotificationRecorder()
    for name in names {
      notifications.observe(name) { [log] notification in
        let end = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue ?? .zero
        log.record("\(name == names[0] ? "frame" : "show") \(Int(end.width))")
      }
    }
    device.rotate(to: .landscapeLeft)
    #expect(log.flush() == ["A to 852x393", "frame 852"])
    #expect(device.keyboardFrame?.maxY == 393)
  }
}
