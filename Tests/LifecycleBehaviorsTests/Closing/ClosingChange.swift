import Testing
import UIKit

/// Something that an app does with a container, and what is written about its screens.
struct ClosingChange<Container: UIViewController>: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let closings: [String]
  private let change: @MainActor @Sendable (ClosingApp, Container, _ isAnimated: Bool) -> Void

  init(
    _ description: String, _ closings: [String],
    _ change: @escaping @MainActor @Sendable (ClosingApp, Container, _ isAnimated: Bool) -> Void
  ) {
    testDescription = description
    self.closings = closings
    self.change = change
  }

  @MainActor
  func make(_ app: ClosingApp, _ container: Container, isAnimated: Bool = false) {
    change(app, container, isAnimated)
  }
}
