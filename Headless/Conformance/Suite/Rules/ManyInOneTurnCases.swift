import UIKit

extension ConformanceCase {
  /// R119: several operations in one turn. Which calls they make is not known, but calls follow from each other.
  static let manyInOneTurn: [ConformanceCase] = [
    ConformanceCase(
      "R119", "a screen is presented and its window hidden in one turn",
      expecting: ["A off screen", "B off screen", "equal calls in a row false"]
    ) { run in
      let history = AppearanceHistory("A", "B", in: run)
      await run.show(history.screens[0])
      history.screens[0].present(history.screens[1], animated: true)
      run.window.isHidden = true
      await run.settle()
      history.logStates()
      history.logEqualCalls()
    },
    ConformanceCase(
      "R119", "a window is hidden while a screen is being presented",
      expecting: ["A off screen", "B off screen", "equal calls in a row false"]
    ) { run in
      let history = AppearanceHistory("A", "B", in: run)
      await run.show(history.screens[0])
      history.screens[1].modalPresentationStyle = .fullScreen
      history.screens[0].present(history.screens[1], animated: true)
      await run.turn()
      run.window.isHidden = true
      await run.settle()
      history.logStates()
      history.logEqualCalls()
    },
    ConformanceCase(
      "R119", "a screen that is being dismissed presents in full screen",
      expecting: ["between off and on false", "some screen is on true", "equal calls in a row false"]
    ) { run in
      let history = AppearanceHistory("A", "B", "C", in: run)
      await run.show(history.screens[0])
      history.screens[0].present(history.screens[1], animated: true)
      await run.settle()
      history.screens[0].dismiss(animated: true)
      history.screens[2].modalPresentationStyle = .fullScreen
      history.screens[1].present(history.screens[2], animated: true)
      await run.settle()
      run.log("between off and on \(history.states.contains("between"))")
      run.log("some screen is on \(history.states.contains("on screen"))")
      history.logEqualCalls()
    },
    ConformanceCase(
      "R119", "a push is popped midway, and the window hidden and shown, in one turn",
      expecting: ["A on screen", "B off screen", "equal calls in a row false"]
    ) { run in
      let history = AppearanceHistory("A", "B", in: run)
      let navigation = UINavigationController(rootViewController: history.screens[0])
      await run.show(navigation)
      navigation.pushViewController(history.screens[1], animated: true)
      await run.turn()
      navigation.popViewController(animated: false)
      run.window.isHidden = true
      run.window.isHidden = false
      await run.settle()
      history.logStates()
      history.logEqualCalls()
    },
  ]
}

/// The appearance callbacks of some screens, which are not written one by one.
@MainActor
private final class AppearanceHistory {
  let screens: [LoggedScreen]
  private let run: ConformanceRun
  private var calls: [[LoggedCall]]

  init(_ names: String..., in run: ConformanceRun) {
    self.run = run
    run.calls = []
    screens = names.map(run.screen)
    calls = names.map { _ in [] }
    for (index, screen) in screens.enumerated() {
      for call in Set<LoggedCall>.appearance {
        screen.inside(call) { [weak self] in self?.calls[index].append(call) }
      }
    }
  }

  /// The state in which its last call leaves each screen.
  var states: [String] {
    calls.map {
      switch $0.last {
      case nil, .dD: "off screen"
      case .dA: "on screen"
      default: "between"
      }
    }
  }

  /// `A on screen`
  func logStates() {
    for (screen, state) in zip(screens, states) { run.log("\(screen.log.name) \(state)") }
  }

  func logEqualCalls() {
    run.log("equal calls in a row \(calls.contains { zip($0, $0.dropFirst()).contains { $0 == $1 } })")
  }
}
