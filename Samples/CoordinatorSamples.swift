import LifecycleBehaviors
import UIKit

// Coordinators.

@MainActor
class FlowCoordinator {
  private(set) var children: [FlowCoordinator] = []

  /// Keeps a child until the first screen of its flow is closed, in whatever way.
  func add(_ child: FlowCoordinator, until screen: UIViewController) {
    children.append(child)
    screen.loadViewIfNeeded()
    screen.addBehaviors([
      ClosingBehavior { [weak self, weak child] in
        self?.children.removeAll { $0 === child }
      }
    ])
  }
}

struct ClosingBehavior {
  let didClose: @MainActor () -> Void
}

extension ClosingBehavior: ViewControllerLifecycleBehavior {
  func afterClosing(_ closing: ScreenClosing) {
    didClose()
  }
}

final class ShopCoordinator: FlowCoordinator {
  let navigation: UINavigationController

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
  }

  func checkOut() {
    let checkout = CheckoutCoordinator()
    add(checkout, until: checkout.cart)
    navigation.pushViewController(checkout.cart, animated: true)
  }
}

final class CheckoutCoordinator: FlowCoordinator {
  let cart = UIViewController()

  func pay() {
    cart.navigationController?.pushViewController(UIViewController(), animated: true)
  }
}
