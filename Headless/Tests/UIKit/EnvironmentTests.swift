import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// R8, R29, R57: sizes and traits that change while screens are shown.
@MainActor
@Suite(.oneDevice)
struct EnvironmentTests {
  private final class Screen: LoggedViewController {
    override func willTransition(
      to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      let width = newCollection.horizontalSizeClass
      transcript.record("\(name).willTransition \(width) \(newCollection.verticalSizeClass)")
      super.willTransition(to: newCollection, with: coordinator)
    }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      transcript.record("\(name).viewWillTransition \(Int(size.width))x\(Int(size.height))")
      inside["viewWillTransition"]?(self)
      super.viewWillTransition(to: size, with: coordinator)
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      transcript.record("\(name).traitsDidChange")
      inside["traitsDidChange"]?(self)
    }
  }

  let log = LifecycleTranscript()
  private let a: Screen

  init() {
    a = Screen("A", in: log)
    a.logsLayout = true
  }

  private func launch(_ root: UIViewController, on idiom: UIUserInterfaceIdiom = .phone) -> HeadlessDevice {
    let device = HeadlessDevice.launched(showing: root, on: idiom)
    _ = log.flush()
    return device
  }

  @Test("R29: a rotation is announced, traits before size, then applied, then laid out alongside an animation")
  func rotation() {
    let device = launch(a)
    a.inside["viewWillTransition"] = { [log] a in
      #expect(a.view.bounds.size == CGSize(width: 393, height: 852))
      #expect(a.traitCollection.verticalSizeClass == .regular)
      a.transitionCoordinator?.animate { _ in
        log.record("alongside \(Int(a.view.bounds.width))")
      } completion: { context in
        log.record("completion cancelled \(context.isCancelled)")
      }
    }
    a.inside["traitsDidChange"] = { a in #expect(a.traitCollection.verticalSizeClass == .compact) }
    device.rotate(to: .landscapeLeft)
    #expect(
      log.flush() == [
        "A.willTransition compact compact", "A.viewWillTransition 852x393", "A.traitsDidChange", "alongside 852",
        "A.wL", "A.dL",
      ])
    #expect(a.view.window?.windowScene?.interfaceOrientation == .landscapeLeft)
    device.advance(by: 1)
    #expect(log.flush() == ["completion cancelled false"])
    #expect(a.transitionCoordinator == nil)
    a.inside = [:]
    device.rotate(to: .portrait)
    device.advance(by: 1)
    #expect(
      log.flush() == [
        "A.willTransition compact regular", "A.viewWillTransition 393x852", "A.traitsDidChange", "A.wL", "A.dL",
      ])
  }

  @Test("R29: each announcement reaches children before the next begins, and then the presented controllers")
  func tree() {
    let child = Screen("C", in: log)
    let sheet = Screen("S", in: log)
    a.logsLayout = false
    a.inside["viewDidLoad"] = { $0.embed(child) }
    let device = launch(a)
    child.present(sheet, animated: false)
    device.finishTransitions()
    _ = log.flush()
    device.rotate(to: .landscapeLeft)
    #expect(
      log.flush() == [
        "A.willTransition compact compact", "C.willTransition compact compact", "A.viewWillTransition 852x393",
        "C.viewWillTransition 852x393", "S.willTransition compact compact", "S.viewWillTransition 852x393",
        "A.traitsDidChange", "C.traitsDidChange", "S.traitsDidChange",
      ])
    #expect(sheet.view.bounds.width == 852)
    #expect(sheet.transitionCoordinator != nil)
    device.advance(by: 1)
    #expect(sheet.transitionCoordinator == nil)
  }

  @Test("R8: a changed style is announced afterwards, without a transition and without layout")
  func style() {
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
        "willDeactivate", "A.willTransition compact regular", "A.viewWillTransition 375x1194",
        "W.willTransition compact regular", "A.traitsDidChange", "W.traitsDidChange", "A.wL", "A.dL",
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
