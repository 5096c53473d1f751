import FocusBehavior
import LifecycleBehaviors
import LifecycleTasks
import ReadyMadeBehaviors
import UIKit

// The state of a screen, its moments as values, and behaviors that pass moments on.

private struct Indicator {
  func show() {}
}

extension UIViewController {
  fileprivate typealias PlayerViewController = StatePlayerScreen
}

private final class StatePlayerScreen: UIViewController {
  func play() async {}
}

private final class InboxScreen: UIViewController {
  private let player = StatePlayerScreen()
  private let hint = Indicator()

  private func state() {
    guard let state = player.lifecycleState, state >= .visible else { return }
  }

  private func whileAppeared() {
    if let state = player.lifecycleState, state >= .appeared { hint.show() }
  }

  private func moments() {
    addBehaviors([KeepAwakeBehavior()])
  }

  private func withoutLog() {
    addDefaultBehaviors().remove()
  }

  private func work() {
    addBehaviors([
      TaskBehavior<PlayerViewController>(whileFocused: .media) { player in await player.play() }
    ])
  }
}

private struct LogBehavior: ViewControllerLifecycleBehavior {}

private struct HighlightBehavior {}

extension HighlightBehavior: ViewControllerLifecycleBehavior {
  private func highlight() {}

  func beforeAppearing(_ viewController: UIViewController, context: Context) {
    if context.isAnimated && !context.isCatchUp { highlight() }
  }
}

@MainActor
final class Count {
  func add(_ moment: LifecycleMoment) {}
}

struct CountedBehavior<Base: ViewControllerLifecycleBehavior> {
  let base: Base
}

extension CountedBehavior: ViewControllerLifecycleBehavior {
  func makeCoordinator() -> (base: Base.Coordinator, count: Count) {
    (base.makeCoordinator(), Count())
  }

  func receive(_ moment: LifecycleMoment, on viewController: UIViewController, context: Context) {
    context.coordinator.count.add(moment)
    base.receive(moment, on: viewController, context: context.map { $0.base })
  }

  func receive(_ closing: ScreenClosing, context: Context) {
    base.receive(closing, context: context.map { $0.base })
  }
}
