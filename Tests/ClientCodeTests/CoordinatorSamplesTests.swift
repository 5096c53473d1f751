import HeadlessDevice
import LifecycleBehaviors
import TestSupport
import Testing
import UIKit

@testable import Samples

/// The page Coordinators.
@MainActor
@Suite(.everyAnswer)
struct CoordinatorSamplesTests {
  private let device = HeadlessDevice()
  private let navigation = UINavigationController(rootViewController: UIViewController())
  private let shop: ShopCoordinator

  init() {
    shop = ShopCoordinator(navigation)
    device.launch(showing: navigation)
    device.advance(by: 1)
    shop.checkOut()
    device.advance(by: 1)
  }

  private var checkout: CheckoutCoordinator? { shop.children.first as? CheckoutCoordinator }

  @Test("A child is kept while its first screen is in the stack, covered or not, and under a swipe that is cancelled")
  func kept() throws {
    try #require(checkout).pay()
    device.advance(by: 1)
    #expect(navigation.viewControllers.count == 3)
    #expect(shop.children.count == 1)
    navigation.popViewController(animated: true)
    device.advance(by: 1)
    try #require(device.beginSwipeBack(in: navigation)).cancel()
    device.advance(by: 1)
    device.pressHome()
    device.advance(by: 60)
    device.openApp()
    device.advance(by: 1)
    #expect(shop.children.count == 1)
  }

  @Test("A child is removed and released when its screens are closed: by a swipe, Back, a way to the root, a new stack")
  func removed() throws {
    let closings: [() throws -> Void] = [
      { try #require(device.beginSwipeBack(in: navigation)).finish() },
      { device.tapBackButton(in: navigation) },
      {
        checkout?.pay()
        device.advance(by: 1)
        navigation.popToRootViewController(animated: true)
      },
      { navigation.setViewControllers([UIViewController()], animated: false) },
    ]
    for close in closings {
      weak let child = checkout
      #expect(child != nil)
      try close()
      device.advance(by: 1)
      #expect(shop.children.isEmpty)
      #expect(child == nil)
      shop.checkOut()
      device.advance(by: 1)
    }
  }

  @Test("A child in a sheet is removed when the sheet is dragged down, and kept when the drag is cancelled")
  func sheet() throws {
    let child = CheckoutCoordinator()
    shop.add(child, until: child.cart)
    let modal = UINavigationController(rootViewController: child.cart)
    navigation.present(modal, animated: true)
    device.advance(by: 1)
    try #require(device.beginSheetDrag(of: modal)).cancel()
    device.advance(by: 1)
    #expect(shop.children.count == 2)
    try #require(device.beginSheetDrag(of: modal)).finish()
    device.advance(by: 1)
    #expect(shop.children.count == 1)
    #expect(checkout !== child)
  }
}
