import FocusBehavior
import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import UIKit

/// Looks at the screens: one that the app causes, and those of one second of a display link.
@MainActor
enum Looking {
  static var all: [Measurement] {
    var all: [Measurement] = []
    for count in [1, 10, 100, 1000] {
      all += [visible(count, "ours", watched(.manual)), visible(count, "by-hand") { _ in }]
    }
    for count in [10, 100] {
      all.append(
        visible(count, "group") { [group = FocusGroup()] screen in
          screen.addBehaviors([FocusBehavior(FocusOptions(group: group, sampling: .manual)) { _ in }])
        })
    }
    for count in [1, 10, 100, 1000] {
      all.append(
        Measurement("look-in-stack/ours/\(count)", isLarge: count > 100) {
          let app = StackApp(of: count, watched(.manual))
          FocusSampling.sample()
          return app.keeping { FocusSampling.sample() }
        })
      all.append(
        Measurement("look-in-stack/by-hand/\(count)", isLarge: count > 100) {
          let app = StackApp(of: count)
          let poll = HandWrittenPoll(app.top)
          return app.keeping { poll.update() }
        })
    }
    for depth in [1, 10, 100] { all += [nested(depth, isOurs: true), nested(depth, isOurs: false)] }
    for count in [1, 10, 100, 1000] { all += seconds(count) }
    return all
  }

  private static func watched(_ sampling: FocusSampling) -> @MainActor (UIViewController) -> Void {
    { $0.addBehaviors([FocusBehavior(FocusOptions(sampling: sampling)) { _ in }]) }
  }

  /// Screens that are visible together in one container.
  private static func visible(
    _ count: Int, _ name: String, _ attach: @escaping @MainActor (UIViewController) -> Void
  ) -> Measurement {
    Measurement("look/\(name)/\(count)", isLarge: count > 100) {
      let device = HeadlessDevice().drivingLifecycleTime()
      let container = UIViewController()
      device.launch(showing: container)
      let screens = (0..<count).map { _ in
        let screen = UIViewController()
        embed(screen, in: container)
        attach(screen)
        return screen
      }
      device.advance(by: 1)
      let polls = screens.map(HandWrittenPoll.init)
      let work: Measurement.Work =
        if name == "by-hand" { { polls.forEach { $0.update() } } } else { { FocusSampling.sample() } }
      work()
      return { withExtendedLifetime(device) { work() } }
    }
  }

  /// One screen, in containers in containers.
  private static func nested(_ depth: Int, isOurs: Bool) -> Measurement {
    Measurement("look-nested/\(isOurs ? "ours" : "by-hand")/\(depth)") {
      let device = HeadlessDevice().drivingLifecycleTime()
      let root = UIViewController()
      device.launch(showing: root)
      var screen = root
      for _ in 0..<depth {
        let child = UIViewController()
        embed(child, in: screen)
        screen = child
      }
      if isOurs { watched(.manual)(screen) }
      device.advance(by: 1)
      let poll = HandWrittenPoll(screen)
      let work: Measurement.Work = if isOurs { { FocusSampling.sample() } } else { { poll.update() } }
      work()
      return { withExtendedLifetime(device) { work() } }
    }
  }

  private static func embed(_ child: UIViewController, in parent: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  /// A second of a stack whose top is visible, with 60 looks: ours, and one timer per screen; the same with timers that
  /// do nothing.
  private static func seconds(_ count: Int) -> [Measurement] {
    [
      Measurement("second/ours/\(count)", isLarge: count > 10) {
        second(of: StackApp(of: count, watched(.displayLink(framesPerSecond: 60))))
      },
      Measurement("second/one-timer/\(count)", isLarge: count > 10) {
        let app = StackApp(of: count)
        let timer = EmptyTimer()
        return second(of: app) { _ = timer }
      },
      Measurement("second/by-hand/\(count)", isLarge: count > 10) {
        let app = StackApp(of: count)
        let timers = app.navigation.viewControllers.map(WindowTimer.init)
        return second(of: app) { _ = timers }
      },
      Measurement("second/timers/\(count)", isLarge: count > 10) {
        let app = StackApp(of: count)
        let timers = (0..<count).map { _ in EmptyTimer() }
        return second(of: app) { _ = timers }
      },
    ]
  }

  private static func second(
    of app: StackApp, keeping: @escaping Measurement.Work = {}
  ) -> Measurement.Work {
    app.device.advance(by: 1)
    return app.keeping {
      app.device.advance(by: 1)
      keeping()
    }
  }
}
