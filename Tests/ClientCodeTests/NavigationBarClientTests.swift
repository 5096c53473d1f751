import HeadlessDevice
import LifecycleBehaviors
import TestSupport
import Testing
import UIKit

// Behaviors about navigation bars, as apps write them.

private struct BareBackButtonBehavior: ViewControllerLifecycleBehavior {
  func afterLoading(_ viewController: UIViewController) {
    viewController.navigationItem.backBarButtonItem = UIBarButtonItem(
      title: "", style: .plain, target: nil, action: nil)
  }
}

private struct TransparentBarBehavior: ViewControllerLifecycleBehavior {
  func beforeAppearing(_ viewController: UIViewController) {
    guard let bar = viewController.navigationController?.navigationBar else { return }
    bar.setBackgroundImage(UIImage(), for: .default)
    bar.shadowImage = UIImage()
    bar.isTranslucent = true
  }

  func beforeDisappearing(_ viewController: UIViewController) {
    guard let bar = viewController.navigationController?.navigationBar else { return }
    bar.setBackgroundImage(nil, for: .default)
    bar.shadowImage = nil
  }
}

private struct DarkBarBehavior: ViewControllerLifecycleBehavior {
  func beforeAppearing(_ viewController: UIViewController) {
    viewController.navigationController?.navigationBar.barStyle = .black
    viewController.navigationController?.navigationBar.tintColor = .white
  }

  func beforeDisappearing(_ viewController: UIViewController) {
    viewController.navigationController?.navigationBar.barStyle = .default
    viewController.navigationController?.navigationBar.tintColor = nil
  }
}

private struct BrandedItemBehavior: ViewControllerLifecycleBehavior {
  func afterLoading(_ viewController: UIViewController) {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .systemIndigo
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
    viewController.navigationItem.standardAppearance = appearance
    viewController.navigationItem.scrollEdgeAppearance = appearance
    viewController.navigationItem.largeTitleDisplayMode = .never
  }
}

private struct CloseButtonBehavior: ViewControllerLifecycleBehavior {
  func afterLoading(_ viewController: UIViewController) {
    let close = UIAction { [weak viewController] _ in viewController?.dismiss(animated: true) }
    viewController.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: close)
  }
}

private struct EditButtonBehavior: ViewControllerLifecycleBehavior {
  func afterLoading(_ viewController: UIViewController) {
    viewController.navigationItem.rightBarButtonItem = viewController.editButtonItem
  }
}

@MainActor
@Suite(.oneDevice)
struct NavigationBarClientTests {
  let device = HeadlessDevice()
  let nav = UINavigationController(rootViewController: UIViewController())

  init() {
    device.launch(showing: nav)
  }

  private func push(_ behavior: some ViewControllerLifecycleBehavior) -> UIViewController {
    let screen = Screen([behavior])
    nav.pushViewController(screen, animated: true)
    device.finishTransitions()
    return screen
  }

  private func pop() {
    #expect(device.tapBackButton(in: nav))
    device.finishTransitions()
  }

  @Test("A screen gives the button that leads back to it no title")
  func backButton() {
    let screen = push(BareBackButtonBehavior())
    #expect(screen.navigationItem.backBarButtonItem?.title == "")
  }

  @Test("A bar is transparent, or dark, while a screen is on screen")
  func bars() {
    _ = push(TransparentBarBehavior())
    #expect(nav.navigationBar.backgroundImage(for: .default) == UIImage())
    #expect(nav.navigationBar.shadowImage == UIImage())
    pop()
    #expect(nav.navigationBar.backgroundImage(for: .default) == nil && nav.navigationBar.shadowImage == nil)
    _ = push(DarkBarBehavior())
    #expect(nav.navigationBar.barStyle == .black && nav.navigationBar.tintColor == .white)
    pop()
    #expect(nav.navigationBar.barStyle == .default && nav.navigationBar.tintColor == .systemBlue)
  }

  @Test("A screen has an appearance of its own")
  func appearance() {
    let item = push(BrandedItemBehavior()).navigationItem
    #expect(item.standardAppearance == item.scrollEdgeAppearance)
    #expect(item.standardAppearance?.backgroundColor == .systemIndigo && item.largeTitleDisplayMode == .never)
  }

  @Test("A sheet has a close button that works, and a list an edit button")
  func buttons() throws {
    let list = push(EditButtonBehavior())
    #expect(device.tap(try #require(list.navigationItem.rightBarButtonItem)) && list.isEditing)
    let sheet = Screen([CloseButtonBehavior()])
    nav.present(UINavigationController(rootViewController: sheet), animated: true)
    device.finishTransitions()
    #expect(device.tap(try #require(sheet.navigationItem.leftBarButtonItem)))
    device.finishTransitions()
    #expect(nav.presentedViewController == nil)
  }
}
