import FocusBehavior
import HeadlessDevice
import InputFocusBehavior
import LifecycleBehaviors
import LifecycleTimeline
import UIKit

/// Measures one piece of work at growing sizes.
@MainActor
struct GrowthCheck {
  /// How much more ten times as many may cost. In proportion it would be 10; processor time varies.
  nonisolated static let limit = 20.0

  let name: String
  let sizes: [Int]
  /// Prepares the work of a size.
  let prepare: @MainActor (Int) -> Meter.Work

  /// Prints what each size costs.
  /// - Returns: Whether the cost grows in proportion to the size, or less.
  func passes() -> Bool {
    var passes = true
    var last: (size: Int, cost: Double)?
    for size in sizes {
      let cost = Meter.leastCost { prepare(size) }
      var line = "\(name), \(size): \(Int(cost)) \(Meter.unit)"
      // The limit for ten times as many, at the step that there is. A small cost is mostly fixed.
      if let last, cost / last.cost > Double(size) / Double(last.size) * Self.limit / 10 {
        line += "; this is \(Int(cost / last.cost)) times as much as for \(last.size)"
        passes = false
      }
      print(line)
      last = (size, cost)
    }
    return passes
  }

  static func all(large: Bool) -> [GrowthCheck] {
    let screens = [10, 100, 1_000] + (large ? [10_000] : [])
    return [
      GrowthCheck(name: "A callback, by behaviors", sizes: [1, 10, 100, 1_000]) { count in
        let screen = loadedScreen()
        screen.addBehaviors((0..<count).map { _ in Counter() })
        let child = screen.children[0]
        return { withExtendedLifetime(screen) { child.didReceiveMemoryWarning() } }
      },
      GrowthCheck(name: "Adding in one call, by behaviors", sizes: [1, 10, 100, 1_000]) { count in
        let screen = loadedScreen()
        return { screen.addBehaviors((0..<count).map { _ in Counter() }) }
      },
      GrowthCheck(name: "Removing one by one, by behaviors", sizes: [10, 100, 1_000]) { count in
        let screen = loadedScreen()
        let attachments = (0..<count).map { _ in screen.addBehaviors([Counter()]) }
        return { withExtendedLifetime(screen) { attachments.forEach { $0.remove() } } }
      },
      GrowthCheck(name: "Watching, by screens", sizes: screens) { count in
        let app = LaunchedApp(showing: loadedScreen())
        return app.keeping {
          let screens = (0..<count).map { _ in loadedScreen() }
          screens.forEach { $0.addBehaviors([FocusBehavior { _ in Total.count &+= 1 }]) }
        }
      },
      GrowthCheck(name: "A look, by watched screens", sizes: screens) { count in
        let app = LaunchedApp(showing: loadedScreen())
        let screens = [app.navigation.viewControllers[0]] + (1..<count).map { _ in loadedScreen() }
        screens.forEach { $0.addBehaviors([FocusBehavior { _ in Total.count &+= 1 }]) }
        app.device.advance(by: 1)
        return app.keeping { withExtendedLifetime(screens) { FocusSampling.sample() } }
      },
      GrowthCheck(name: "The end of a turn, by screens with a behavior in one stack", sizes: screens) { count in
        let app = LaunchedApp(showing: loadedScreen())
        let screens = (0..<count).map { _ in loadedScreen() }
        screens.forEach { $0.addBehaviors([Counter()]) }
        app.navigation.setViewControllers(screens, animated: false)
        app.device.advance(by: 1)
        return app.keeping { app.device.turn() }
      },
      GrowthCheck(name: "Moving to the next field, by fields", sizes: [4, 40, 400]) { count in
        let form = Form(of: count)
        let focus = form.inputFocus()
        return form.app.keeping { focus.moveToNext() }
      },
      GrowthCheck(name: "Recording, by screens", sizes: [10, 100, 1_000] + (large ? [3_000] : [])) { count in
        let app = LaunchedApp(showing: loadedScreen())
        let recorder = TimelineRecorder()
        recorder.start()
        let screens = (0..<count).map { _ in loadedScreen() }
        screens.forEach { $0.addDefaultBehaviors() }
        return app.keeping {
          screens.forEach { $0.appearAndDisappear() }
          recorder.stop()
        }
      },
    ] + ofStandIn
  }

  /// The stand-in itself, without a behavior.
  private static var ofStandIn: [GrowthCheck] {
    [
      GrowthCheck(name: "Stand-in: a push and a pop, by screens in the stack", sizes: [10, 100, 1_000]) { count in
        let app = LaunchedApp(showing: UIViewController())
        app.navigation.setViewControllers((0..<count).map { _ in UIViewController() }, animated: false)
        app.device.advance(by: 1)
        return app.keeping {
          app.navigation.pushViewController(UIViewController(), animated: true)
          app.device.advance(by: 1)
          app.navigation.popViewController(animated: true)
          app.device.advance(by: 1)
        }
      },
      GrowthCheck(name: "Stand-in: an appearance, by nested containers", sizes: [2, 8, 32]) { count in
        let device = HeadlessDevice()
        let window = device.launch(
          showing: (0..<count).reduce(UIViewController()) { inner, _ in
            UINavigationController(rootViewController: inner)
          })
        device.turn()
        return {
          window.isHidden = true
          device.turn()
          window.isHidden = false
          device.turn()
        }
      },
      GrowthCheck(name: "Stand-in: an appearance in one turn, by children", sizes: [50, 500, 5_000]) { count in
        let container = UIViewController()
        for _ in 0..<count {
          let child = UIViewController()
          container.addChild(child)
          container.view.addSubview(child.view)
          child.didMove(toParent: container)
        }
        return {
          let device = HeadlessDevice()
          device.launch(showing: container).isHidden = true
          device.turn()
        }
      },
      GrowthCheck(name: "Stand-in: timers in any order", sizes: [10, 100, 1_000]) { count in
        let device = HeadlessDevice()
        return {
          for number in 0..<count { _ = device.schedule(after: Double(number * 7919 % count)) { Total.count &+= 1 } }
          device.advance(by: Double(count))
        }
      },
    ]
  }
}
