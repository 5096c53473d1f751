import Foundation
import HeadlessDevice
import LifecycleBehaviors
import LifecycleReports
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// What the module is given that it cannot use, and what comes of it.
enum BadInputTests {
  static let rows = subscriptions + emptyNames + names + values

  @MainActor
  @Suite(.everyAnswer)
  struct Survived {
    @Test("A mistake that the app survives has its documented outcome", arguments: rows.survived)
    func outcome(row: BadInput) async {
      await row.check(in: rows)
    }
  }

  @Suite struct Stopping {
    @Test("What no program can mean ends the process, with a message", arguments: rows.stopping)
    func message(row: BadInput) async {
      row.check(
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          [name = row.testDescription as String] in
          await rows.make(name)
        })
    }
  }

  private struct NameLog: ViewControllerLifecycleBehavior {
    func afterAppearing(_ viewController: UIViewController) {}
  }

  // MARK: Subscriptions

  /// The states that two closures receive of which the first acts in its call.
  @MainActor
  private static func states(
    in app: BadInput.App, act: @escaping (_ first: AttentionLog, _ second: AttentionLog) -> Void
  ) -> String {
    let (first, second) = (AttentionLog(), AttentionLog())
    first.act = { [unowned first, unowned second] in act(first, second) }
    first.subscribe()
    second.subscribe()
    app.screen.addBehaviors([NameLog()])
    app.show()
    app.device.pressHome()
    app.device.advance(by: 1)
    defer { AttentionReporter.shared.stop() }
    return "\(first.states), \(second.states)"
  }

  private static let subscriptions: [BadInput] = [
    .gives("subscribe(_:) whose result is not retained", "0") { app in
      var count = 0
      _ = AttentionReporter.shared.subscribe { _, _ in count += 1 }
      app.screen.addBehaviors([NameLog()])
      app.show()
      AttentionReporter.shared.stop()
      return count
    },
    .gives("subscribe(_:) in a call, again", #"["focused", "background"], ["focused", "background"]"#) { app in
      states(in: app) { first, _ in first.subscribe() }
    },
    .gives("cancel() in a call, of the closure itself", #"["focused"], ["focused", "background"]"#) { app in
      states(in: app) { first, _ in first.subscription?.cancel() }
    },
    .gives("cancel() in a call, of a later closure", #"["focused", "background"], []"#) { app in
      states(in: app) { _, second in second.subscription?.cancel() }
    },
    .gives("stop() in a call", #"["focused"], ["focused"]"#) { app in
      states(in: app) { _, _ in AttentionReporter.shared.stop() }
    },
    .gives("resetTime() in a call", #"["focused", "background"], ["focused", "background"]"#) { app in
      states(in: app) { _, _ in AttentionReporter.shared.resetTime() }
    },
    .gives("time and resetTime() before start(), and stop() twice", "0.0, 0.0") { app in
      app.show()
      for _ in 1...2 { AttentionReporter.shared.stop() }
      return "\(AttentionReporter.shared.time.total), \(AttentionReporter.shared.resetTime().total)"
    },
    .gives("start() twice", "1.0") { app in
      AttentionReporter.shared.start()
      app.show()
      AttentionReporter.shared.start()
      let total = AttentionReporter.shared.time.total
      AttentionReporter.shared.stop()
      return (total * 10).rounded() / 10
    },
    .gives(#"startLog(subsystem: ""), twice"#, "focused") { app in
      for _ in 1...2 { AttentionReporter.shared.startLog(subsystem: "") }
      app.screen.addBehaviors([NameLog()])
      app.show()
      let state = AttentionReporter.shared.attention.state
      AttentionReporter.shared.stop()
      return state.name
    },
  ]

  // MARK: Names

  private static let emptyName = """
    The name that screenName(_:) or AttentionReporter.nameOfScreen gave is empty, so the screen is called UIViewController. \
    Give a name, or return nil for the name of the class.
    """

  private static let emptyNames: [BadInput] =
    ["", " \n"].map { name -> BadInput in
      .reportsWithoutLine(
        "nameOfScreen = { _ in \"\(name.debugDescription.dropFirst().dropLast())\" }", .emptyName
      ) { app in
        AttentionReporter.shared.nameOfScreen = { _ in name }
        AttentionReporter.shared.start()
        app.screen.addBehaviors([NameLog()])
        app.show()
        if AttentionReporter.shared.attention.screen != "UIViewController" { Issue.record("It has another name") }
        AttentionReporter.shared.stop()
      }
    }

  private static let names: [BadInput] = [
    .gives("attention and time in nameOfScreen", "A, focused") { app in
      AttentionReporter.shared.nameOfScreen = { _ in
        _ = (AttentionReporter.shared.attention, AttentionReporter.shared.time)
        return "A"
      }
      AttentionReporter.shared.start()
      app.screen.addBehaviors([NameLog()])
      app.show()
      let attention = AttentionReporter.shared.attention
      AttentionReporter.shared.stop()
      return attention
    },
    .gives("stop() in nameOfScreen", "elsewhere") { app in
      AttentionReporter.shared.nameOfScreen = { _ in
        AttentionReporter.shared.stop()
        return "A"
      }
      AttentionReporter.shared.start()
      app.screen.addBehaviors([NameLog()])
      app.show()
      return AttentionReporter.shared.attention
    },
  ]

  // MARK: Values for tests

  private static let values: [BadInput] = [
    .gives("AttentionTime with nan and infinity, printed", "A inf s") { _ in
      var time = AttentionTime(startDate: .distantFuture)
      time.screens["A", default: .init()].focused = .infinity
      time.background = .nan
      time.suspended = -5
      return time
    },
    .gives(#"Attention(screen: "", .alert), printed"#, ", alert") { _ in Attention(screen: "", .alert) },
  ]
}
