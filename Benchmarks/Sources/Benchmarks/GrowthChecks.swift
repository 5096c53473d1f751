import FocusBehavior
import HeadlessDevice
import InputFocusBehavior
import LifecycleBehaviors
import LifecycleTimeline
import UIKit

extension GrowthCheck {
  static var all: [GrowthCheck] { behaviors + screens + focus + fields + recorder + standIn }

  private static var behaviors: [GrowthCheck] {
    [
      GrowthCheck("A callback, by behaviors") { count in
        let screen = loadedScreen()
        screen.addBehaviors((0..<count).map { _ in Counter() })
        let child = screen.children[0]
        return { withExtendedLifetime(screen) { child.didReceiveMemoryWarning() } }
      },
      GrowthCheck("Adding in one call, by behaviors") { count in
        let screen = loadedScreen()
        return { screen.addBehaviors((0..<count).map { _ in CounterObject() }) }
      },
      GrowthCheck("Adding one by one, by behaviors") { count in
        let screen = loadedScreen()
        return { addOneByOne(count, to: screen) }
      },
      GrowthCheck("Removing one by one, by behaviors") { count in
        let screen = loadedScreen()
        let attachments = addOneByOne(count, to: screen)
        return { withExtendedLifetime(screen) { attachments.forEach { $0.remove() } } }
      },
    ]
  }

  /// Objects, each of which is compared with those before it.
  @discardableResult
  private static func addOneByOne(_ count: Int, to screen: UIViewController) -> [BehaviorAttachment] {
    (0..<count).map { _ in screen.addBehaviors([CounterObject()]) }
  }

  private static var screens: [GrowthCheck] {
    [
      GrowthCheck("An iteration in which nothing changed, by screens with a behavior in a stack") { count in
        let app = LaunchedApp(showing: loadedScreen())
        let screens = loadedScreens(count)
        screens.forEach { $0.addBehaviors([Counter()]) }
        app.navigation.setViewControllers(screens, animated: false)
        app.device.advance(by: 1)
        return app.keeping { app.device.turn() }
      },
      GrowthCheck("A pop to root and the closings, by screens with a behavior in a stack") { count in
        let app = LaunchedApp(showing: loadedScreen())
        let screens = loadedScreens(count)
        screens.forEach { $0.addBehaviors([Counter()]) }
        app.navigation.setViewControllers(app.navigation.viewControllers + screens, animated: false)
        app.device.advance(by: 1)
        return app.keeping {
          withExtendedLifetime(screens) {
            app.navigation.popToRootViewController(animated: false)
            app.device.advance(by: 1)
          }
        }
      },
    ]
  }

  private static var focus: [GrowthCheck] {
    [
      GrowthCheck("Adding and removing, by FocusBehaviors on one screen") { count in
        let screen = UIViewController()
        let app = LaunchedApp(showing: screen)
        return app.keeping {
          let attachments = (0..<count).map { _ in screen.addBehaviors([focusBehavior()]) }
          app.device.turn()
          attachments.forEach { $0.remove() }
          app.device.turn()
        }
      },
      GrowthCheck("Watching, by screens that have not appeared") { count in
        let app = LaunchedApp(showing: loadedScreen())
        return app.keeping {
          _ = watchedScreens(count)
        }
      },
      GrowthCheck("Watching, by visible screens") { count in
        let columns = Columns(loadedScreens(count))
        return columns.app.keeping {
          let attachments = columns.screens.map { $0.addBehaviors([focusBehavior()]) }
          columns.app.device.turn()
          attachments.forEach { $0.remove() }
          columns.app.device.turn()
        }
      },
      GrowthCheck("A sample with nothing changed, by watched visible screens") { count in
        let columns = Columns(watchedScreens(count))
        return columns.app.keeping { FocusSampling.sampleNow() }
      },
      GrowthCheck("A change of focus, by watched visible screens", upTo: 100) { count in
        let columns = Columns(watchedScreens(count))
        return columns.app.keeping {
          columns.container.present(Focus.modal(), animated: false)
          columns.app.device.turn()
        }
      },
    ]
  }

  private static var fields: [GrowthCheck] {
    [
      GrowthCheck("Registering, by fields") { count in
        let form = Form(of: count)
        return form.app.keeping { _ = form.inputFocus() }
      },
      GrowthCheck("moveToNext through a whole form, by fields") { count in
        let form = Form(of: count)
        let focus = form.inputFocus()
        return form.app.keeping { while focus.moveToNext() {} }
      },
    ]
  }

  private static var recorder: [GrowthCheck] {
    [
      GrowthCheck("Recording, by screens that get behaviors, appear, disappear and end") { count in
        let app = LaunchedApp(showing: loadedScreen())
        let recorder = TimelineRecorder()
        recorder.start()
        return app.keeping {
          let screens = loadedScreens(count)
          screens.forEach { $0.addDefaultBehaviors() }
          screens.forEach { $0.appearAndDisappear() }
          recorder.stop()
        }
      },
      GrowthCheck("Recording from now on, by screens in the windows") { count in
        let screens = loadedScreens(count)
        screens.forEach { $0.addBehaviors([Counter()]) }
        let columns = Columns(screens)
        let recorder = TimelineRecorder()
        return columns.app.keeping {
          recorder.start()
          columns.app.device.turn()
          recorder.stop()
          columns.app.device.turn()
        }
      },
    ]
  }

  /// The stand-in itself, without a behavior.
  private static var standIn: [GrowthCheck] {
    [
      GrowthCheck("Stand-in: a push and a pop, by screens in the stack") { count in
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
      GrowthCheck("Stand-in: an appearance in one iteration, by children") { count in
        let columns = Columns(loadedScreens(count))
        let window = columns.app.navigation.view.window
        return columns.app.keeping {
          window?.isHidden = true
          columns.app.device.turn()
          window?.isHidden = false
          columns.app.device.turn()
        }
      },
      GrowthCheck("Stand-in: timers in any order") { count in
        let device = HeadlessDevice()
        return {
          for number in 0..<count { _ = device.schedule(after: Double(number * 7919 % count)) { Total.count &+= 1 } }
          device.advance(by: Double(count))
        }
      },
    ]
  }
}
