import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

/// R5, R8, R29, R57: sizes, orientations and traits that change while screens are shown.
@MainActor
@Suite(.oneDevice)
struct EnvironmentTests {
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

    override func willTransition(
      to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      let width = newCollection.horizontalSizeClass
      transcript.record("\(name).willTransition \(width) \(newCollection.verticalSizeClass)")
      super.willTransition(to: newCollection, with: coordinator)
    }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      transcript.record("\(name) to \(Int(size.width))x\(Int(size.height))")
      inside["viewWillTransition"]?(self)
      super.viewWillTransition(to: size, with: coordinator)
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      transcript.record("\(name).traitsDidChange")
      inside["traitsDidChange"]?(self)
    }
  }

  let log = Transcript()
  private let a: Screen

  init() {
    a = Screen("A", in: log)
  }

  private func launch(_ root: UIViewController, on idiom: UIUserInterfaceIdiom = .phone) -> HeadlessDevice {
    let device = HeadlessDevice.launched(showing: root, on: idiom)
    _ = log.flush()
    return device
  }

  /// Removes all lines.
  /// - Returns: the new sizes that were announced.
  private func flushSizes() -> [String] {
    log.flush().filter { $0.contains(" to ") }
  }

  // MARK: Rotation

  @Test("R8, R29: a rotation is announced, traits before size, then applied, then laid out alongside an animation")
  func rotation() {
    a.logsLayout = true
    let device = launch(a)
    a.inside["viewWillTransition"] = { [log] a in
      #expect(a.view.bounds.size == CGSize(width: 393, height: 852))
      log.record(self.a.environment)
      a.transitionCoordinator?.animate { _ in
        log.record(self.a.environment)
      } completion: { context in
        log.record("completion cancelled \(context.isCancelled)")
      }
    }
    device.rotate(to: .landscapeLeft)
    #expect(
      log.flush() == [
        "A.willTransition compact compact", "A to 852x393", "393x852 portrait regular regular", "A.traitsDidChange",
        "852x393 landscapeLeft compact compact", "A.wL", "A.dL",
      ])
    #expect(a.view.window?.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
    device.advance(by: 1)
    #expect(log.flush() == ["completion cancelled false"])
    #expect(a.transitionCoordinator == nil)
    a.inside = [:]
    device.rotate(to: .portrait)
    #expect(
      log.flush() == ["A.willTransition compact regular", "A to 393x852", "A.traitsDidChange", "A.wL", "A.dL"])
    #expect(a.environment == "393x852 portrait regular regular")
  }

  @Test("R29: each announcement reaches children before the next begins, and then the presented controllers")
  func tree() {
    let child = Screen("C", in: log)
    let sheet = Screen("S", in: log)
    a.inside["viewDidLoad"] = { $0.embed(child) }
    let device = launch(a)
    child.present(sheet, animated: false)
    device.finishTransitions()
    _ = log.flush()
    device.rotate(to: .landscapeLeft)
    #expect(
      log.flush() == [
        "A.willTransition compact compact", "C.willTransition compact compact", "A to 852x393",
        "C to 852x393", "S.willTransition compact compact", "S to 852x393",
        "A.traitsDidChange", "C.traitsDidChange", "S.traitsDidChange",
      ])
    #expect(sheet.view.bounds.width == 852)
    #expect(sheet.transitionCoordinator != nil)
    device.advance(by: 1)
    #expect(sheet.transitionCoordinator == nil)
  }

  @Test("R5: default views, windows of a scene and new scenes that are made in landscape have its size")
  func madeLater() throws {
    let device = launch(a)
    let scene = try #require(a.view.window?.windowScene)
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
    let device = HeadlessDevice()
    device.rotate(to: .landscapeLeft)
    device.launch(showing: a)
    #expect(a.view.bounds.size == CGSize(width: 852, height: 393))
    #expect(a.environment == "852x393 landscapeLeft compact compact")
    #expect(flushSizes() == [])
  }

  @Test("R29: a rotation to an orientation that the root does not support changes no interface")
  func unsupported() {
    let device = launch(a)
    a.orientations = .portrait
    device.rotate(to: .landscapeLeft)
    #expect(device.orientation == .landscapeLeft)
    #expect(a.environment == "393x852 portrait regular regular")
    device.rotate(to: .portrait)
    #expect(log.flush() == [])
    a.orientations = .landscape
    device.rotate(to: .landscapeRight)
    #expect(flushSizes() == ["A to 852x393"])
  }

  @Test(
    "R29: the topmost modal that fills the window decides the orientations; sheets and alerts do not",
    arguments: [
      (.fullScreen, true), (.overFullScreen, true), (.pageSheet, false), (.overCurrentContext, false),
    ] as [(UIModalPresentationStyle, Bool)])
  func modal(style: UIModalPresentationStyle, decides: Bool) {
    let device = launch(a)
    let top = Screen("T", in: log)
    top.modalPresentationStyle = style
    top.orientations = .portrait
    a.present(top, animated: false)
    device.finishTransitions()
    top.present(UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: false)
    device.finishTransitions()
    device.rotate(to: .landscapeLeft)
    #expect((device.scenes[0].windows[0].bounds.width == 393) == decides)
  }

  @Test("R29: a child receives the size that its parent gives it, and no call if it has that size already")
  func children() {
    let parent = SizingParent()
    let children = ["C", "D"].map { Screen($0, in: log) }
    parent.sizes = [CGSize(width: 100, height: 50), CGSize(width: 20, height: 20)]
    children.forEach(parent.embed)
    children[1].view.frame.size = parent.sizes[1]
    launch(parent).rotate(to: .landscapeLeft)
    #expect(flushSizes() == ["C to 100x50"])
  }

  private final class SizingParent: UIViewController {
    var sizes: [CGSize] = []

    override func size(
      forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
      sizes[children.firstIndex { $0 === container } ?? 0]
    }
  }

  @Test("R38: a rotation in the middle of a push does not replace the coordinator of the push")
  func duringPush() throws {
    let nav = UINavigationController(rootViewController: a)
    let device = launch(nav)
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
    let device = launch(a)
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
    #expect(log.flush().filter { !$0.contains("A") } == ["frame 852"])
    #expect(device.keyboardFrame?.maxY == 393)
  }

  // MARK: Other changes

  @Test("R8: a changed style is announced afterwards, without a transition and without layout")
  func style() {
    a.logsLayout = true
    let device = launch(a)
    var previous: UIUserInterfaceStyle?
    a.inside["traitsDidChange"] = { previous = $0.traitCollection.userInterfaceStyle }
    device.setTraits(UITraitCollection(userInterfaceStyle: .dark))
    #expect(log.flush() == ["A.traitsDidChange"])
    #expect(previous == .dark)
    #expect(a.traitCollection.userInterfaceIdiom == .phone)
    device.setTraits(UITraitCollection(userInterfaceStyle: .dark))
    #expect(log.flush() == [])
  }

  @Test("R78: a scene is inactive while it is resized; other scenes and windows with a size of their own stay the same")
  func resizing() throws {
    a.logsLayout = true
    let device = launch(a, on: .pad)
    let other = Screen("O", in: log)
    let otherScene = device.connectScene { UIWindow.key(in: $0, showing: other) }
    let overlay = device.openWindow(showing: Screen("W", in: log), makingKey: false)
    overlay.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    device.turn()
    _ = log.flush()
    let scene = try #require(a.view.window?.windowScene)
    let notifications = NotificationRecorder()
    notifications.observe(UIScene.willDeactivateNotification, of: scene) { [log] _ in log.record("willDeactivate") }
    device.resize(scene, to: CGSize(width: 375, height: 1194))
    #expect(
      log.flush() == [
        "willDeactivate", "A.willTransition compact regular", "A to 375x1194", "W.willTransition compact regular",
        "A.traitsDidChange", "W.traitsDidChange", "A.wL", "A.dL",
      ])
    #expect(scene.activationState == .foregroundActive)
    #expect(overlay.frame.width == 50)
    #expect(otherScene.windows[0].bounds.width == 834)
    #expect(other.traitCollection.horizontalSizeClass == .regular)
    #expect(device.openWindow(showing: Screen("N", in: log)).bounds.width == 375)
  }

  @Test("R45: a split view controller collapses with its width and expands again")
  func split() throws {
    let split = UISplitViewController()
    split.viewControllers = [log.screen("P"), log.screen("S")]
    let device = launch(split, on: .pad)
    let scene = try #require(split.view.window?.windowScene)
    device.resize(scene, to: CGSize(width: 375, height: 1194))
    device.advance(by: 1)
    #expect(split.isCollapsed)
    #expect(log.flush() == ["P.wD(f)", "P.dD(f)"])
    device.setTraits(UITraitCollection(horizontalSizeClass: .regular))
    device.advance(by: 1)
    #expect(!split.isCollapsed)
    #expect(log.flush() == ["P.wA(f)", "P.iA(f)", "P.dA(f)"])
  }
}
