import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// R47, R48: which controller presents, and which controllers return the presented one.
@MainActor
@Suite(.oneDevice)
struct PresentationLinksTests: FixtureSuite {
  let fixture = TabbedScreen()

  nonisolated static let rootStyles: [UIModalPresentationStyle] = [
    .automatic, .fullScreen, .overFullScreen, .pageSheet, .formSheet, .popover,
  ]

  @Test("R47: the outermost container presents", arguments: rootStyles)
  func outermost(style: UIModalPresentationStyle) {
    screen.definesPresentationContext = true
    modal.modalPresentationStyle = style
    helper.present(modal, animated: true)
    #expect(modal.presentingViewController === tab)
    device.advance(by: 1)
    #expect(modal.presentingViewController === tab)
  }

  nonisolated static let contextStyles: [UIModalPresentationStyle] = [.currentContext, .overCurrentContext]

  @Test("R47: a presentation in a context is presented by the nearest defining controller", arguments: contextStyles)
  func context(style: UIModalPresentationStyle) {
    nav.definesPresentationContext = true
    screen.definesPresentationContext = true
    modal.modalPresentationStyle = style
    helper.present(modal, animated: true)
    device.advance(by: 1)
    #expect(modal.presentingViewController === screen)
    #expect(nav.presentedViewController == nil)
    #expect(sibling.presentedViewController == nil)
    #expect(helper.presentedViewController === modal)
  }

  @Test("R47: without a context the root presents", arguments: contextStyles)
  func noContext(style: UIModalPresentationStyle) {
    modal.modalPresentationStyle = style
    screen.present(modal, animated: true)
    device.advance(by: 1)
    #expect(modal.presentingViewController === tab)
  }

  @Test("R47: an alert is presented by the root")
  func alert() {
    screen.definesPresentationContext = true
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    screen.present(alert, animated: true)
    #expect(alert.presentingViewController === tab)
  }

  @Test("R47: a controller inside a presented tree is presented by the root of that tree")
  func secondModal() {
    let inner = UIViewController()
    let modalNav = UINavigationController(rootViewController: inner)
    screen.present(modalNav, animated: false)
    device.finishTransitions()
    inner.present(modal, animated: false)
    device.finishTransitions()
    #expect(modal.presentingViewController === modalNav)
    #expect(modalNav.presentingViewController === tab)
    #expect(inner.presentingViewController === tab)
  }

  @Test("R48, T5: the presenter and all its descendants return the modal")
  func presented() {
    screen.present(modal, animated: true)
    device.advance(by: 1)
    for controller in [tab, nav, screen, helper, sibling] {
      #expect(controller.presentedViewController === modal)
      #expect(controller.presentingViewController == nil)
    }
    #expect(nav.visibleViewController === modal)
  }

  @Test("R48, T5: the presented tree returns its presenter, and does not return itself as presented")
  func presenting() {
    let child = UIViewController()
    modal.embed(child)
    screen.present(modal, animated: true)
    device.advance(by: 1)
    for controller in [modal, child] {
      #expect(controller.presentingViewController === tab)
      #expect(controller.presentedViewController == nil)
    }
  }

  @Test("R48: when two ancestors present, the nearest one counts")
  func nearest() {
    screen.definesPresentationContext = true
    modal.modalPresentationStyle = .overCurrentContext
    screen.present(modal, animated: false)
    device.finishTransitions()
    let other = UIViewController()
    nav.present(other, animated: false)
    device.finishTransitions()
    #expect(device.consoleMessages.isEmpty)
    #expect(helper.presentedViewController === modal)
    #expect(screen.presentedViewController === modal)
    #expect(nav.presentedViewController === other)
    #expect(tab.presentedViewController === other)
  }

  @Test("R50, R47: under a context only the defining controller is covered")
  func coveringContext() {
    let root = log.screen("P")
    let left = log.screen("L")
    let right = log.screen("R")
    root.embed(left)
    root.embed(right)
    device.openWindow(showing: root)
    _ = log.flush()
    left.definesPresentationContext = true
    modal.modalPresentationStyle = .currentContext
    left.present(modal, animated: true)
    device.advance(by: 1)
    #expect(log.flush() == ["B.viewDidLoad", "L.wD(t)", "B.wA(t)", "B.iA(t)", "B.dA(t)", "L.dD(t)"])
    #expect(left.view.window == nil)
    #expect(right.view.window != nil)
    #expect(modal.view.isDescendant(of: root.view))
    modal.dismiss(animated: true)
    device.advance(by: 1)
    #expect(log.flush() == ["B.wD(t)", "L.wA(t)", "L.iA(t)", "L.dA(t)", "B.dD(t)"])
    #expect(left.view.superview === root.view)
  }
}
