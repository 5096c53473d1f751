import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// R106: the next responder.
@MainActor
@Suite(.oneDevice)
struct ResponderChainTests {
  private final class ResponderDelegate: UIResponder, UIApplicationDelegate {}
  private final class PlainDelegate: NSObject, UIApplicationDelegate {}

  let device = HeadlessDevice()
  let screen = UIViewController()

  /// The chain from `responder` to its end.
  private func chain(from responder: UIResponder) -> [UIResponder] {
    Array(sequence(first: responder, next: \.next))
  }

  private func scene() throws -> UIWindowScene {
    try #require(device.scenes.first)
  }

  @Test("R106: a view's chain: superviews, the controller of the root view, window, scene, application")
  func wholeChain() throws {
    let window = device.launch(showing: screen)
    let box = UIView()
    let field = UITextField()
    screen.view.addSubview(box)
    box.addSubview(field)
    #expect(
      chain(from: field) == [field, box, screen.view, screen, window, try scene(), UIApplication.shared])
  }

  @Test("R106: the chain ends with the application's delegate if that is a responder")
  func delegate() {
    let delegate = ResponderDelegate()
    let plainDelegate = PlainDelegate()
    let window = UIWindow()
    UIApplication.shared.delegate = delegate
    #expect(chain(from: window) == [window, UIApplication.shared, delegate])
    UIApplication.shared.delegate = plainDelegate
    #expect(chain(from: window) == [window, UIApplication.shared])
  }

  @Test("R106: a child's chain leads through its parent's view to the parent")
  func child() throws {
    let window = device.launch(showing: screen)
    let child = UIViewController()
    screen.embed(child)
    #expect(
      chain(from: child.view)
        == [child.view, child, screen.view, screen, window, try scene(), UIApplication.shared])
  }

  @Test("R106: the chain of a navigation controller's content leads through the navigation controller")
  func navigation() {
    let nav = UINavigationController(rootViewController: screen)
    let window = device.launch(showing: nav)
    let links = chain(from: screen.view)
    #expect(Array(links.prefix(2)) == [screen.view, screen])
    #expect(Array(links.dropFirst(2).prefix { $0 !== window }.suffix(2)) == [nav.view, nav])
  }

  @Test("R106: outside of a window the chain ends with the view that has no superview, and loads no view")
  func offWindow() {
    let child = UIViewController()
    #expect(child.next == nil)
    screen.addChild(child)
    #expect(child.next == nil)
    #expect(!child.isViewLoaded)
    #expect(!screen.isViewLoaded)
    #expect(chain(from: screen.view) == [screen.view, screen])
  }

  @Test(
    "R106: a presented controller is followed by the one that presents it, in every style",
    arguments: [
      UIModalPresentationStyle.pageSheet, .fullScreen, .overFullScreen,
    ])
  func presented(style: UIModalPresentationStyle) throws {
    let window = device.launch(showing: screen)
    let modal = UIViewController()
    modal.modalPresentationStyle = style
    screen.present(modal, animated: true)
    device.advance(by: 1)
    #expect(chain(from: modal.view) == [modal.view, modal, screen, window, try scene(), UIApplication.shared])
    modal.dismiss(animated: true)
    device.advance(by: 1)
    #expect(chain(from: modal.view) == [modal.view, modal])
  }

  @Test("R106: the next responder of a modal is the controller that presents it, not the one that called present()")
  func presentedForChild() {
    let nav = UINavigationController(rootViewController: screen)
    device.launch(showing: nav)
    let modal = UIViewController()
    screen.present(modal, animated: false)
    device.advance(by: 1)
    #expect(modal.next === nav)
  }

  @Test("R106: a root controller is followed by its window before its view is in it")
  func rootOfHiddenWindow() throws {
    device.launch(showing: screen)
    let root = UIViewController()
    let hidden = UIWindow(windowScene: try scene())
    hidden.rootViewController = root
    #expect(root.next === hidden)
    #expect(!root.isViewLoaded)
  }
}
