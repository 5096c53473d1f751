import LifecycleBehaviors
import UIKit

/// A behavior that reports every moment to the witness, and may act inside one of them.
struct WitnessBehavior: ViewControllerLifecycleBehavior {
  let name: String
  let witness: Witness
  var moment: LegalTranscript.Moment?
  var act: () -> Void = {}

  @MainActor
  final class Coordinator {
    fileprivate var record: WitnessedBehavior?
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
    guard let screen = viewController as? WitnessScreen else {
      return witness.fail("\(name) is called with a screen that is none of the test's")
    }
    if coordinator.record == nil { coordinator.record = WitnessedBehavior(name, on: screen, witness) }
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
