import Foundation
import HeadlessDevice
import LifecycleBehaviors
import LifecycleTasks
import LifecycleTestKit
import ReadyMadeBehaviors
import TestSupport
import Testing
import UIKit

/// What the modules LifecycleBehaviors and ReadyMadeBehaviors are given that they cannot use, and what comes of it.
enum BadInputTests {
  static let rows =
    adding + attachments + defaults + intervals + times + issues + states + leakWatches + actions + readyMade

  @MainActor
  @Suite(.everyAnswer)
  struct Survived {
    @Test("A mistake that the app survives has its documented outcome", arguments: rows)
    func outcome(row: BadInput) async {
      await row.check(in: rows)
    }
  }

  // MARK: Adding

  private static let adding: [BadInput] = [
    .reports("addBehaviors(a, b) before the view is loaded", .viewNotLoaded) { _ in
      UIViewController().addBehaviors([KeepAwakeBehavior(), KeepAwakeBehavior()])
    },
    .reports("addBehaviors(_:) of a tab bar controller", .unsuitableController) { _ in
      UITabBarController().addBehaviors([KeepAwakeBehavior()])
    },
    .reports("addBehaviors { } of a split view controller", .unsuitableController) {
      _ in UISplitViewController().addBehaviors { KeepAwakeBehavior() }
    },
    .reports(
      "lifecycleMoments() of a navigation controller", .unsuitableController
    ) { _ in await elements(of: UINavigationController().lifecycleMoments()) },
    .reports(
      "addDefaultBehaviors() of a page view controller", .unsuitableController
    ) { _ in UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal).addDefaultBehaviors() },
    .reports(
      "addBehaviors([object, object])", .addedTwice
    ) { app in
      let object = Log()
      app.screen.addBehaviors([object, object])
    },
    .reports("addBehaviors(_:) of a value without properties that is a default, too", .addedTwice) { app in
      LifecycleBehaviorDefaults.register { _ in KeepAwakeBehavior() }
      defer { LifecycleBehaviorDefaults.removeAll() }
      app.screen.addBehaviors([KeepAwakeBehavior()])
    },
    .gives("addBehaviors(_:) of one object on two screens", #"["afterAttaching", "afterAttaching"]"#) { app in
      let object = Log()
      let other = UIViewController()
      other.loadViewIfNeeded()
      for screen in [app.screen, other] { screen.addBehaviors([object]) }
      return object.calls.filter { $0 == "afterAttaching" }
    },
    .gives("BehaviorGroup with itself inside, ten deep", "1") { app in
      let log = Log()
      let group = (1...10).reduce(BehaviorGroup([log])) { group, _ in BehaviorGroup([group]) }
      app.screen.addBehaviors([group])
      return log.calls.filter { $0 == "afterAttaching" }.count
    },
  ]

  // MARK: Attachments

  private static let attachments: [BadInput] = [
    .gives("remove() twice", "1") { app in
      let log = Log()
      let attachment = app.screen.addBehaviors([log])
      for _ in 1...2 { attachment.remove() }
      return log.calls.filter { $0 == "beforeDetaching" }.count
    },
    .gives("remove() after remove(silently: true), and the other way round", "[0, 1]") { app in
      [true, false].map { isSilentFirst in
        let log = Log()
        let attachment = app.screen.addBehaviors([log], line: isSilentFirst ? 1 : 2)
        if isSilentFirst { attachment.remove(silently: true) }
        attachment.remove()
        attachment.remove(silently: true)
        return log.calls.filter { $0 == "beforeDetaching" }.count
      }
    },
    .gives("remove() in the behavior's own beforeDetaching", "1") { app in
      let log = Log()
      let attachment = app.screen.addBehaviors([log])
      log.act = { if $0 == .beforeDetaching { attachment.remove() } }
      attachment.remove()
      return log.calls.filter { $0 == "beforeDetaching" }.count
    },
    .gives("remove() in the behavior's own afterAppearing", "beforeDisappearing, afterDisappearing, beforeDetaching") {
      app in
      let log = Log()
      let attachment = app.screen.addBehaviors([log])
      log.act = { if $0 == .afterAppearing { attachment.remove() } }
      app.show()
      return log.calls.suffix(3).joined(separator: ", ")
    },
    .gives("remove(silently: true) in the behavior's own afterAppearing", "afterAppearing, false") { app in
      let log = Log()
      let attachment = app.screen.addBehaviors([log])
      log.act = { if $0 == .afterAppearing { attachment.remove(silently: true) } }
      app.show()
      app.device.scenes[0].windows[0].isHidden = true
      app.device.advance(by: 1)
      return "\(log.calls.last ?? ""), \(attachment.isAttached)"
    },
    .gives("remove() and isAttached after the screen was released", "false, []") { _ in
      var screen: UIViewController? = UIViewController()
      screen?.loadViewIfNeeded()
      let attachment = screen?.addBehaviors([Log()])
      screen = nil
      attachment?.remove()
      attachment?.remove(silently: true)
      return "\(attachment?.isAttached ?? true), \(attachment?.behaviors ?? [Log()])"
    },
    .gives("remove() of a handle of nothing, from an empty list", "false") { app in
      let attachment = app.screen.addBehaviors([])
      attachment.remove()
      return attachment.isAttached
    },
  ]

  // MARK: Defaults

  /// The names of the behaviors of a screen whose app registers default behaviors with `make`.
  @MainActor
  private static func behaviors(
    of app: BadInput.App, _ make: @escaping @MainActor (UIViewController) -> [any ViewControllerLifecycleBehavior]
  ) -> [String] {
    LifecycleBehaviorDefaults.register { make($0) }
    defer { LifecycleBehaviorDefaults.removeAll() }
    app.screen.addDefaultBehaviors()
    return app.screen.attachedBehaviors.map { "\(type(of: $0))" }
  }

  private static let defaults: [BadInput] = [
    .gives("addDefaultBehaviors() in a closure of register", #"["Log"]"#) { app in
      behaviors(of: app) {
        $0.addDefaultBehaviors()
        return [Log()]
      }
    },
    .gives("addBehaviors(_:) in a closure of register", #"["KeepAwakeBehavior", "Log"]"#) { app in
      behaviors(of: app) {
        $0.addBehaviors([KeepAwakeBehavior()])
        return [Log()]
      }
    },
    .gives("removeAll() in a closure of register", #"["Log"]"#) { app in
      behaviors(of: app) { _ in
        LifecycleBehaviorDefaults.removeAll()
        return [Log()]
      }
    },
    .gives("register in a closure of register", #"["Log"]"#) { app in
      behaviors(of: app) { _ in
        LifecycleBehaviorDefaults.register { _ in KeepAwakeBehavior() }
        return [Log()]
      }
    },
    .gives("register of a list that is empty", "[]") { app in behaviors(of: app) { _ in [] } },
    .gives("removeAll() without registrations, twice", "false") { app in
      for _ in 1...2 { LifecycleBehaviorDefaults.removeAll() }
      return app.screen.addDefaultBehaviors().isAttached
    },
  ]

  // MARK: Time

  private static let intervals: [BadInput] =
    ([0, .nan] as [Double]).map { seconds in
      .reports(
        "schedule(every: \(seconds))", .invalidInterval
      ) { _ in LifecycleTime.current.schedule(every: seconds) {} }
    }

  private static let times: [BadInput] = [
    .reports(
      "schedule(after: .nan)", .invalidInterval
    ) { _ in LifecycleTime.current.schedule(after: .nan) {} },
    .gives("schedule(after: -.infinity)", "1") { app in
      calls(in: app) { LifecycleTime.current.schedule(after: -.infinity, $0) }
    },
    .gives("schedule(after: .greatestFiniteMagnitude)", "0") { app in
      calls(in: app) { LifecycleTime.current.schedule(after: .greatestFiniteMagnitude, $0) }
    },
    .gives("schedule(every: .greatestFiniteMagnitude)", "0") { app in
      calls(in: app) { LifecycleTime.current.schedule(every: .greatestFiniteMagnitude, $0) }
    },
    .gives("schedule(after:) whose handle is not kept", "0") { app in
      calls(in: app) {
        _ = LifecycleTime.current.schedule(after: 1, $0)
        return nil
      }
    },
    .gives("cancel() twice, and after the call", "1") { app in
      calls(in: app) {
        let handle = LifecycleTime.current.schedule(after: 1, $0)
        app.device.advance(by: 2)
        for _ in 1...2 { handle.cancel() }
        return handle
      }
    },
    .gives("cancel() in the call of afterEachIteration", "1") { app in
      let handle = Variable<LifecycleSubscription?>(nil)
      return calls(in: app) { call in
        handle.value = LifecycleTime.current.afterEachIteration {
          call()
          handle.value?.cancel()
        }
        return handle.value
      }
    },
    .gives("handle = nil in the call of schedule(every:)", "1") { app in
      let handle = Variable<LifecycleSubscription?>(nil)
      return calls(in: app) { call in
        handle.value = LifecycleTime.current.schedule(every: 1) {
          call()
          handle.value = nil
        }
        return nil
      }
    },
    .gives("ClockReading(uptime: .nan, continuous: .infinity)", "nan, inf") { _ in
      let reading = ClockReading(uptime: .nan, continuous: .infinity)
      return "\(reading.uptime), \(reading.continuous)"
    },
  ]

  /// How often a timer calls in an hour.
  @MainActor
  private static func calls(
    in app: BadInput.App, _ start: (@escaping @MainActor () -> Void) -> LifecycleSubscription?
  ) -> Int {
    let count = Variable(0)
    let handle = start { count.value += 1 }
    app.device.advance(by: 3600)
    withExtendedLifetime(handle) {}
    return count.value
  }

  // MARK: Issues

  private static let issues: [BadInput] = [
    .reports("a mistake in the handler of an issue", .viewNotLoaded) { _ in
      let handler = LifecycleIssue.subscribe { _ in UIViewController().addBehaviors([Log()]) }
      UIViewController().addBehaviors([Log()])
      withExtendedLifetime(handler) {}
    },
    .reports("cancel() in the handler of an issue, twice", .viewNotLoaded) { _ in
      let handler = Variable<LifecycleSubscription?>(nil)
      handler.value = LifecycleIssue.subscribe { _ in for _ in 1...2 { handler.value?.cancel() } }
      UIViewController().addBehaviors([Log()])
    },
    .reports("a handler whose subscription is not kept", .viewNotLoaded) { _ in
      _ = LifecycleIssue.subscribe { _ in Issue.record("was called") }
      UIViewController().addBehaviors([Log()])
    },
    .gives("LifecycleIssue without a line, or a file, printed", "a, a") { _ in
      let issues = [
        LifecycleIssue(kind: .addedTwice, message: "a", fileID: "A/B.swift"),
        LifecycleIssue(kind: .addedTwice, message: "a", line: 7),
      ]
      return "\(issues[0]), \(issues[1])"
    },
  ]

  // MARK: States

  private static let states: [BadInput] = [
    .gives("lifecycleState, screenOpening and attachedBehaviors of a screen without behaviors", "nil, nil, []") { _ in
      let screen = UIViewController()
      return "\(screen.lifecycleState as Any?), \(screen.screenOpening as Any?), \(screen.attachedBehaviors)"
    },
    .gives("contentChildren and lifecycleBehaviorViewController of a view that is not loaded", "[], nil, false") { _ in
      let screen = UIViewController()
      let child = screen.lifecycleBehaviorViewController
      return "\(screen.contentChildren), \(child as Any?), \(screen.isViewLoaded)"
    },
    .gives("onlyAppearances(where:) whose closure removes the behavior", "0") { app in
      let log = Log()
      let attachment = Variable<BehaviorAttachment?>(nil)
      attachment.value = app.screen.addBehaviors([
        log.onlyAppearances { _ in
          attachment.value?.remove(silently: true)
          return true
        }
      ])
      app.show()
      return log.calls.filter { $0 == "afterAppearing" }.count
    },
  ]

  // MARK: Ready-made behaviors

  private static let leakWatches: [BadInput] =
    ([-1, .nan] as [Double]).map { seconds -> BadInput in
      .reports(
        "LeakWatchBehavior(after: \(seconds))", .invalidInterval
      ) { app in app.screen.addBehaviors([LeakWatchBehavior(after: seconds)]) }
    }

  private static let actions: [BadInput] =
    ([-1, .nan] as [Double]).map { seconds -> BadInput in
      .reports(
        "ActionBehavior.every(\(seconds))", .invalidInterval
      ) { app in
        app.screen.addBehaviors([ActionBehavior.every(seconds) {}])
        app.device.launch(showing: app.screen)
        app.device.turn()
      }
    }

  private static let readyMade: [BadInput] = [
    .gives("LeakWatchBehavior(after: .infinity) on a screen that leaks", "true") { app in
      let stack = UINavigationController(rootViewController: UIViewController())
      app.screen.addBehaviors([LeakWatchBehavior(after: .infinity)])
      app.show(stack)
      app.device.push(app.screen, onto: stack)
      app.device.pop(stack)
      app.device.advance(by: 1_000_000)
      return app.screen.screenOpening == nil
    },
    .gives("LeakWatchBehavior(after: 0) on a screen that does not leak", "1") { app in
      let stack = UINavigationController(rootViewController: UIViewController())
      app.show(stack)
      do {
        let screen = UIViewController()
        screen.loadViewIfNeeded()
        screen.addBehaviors([LeakWatchBehavior(after: 0)])
        app.device.push(screen, onto: stack)
      }
      app.device.pop(stack)
      app.device.advance(by: 10)
      return stack.viewControllers.count
    },
    .gives("ActionBehavior.every(.infinity)", "0") { app in
      var calls = 0
      app.screen.addBehaviors([ActionBehavior.every(.infinity) { calls += 1 }])
      app.show()
      app.device.advance(by: 3600)
      return calls
    },
    .gives("remove() in the call of ActionBehavior.every", "1") { app in
      var calls = 0
      var attachment: BehaviorAttachment?
      attachment = app.screen.addBehaviors([
        ActionBehavior.every(1) {
          calls += 1
          attachment?.remove()
        }
      ])
      app.show()
      app.device.advance(by: 10)
      return calls
    },
    .gives("remove() in the call of ActionBehavior.afterDisappearing", "1") { app in
      var calls = 0
      var attachment: BehaviorAttachment?
      attachment = app.screen.addBehaviors([
        ActionBehavior.afterDisappearing {
          calls += 1
          attachment?.remove()
        }
      ])
      app.show()
      attachment?.remove()
      return calls
    },
    .gives("KeepAwakeBehavior(), removed twice in both ways", "[true, false]") { app in
      let attachment = app.screen.addBehaviors([KeepAwakeBehavior()])
      app.show()
      let before = UIApplication.shared.isIdleTimerDisabled
      for _ in 1...2 {
        attachment.remove(silently: true)
        attachment.remove()
      }
      return [before, UIApplication.shared.isIdleTimerDisabled]
    },
    .gives("NavigationBarBehavior(isHidden: true) outside of a navigation controller", "true") { app in
      app.screen.addBehaviors([NavigationBarBehavior(isHidden: true) { _ in Issue.record("was called") }])
      app.show()
      return app.screen.navigationController == nil
    },
    .gives("KeyboardInsetsBehavior { _ in nil }, with the keyboard", "true") { app in
      let field = UITextField()
      app.screen.view.addSubview(field)
      app.screen.addBehaviors([KeyboardInsetsBehavior<UIViewController> { _ in nil }])
      app.show()
      app.device.tap(field)
      app.device.advance(by: 1)
      return app.device.keyboardFrame != nil
    },
  ]
}

/// Records its moments, and acts in them.
private final class Log: ViewControllerLifecycleBehavior {
  var calls: [String] = []
  var act: (LifecycleMoment) -> Void = { _ in }

  func receive(_ moment: LifecycleMoment, on viewController: UIViewController, context: Context) {
    calls.append(moment.name)
    act(moment)
  }
}
