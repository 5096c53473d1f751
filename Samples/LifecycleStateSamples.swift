import FocusBehavior
import LifecycleBehaviors
import ReadyMadeBehaviors
import UIKit

// The state of a screen, its moments as values, and behaviors that pass moments on.

private struct Log {
  func debug(_ line: String) {}
}

private struct Indicator {
  var isOn = false
  func show() {}
}

@MainActor private let log = Log()

extension UIViewController {
  fileprivate typealias PlayerViewController = StatePlayerScreen
}

private final class StatePlayerScreen: UIViewController {
  let tracks = AsyncStream<Int> { $0.finish() }

  func play() async {}
  func play(_ track: Int) {}
}

private final class InboxScreen: UIViewController {
  private let player = StatePlayerScreen()
  private var indicator = Indicator()
  private let hint = Indicator()

  private func state() {
    guard let state = player.lifecycleState, state >= .visible else { return }
  }

  private func whileAppeared() {
    if let state = player.lifecycleState, state >= .appeared { hint.show() }
  }

  private func states() async {
    for await state in player.lifecycleStates(upTo: .focused) {
      indicator.isOn = state == .focused
    }
  }

  private func moments() {
    observeLifecycleMoments { event in log.debug("inbox \(event)") }
    addBehaviors(KeepAwakeBehavior())
  }

  private func withoutLog() {
    addDefaultBehaviors().remove()
  }

  private func countDown() async {}

  private func work() {
    run(while: .focused) { screen in await screen.countDown() }
    addBehaviors(
      TaskBehavior<PlayerViewController>(while: .focused(.media)) { player in await player.play() }
    )
  }
}

extension StatePlayerScreen {
  private func work() {
    run(while: .focused(.media)) { player in
      for await track in player.tracks { player.play(track) }
    }
  }
}

private final class SearchScreen: UIViewController {
  private let query = ""

  private func search(_ query: String) async {}

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    run(while: .visible, id: query) { [query] screen in await screen.search(query) }
  }
}

private struct LogBehavior: ViewControllerLifecycleBehavior {}

private struct HighlightBehavior: ViewControllerLifecycleBehavior {
  private func highlight() {}

  func beforeAppearing(_ viewController: UIViewController, context: Context) {
    if context.isAnimated && !context.isCatchUp { highlight() }
  }
}

private struct CountedBehavior<Base: ViewControllerLifecycleBehavior>: ViewControllerLifecycleBehavior {
  @MainActor
  final class Count {
    func add(_ moment: LifecycleMoment) {}
  }

  let base: Base

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

#if canImport(Combine)
  import Combine

  private final class LoggingScreen: UIViewController {
    private var subscription: AnyCancellable?

    private func subscribe() {
      subscription = lifecycleMomentPublisher().sink { [log] event in log.debug("inbox \(event)") }
    }
  }
#endif
