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

  func afterAttaching(_ viewController: UIViewController, context: Context) {
    hear(.afterAttaching, viewController, context)
  }
  func afterLoading(_ viewController: UIViewController, context: Context) {
    hear(.afterLoading, viewController, context)
  }
  func beforeAppearing(_ viewController: UIViewController, context: Context) {
    hear(.beforeAppearing, viewController, context)
  }
  func duringAppearing(_ viewController: UIViewController, context: Context) {
    hear(.duringAppearing, viewController, context)
  }
  func afterAppearing(_ viewController: UIViewController, context: Context) {
    hear(.afterAppearing, viewController, context)
  }
  func beforeDisappearing(_ viewController: UIViewController, context: Context) {
    hear(.beforeDisappearing, viewController, context)
  }
  func afterDisappearing(_ viewController: UIViewController, context: Context) {
    hear(.afterDisappearing, viewController, context)
  }
  func beforeDetaching(_ viewController: UIViewController, context: Context) {
    hear(.beforeDetaching, viewController, context)
  }
}
