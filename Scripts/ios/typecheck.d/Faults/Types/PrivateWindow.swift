import UIKit

final class Delegate: UIResponder, UIApplicationDelegate {
  // expect: property 'window' must be as accessible as its enclosing type because it matches a requirement in protocol 'UIApplicationDelegate'
  private var window: UIWindow?
}
