// expect: property 'window' must be as accessible as its enclosing type because it matches a requirement
import UIKit

final class Delegate: UIResponder, UIApplicationDelegate {
  private var window: UIWindow?
}
