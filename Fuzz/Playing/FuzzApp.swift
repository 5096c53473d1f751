import Journey
import UIKit

/// The user's app, for the player of journeys: its screens are named by their types.
@MainActor
final class FuzzApp: JourneyApp {
  private let makeFirst: @MainActor () -> UIViewController

  init(_ makeFirst: @escaping @MainActor () -> UIViewController) {
    self.makeFirst = makeFirst
  }

  func makeScreen(named name: String) -> UIViewController { makeFirst() }

  func makeFirstScreen() -> UIViewController? { makeFirst() }

  func name(of controller: UIViewController) -> String? {
    controller.isOfApp ? controller.typeName : nil
  }
}
