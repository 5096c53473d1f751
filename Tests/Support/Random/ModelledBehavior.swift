import LifecycleBehaviors
import UIKit

/// A behavior that reports every moment to the model, and may act inside one of them.
struct ModelledBehavior: ViewControllerLifecycleBehavior {
  let name: String
  let model: JourneyModel
  var moment: LegalTranscript.Moment?
  var act: () -> Void = {}

  @MainActor
  final class Coordinator {
    fileprivate var record: BehaviorRecord?
    fileprivate var hasActed = false

    deinit {
      MainActor.assumeIsolated { record?.forget() }
    }
  }

  func makeCoordinator() -> Coordinator {
    Coordinator()
  }

  private func report(_ moment: LegalTranscript.Moment, _ viewController: UIViewController, _ context: Context) {
    let coordinator = context.coordinator
    guard let screen = viewController as? ModelledScreen else {
      return model.fail("\(name) is called with a screen that is none of the test's")
    }
    if coordinator.record == nil { coordinator.record = BehaviorRecord(name, on: screen, model) }
    coordinator.record?.isLeaving = context.isDetaching
    coordinator.record?.receive(moment, screen)
    guard moment == self.moment, !coordinator.hasActed else { return }
    coordinator.hasActed = true
    act()
  }

  func receive(_ moment: LifecycleMoment, on viewController: UIViewController, context: Context) {
    guard let moment = LegalTranscript.Moment(rawValue: moment.name) else { return }
    report(moment, viewController, context)
  }
}
