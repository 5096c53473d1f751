import LifecycleBehaviors
import LifecycleTasks
import ReadyMadeBehaviors
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
      ActionBehavior.afterClosing { [weak self, weak child] _ in
        self?.children.removeAll { $0 === child }
      }
    ])
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
  let cart = CartViewController()

  func pay() {
    cart.navigationController?.pushViewController(UIViewController(), animated: true)
  }
}

final class CartViewController: UIViewController {
  var order: Order?
}

struct Order {
  let number: Int
}

/// A flow that reads as one function.
@MainActor
struct CheckoutFlow {
  let navigation: UINavigationController

  func checkOut() async -> Order? {
    let cart = CartViewController()
    cart.loadViewIfNeeded()
    navigation.pushViewController(cart, animated: true)
    _ = await cart.closing()
    return cart.order
  }
}
