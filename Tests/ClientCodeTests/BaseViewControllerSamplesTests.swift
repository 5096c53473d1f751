import HeadlessDevice
import LifecycleBehaviors
import TestSupport
import Testing
import UIKit

@testable import Samples

/// The page about a base view controller.
@MainActor
@Suite(.everyAnswer)
struct BaseViewControllerSamplesTests {
  private struct State: Equatable {
    var reports: [String]
    var hidesBar: Bool
    var keepsAwake: Bool
  }

  /// Pushes the screen, pushes another one over it, and goes back twice.
  private func states(of screen: UIViewController) -> [State] {
    let device = HeadlessDevice()
    screen.title = "Movie"
    let navigation = UINavigationController(rootViewController: UIViewController())
    device.launch(showing: navigation)
    Analytics.shared.titles = []
    let steps = [
      { navigation.pushViewController(screen, animated: true) },
      { navigation.pushViewController(BaseClass.BaseViewController(), animated: true) },
      { _ = navigation.popViewController(animated: true) },
      { _ = navigation.popViewController(animated: true) },
    ]
    return steps.map { step in
      step()
      device.advance(by: 1)
      defer { Analytics.shared.titles = [] }
      return State(
        reports: Analytics.shared.titles, hidesBar: navigation.isNavigationBarHidden,
        keepsAwake: UIApplication.shared.isIdleTimerDisabled)
    }
  }

  @Test("The list of behaviors does what the base class did, and so does the step between them")
  func same() {
    let expected = [
      State(reports: ["Movie"], hidesBar: true, keepsAwake: true),
      State(reports: [""], hidesBar: false, keepsAwake: false),
      State(reports: ["Movie"], hidesBar: true, keepsAwake: true),
    ]
    #expect(states(of: BaseClass.MovieViewController()).prefix(3) == expected[...])
    #expect(states(of: InBetween.MovieViewController()).prefix(3) == expected[...])
    #expect(states(of: WithoutBaseClass.MovieViewController()).prefix(3) == expected[...])
  }

  @Test("The base class leaves the bar as the last screen wanted it; a behavior restores it")
  func afterwards() {
    #expect(states(of: BaseClass.MovieViewController()).last?.hidesBar == true)
    #expect(states(of: WithoutBaseClass.MovieViewController()).last?.hidesBar == false)
  }
}
