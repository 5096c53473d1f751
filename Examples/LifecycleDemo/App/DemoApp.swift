import FocusDemoScreens
import Journey
import LifecycleBehaviors
import UIKit

/// The app of the demo's journeys: creates the screens that a journey names, each with behaviors that report.
@MainActor
final class DemoApp: JourneyApp {
  private let report: Report
  private let example: ExampleApp
  private let group: DemoGroup

  init(report: Report, example: ExampleApp, group: DemoGroup) {
    self.report = report
    self.example = example
    self.group = group
  }

  func makeScreen(named name: String) -> UIViewController {
    var behaviors: [any ViewControllerLifecycleBehavior] = []
    var first: [any ViewControllerLifecycleBehavior] = []
    if name == Playback.screenName, !example.isRunning {
      first.append(Playback.behavior(report, isFirst: true))
      behaviors.append(Playback.behavior(report, isFirst: false))
    }
    if group.contains(name) { behaviors.append(group.behavior(for: name)) }
    return example.make(name, behaviors: behaviors)
      ?? DemoScreen(name, report: report, first: first, behaviors: behaviors)
  }

  func makeFirstScreen() -> UIViewController? {
    UINavigationController(rootViewController: makeScreen(named: FocusDemo.Screen.library.rawValue))
  }

  func name(of controller: UIViewController) -> String? {
    (controller as? DemoScreen)?.name ?? FocusDemo.Screen(controller)?.rawValue
  }
}
