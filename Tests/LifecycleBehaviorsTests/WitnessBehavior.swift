import LifecycleBehaviors
import UIKit

/// A behavior that lets the witness hear everything, and does something inside one moment if it is told to.
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

  private func hear(_ moment: LegalTranscript.Moment, _ viewController: UIViewController, _ context: Context) {
    let coordinator = context.coordinator
    guard let screen = viewController as? WitnessScreen else { return witness.fail("\(name) is told of a stranger") }
    if coordinator.record == nil { coordinator.record = WitnessedBehavior(name, on: screen, witness) }
    coordinator.record?.isLeaving = context.isDetaching
    coordinator.record?.hear(moment, screen)
    guard moment == self.moment, !coordinator.hasActed else { return }
    coordinator.hasActed = true
    act()
  }

  func receive(_ moment: LifecycleMoment, on viewController: UIViewController, context: Context) {
    guard let moment = LegalTranscript.Moment(rawValue: moment.name) else { return }
    hear(moment, viewController, context)
  }
}
