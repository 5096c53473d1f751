import Foundation
import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

/// What the device is given that it cannot use, and what comes of it.
enum BadInputTests {
  static let rows = states + passing + waiting + times + widths + values + touches + gestures + ends

  @MainActor
  @Suite(.oneDevice)
  struct Survived {
    @Test("A mistake that the test survives has its documented outcome", arguments: rows.survived)
    func outcome(row: BadInput) async {
      await row.check()
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

  // MARK: States of the app

  private static let states: [BadInput] = [
    .stops("launch(showing:) twice") { app in
      app.show()
      app.show()
    },
    .stops("launch(_:) of an app that runs") { app in
      final class Delegate: NSObject, UIApplicationDelegate {}
      app.show()
      app.device.launch(Delegate())
    },
    .stops("suspend(for:) of an app in front") { app in
      app.show()
      app.device.suspend(for: 5)
    },
    .stops("advance(by:) of a device in real time") { _ in
      HeadlessDevice(time: .real).advance(by: 1)
    },
    .stops("layout that adds a view each time") { app in
      final class GrowingScreen: UIViewController {
        override func viewDidLayoutSubviews() {
          super.viewDidLayoutSubviews()
          view.addSubview(UIView())
        }
      }
      app.show(GrowingScreen())
    },
    .stops("openWindow(showing:) before the launch") { app in
      app.device.openWindow(showing: app.screen)
    },
    .stops("openApp() before the launch") { app in app.device.openApp() },
    .stops("swipeAway() before the launch") { app in app.device.swipeAway() },
    .stops("connectScene { } before the launch") { app in
      app.device.connectScene { UIWindow(windowScene: $0) }
    },
    .stops("connectScene() of an app without a delegate") { app in
      app.show()
      app.device.connectScene()
    },
    .stops("advance(by:) in touches { }") { app in
      app.show()
      app.device.touches { app.device.advance(by: 1) }
    },
    .stops("touches { } in touches { }") { app in
      app.show()
      app.device.touches { app.device.touches {} }
    },
    .gives("pressHome(), lock() and the like before the launch", "false, 0") { app in
      app.device.pressHome()
      app.device.lock()
      app.device.unlock()
      app.device.openControlCenter()
      app.device.closeControlCenter()
      app.device.warnOfMemory()
      app.device.finishTransitions()
      return "\(app.device.isRunning), \(app.device.scenes.count)"
    },
    .gives("kill() before the launch, and twice after it", "false, 0") { app in
      app.device.kill()
      app.show()
      for _ in 1...2 { app.device.kill() }
      return "\(app.device.isRunning), \(app.device.scenes.count)"
    },
    .gives("disconnect(_:) twice, and close(_:) twice", "0") { app in
      app.show()
      let (scene, window) = (app.device.scenes[0], app.device.scenes[0].windows[0])
      for _ in 1...2 { app.device.close(window) }
      for _ in 1...2 { app.device.disconnect(scene) }
      return app.device.scenes.count
    },
    .gives("endCall(), dismissSystemAlert() and closeControlCenter() without an interruption", "active") { app in
      app.show()
      app.device.endCall()
      app.device.dismissSystemAlert()
      app.device.closeControlCenter()
      return UIApplication.shared.applicationState == .active ? "active" : "not active"
    },
    .gives("turn() in a turn", "1") { app in
      let calls = Variable(0)
      let timer = app.device.schedule(after: 1) {
        calls.value += 1
        app.device.turn()
      }
      app.device.advance(by: 2)
      withExtendedLifetime(timer) {}
      return calls.value
    },
  ]

  // MARK: Times

  /// Negative and infinite times.
  private static let passing: [BadInput] =
    ([-5, .infinity] as [Double]).flatMap { seconds -> [BadInput] in
      [
        .stops("advance(by: \(seconds))") { app in app.device.advance(by: seconds) },
        .stops("blockMainThread(for: \(seconds))") { app in
          app.device.blockMainThread(for: seconds)
        },
        .stops("schedule(after: \(seconds))") { app in
          app.device.schedule(after: seconds) {}
        },
        .stops("backgroundAllowance = \(seconds)") { app in
          app.device.backgroundAllowance = seconds
        },
        .stops("suspend(for: \(seconds))") { app in
          app.show()
          app.device.pressHome()
          app.device.suspend(for: seconds)
        },
        .stops(
          "suspend(for: 5, secondsAsleep: \(seconds))"
        ) { app in
          app.show()
          app.device.pressHome()
          app.device.suspend(for: 5, secondsAsleep: seconds)
        },
      ]
    }

  private static let waiting: [BadInput] =
    ([.infinity] as [Double]).flatMap { seconds -> [BadInput] in
      [
        .stops("advance(by: \(seconds), counting:)") { app in
          app.device.advance(by: seconds) { 0 }
        },
        .stops("longPress(_:for: \(seconds))") { app in
          app.device.longPress(app.screen.view, for: seconds)
        },
      ]
    }

  private static let times: [BadInput] = [
    .stops(
      "suspend(for: 5, secondsAsleep: 6)"
    ) { app in
      app.show()
      app.device.pressHome()
      app.device.suspend(for: 5, secondsAsleep: 6)
    },
    .gives("cancel() of scheduled work twice, and after its call", "1") { app in
      let calls = Variable(0)
      let timer = app.device.schedule(after: 1) { calls.value += 1 }
      app.device.advance(by: 2)
      for _ in 1...2 { timer.cancel() }
      app.device.advance(by: 2)
      return calls.value
    },
    .gives("UIView.animate(withDuration: 1e300), in the app", "false") { app in
      app.show()
      let isOver = Variable(false)
      UIView.animate(withDuration: 1e300, animations: { app.screen.view.alpha = 0 }) { _ in isOver.value = true }
      app.device.advance(by: 3600)
      return isOver.value
    },
  ]

  // MARK: Values

  private static let widths: [BadInput] =
    ([0, .infinity] as [CGFloat]).map { width -> BadInput in
      .stops(
        "resize(_:to:) to the width \(width)"
      ) { _ in
        let device = HeadlessDevice.launched(on: .pad)
        device.resize(device.scenes[0], to: CGSize(width: width, height: 600))
      }
    }

  private static let values: [BadInput] = [
    .stops("resize(_:to:) on a phone") { app in
      app.show()
      app.device.resize(app.device.scenes[0], to: CGSize(width: 300, height: 300))
    },
    .stops("move(_:to:) on a phone") { app in
      app.show()
      app.device.move(app.device.scenes[0], to: CGPoint(x: 10, y: 10))
    },
    .stops("move(_:to:) to no place") { _ in
      let device = HeadlessDevice.launched(on: .pad)
      device.move(device.scenes[0], to: CGPoint(x: CGFloat.nan, y: 0))
    },
    .stops("rotate(to: .unknown)") { app in
      app.device.rotate(to: .unknown)
    },
    .stops("HeadlessDevice(idiom: .tv)") { _ in HeadlessDevice(idiom: .tv) },
    .stops(
      "HeadlessDevice(maximumFramesPerSecond: 0)"
    ) { _ in HeadlessDevice(maximumFramesPerSecond: 0) },
    .stops("systemVersion = 12") { app in
      app.device.systemVersion = 12
    },
    .stops(
      "launch without scenes on iOS 27"
    ) { _ in
      let device = HeadlessDevice(appLifecycle: .applicationDelegate)
      device.systemVersion = 27
      device.launch(showing: UIViewController())
    },
  ]

  // MARK: Touches

  /// Shows a view on the screen and returns it.
  @MainActor
  private static func show<View: UIView>(_ view: View, in app: BadInput.App) -> View {
    view.frame = CGRect(x: 10, y: 100, width: 200, height: 40)
    app.screen.view.addSubview(view)
    app.show()
    return view
  }

  private static let touches: [BadInput] = [
    .gives("tap(_:) of a view in no window", "false") { app in
      app.show()
      return app.device.tap(UIButton())
    },
    .gives("tap(_:) before the launch", "false") { app in app.device.tap(app.screen.view) },
    .gives("tapSegment(at:) of -1, 2 and Int.max, of two", "[false, false, false]") { app in
      let control = show(UISegmentedControl(items: ["a", "b"]), in: app)
      return [-1, 2, .max].map { app.device.tapSegment(at: $0, in: control) }
    },
    .gives("slide(_:to:) of -infinity and 1e30, of 0 to 1", "[0.0, 1.0]") { app in
      let slider = show(UISlider(), in: app)
      return ([-.infinity, 1e30] as [Float]).map {
        app.device.slide(slider, to: $0)
        return slider.value
      }
    },
    .stops("slide(_:to: .nan)") { app in
      app.device.slide(show(UISlider(), in: app), to: .nan)
    },
    .gives("increment(_:steps:) of 0 and -1", "[false, false]") { app in
      let stepper = show(UIStepper(), in: app)
      return [0, -1].map { app.device.increment(stepper, steps: $0) }
    },
    .gives("increment(_:steps: .max), of 0 to 100", "100.0") { app in
      let stepper = show(UIStepper(), in: app)
      app.device.increment(stepper, steps: .max)
      return stepper.value
    },
    .gives("chooseRow(_:inComponent:) of no rows", "[false, false, false]") { app in
      let picker = show(UIPickerView(), in: app)
      return ([(-1, 0), (0, 0), (0, .max)] as [(Int, Int)]).map {
        app.device.chooseRow($0.0, inComponent: $0.1, of: picker)
      }
    },
    .gives(#"chooseRow(titled: "") of no rows"#, "false") { app in
      app.device.chooseRow(titled: "", of: show(UIPickerView(), in: app))
    },
    .gives("turnPage(of:) of no pages", "[false, false]") { app in
      let control = show(UIPageControl(), in: app)
      return ([.forward, .reverse] as [UIPageViewController.NavigationDirection]).map {
        app.device.turnPage(of: control, toward: $0)
      }
    },
    .gives("chooseDate(.distantFuture)", "true, true") { app in
      let picker = show(UIDatePicker(), in: app)
      let isChosen = app.device.chooseDate(.distantFuture, in: picker)
      return "\(isChosen), \(picker.date == .distantFuture)"
    },
    .gives("tapRow(at:), swipeRow(at:) and tapItem(at:) of empty lists", "[false, false, false]") { app in
      let table = show(UITableView(), in: app)
      let items = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      app.screen.view.addSubview(items)
      let path = IndexPath(row: 3, section: 7)
      return [
        app.device.tapRow(at: path, in: table), app.device.swipeRow(at: path, in: table),
        app.device.tapItem(at: path, in: items),
      ]
    },
    .gives("typeText(_:) and pressReturn() without a field", "[false, true, false]") { app in
      app.show()
      return [app.device.typeText("a"), app.device.typeText(""), app.device.pressReturn()]
    },
    .gives("tap(_:in:) of an action of another alert", "false") { app in
      app.show()
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "a", style: .default))
      app.screen.present(alert, animated: true)
      app.device.advance(by: 1)
      return app.device.tap(UIAlertAction(title: "a", style: .default), in: alert)
    },
    .gives("chooseFromBackMenu(_:in:) of a screen outside of the stack", "false") { app in
      let stack = UINavigationController(rootViewController: UIViewController())
      app.show(stack)
      app.device.push(app.screen, onto: stack)
      return app.device.chooseFromBackMenu(UIViewController(), in: stack)
    },
    .gives("tapTab(_:in:) of a screen without a tab", "true") { app in
      let tabs = UITabBarController()
      tabs.viewControllers = [app.screen]
      app.show(tabs)
      app.device.tapTab(UIViewController(), in: tabs)
      return tabs.selectedViewController === app.screen
    },
    .gives("tapOutside(_:) of a screen that is no popover", "false") { app in
      app.show()
      return app.device.tapOutside(app.screen)
    },
    .gives("openMenu(of:) of a screen in no window, and closeMenu(of:)", "false") { app in
      app.show()
      let screen = UIViewController()
      defer { app.device.closeMenu(of: screen) }
      return app.device.openMenu(of: screen)
    },
    .gives("openContextMenu(on:) of a view in no window, and tapPreview(of:) without a menu", "false, false") { app in
      app.show()
      return "\(app.device.openContextMenu(on: UIView())), \(app.device.tapPreview(of: app.screen))"
    },
    .gives("beginContentSwipeBack(in:) before iOS 26", "true") { app in
      let stack = UINavigationController(rootViewController: UIViewController())
      app.show(stack)
      app.device.push(app.screen, onto: stack)
      return app.device.beginContentSwipeBack(in: stack) == nil
    },
    .stops("bringToFront(_:) on a phone") { app in
      app.show()
      app.device.bringToFront(app.device.scenes[0])
    },
  ]

  // MARK: Gestures

  private static let gestures: [BadInput] = [
    .stops("stroke(_:toward: [])") { app in
      app.device.stroke(app.screen.view, toward: [])
    },
    .stops("stroke(_:toward: [.left, .right])") { app in
      app.device.stroke(app.screen.view, toward: [.left, .right])
    },
    .gives("longPress(_:), stroke(_:toward:) and beginPan(on:) without a recognizer", "false, false, true") { app in
      let view = show(UIView(), in: app)
      return """
        \(app.device.longPress(view)), \(app.device.stroke(view, toward: .left)), \(app.device.beginPan(on: view) == nil)
        """
    },
    .gives("beginSwipeBack(in:) of a stack of one screen", "true") { app in
      let stack = UINavigationController(rootViewController: app.screen)
      app.show(stack)
      return app.device.beginSwipeBack(in: stack) == nil
    },
    .gives("beginSheetDrag(of:) of a screen that is no sheet", "true") { app in
      app.show()
      return app.device.beginSheetDrag(of: app.screen) == nil
    },
  ]

  // MARK: The end of a gesture, twice

  /// The screens of a stack of two after a swipe back that `end` ends.
  @MainActor
  private static func screens(in app: BadInput.App, after end: (HeadlessDevice.Swipe) -> Void) -> Int {
    let stack = UINavigationController(rootViewController: UIViewController())
    app.show(stack)
    app.device.push(app.screen, onto: stack)
    app.device.beginSwipeBack(in: stack).map(end)
    app.device.advance(by: 2)
    return stack.viewControllers.count
  }

  private static let ends: [BadInput] = [
    .gives("finish() twice", "1") { app in
      screens(in: app) {
        $0.finish()
        $0.finish()
      }
    },
    .gives("cancel() after finish()", "1") { app in
      screens(in: app) {
        $0.finish()
        $0.cancel()
      }
    },
    .gives("finish() after cancel(), when the transition is over", "2") { app in
      screens(in: app) {
        $0.cancel()
        app.device.advance(by: 2)
        $0.finish()
      }
    },
    .gives("move(to:) and end() of a SliderDrag that has ended", "0.5") { app in
      let slider = show(UISlider(), in: app)
      let drag = app.device.beginDrag(of: slider)
      drag?.move(to: 0.5)
      drag?.end()
      drag?.move(to: 1)
      drag?.end()
      drag?.cancel()
      return slider.value
    },
    .gives("move(byX:y:), end() and cancel() of a Pan that has ended", "1") { app in
      let view = show(UIView(), in: app)
      let pan = UIPanGestureRecognizer()
      view.addGestureRecognizer(pan)
      let finger = app.device.beginPan(on: view)
      finger?.move(byX: 20, y: 0)
      finger?.end()
      finger?.move(byX: .nan, y: .infinity)
      finger?.end()
      finger?.cancel()
      return pan.state == .possible ? 1 : pan.state.rawValue
    },
  ]
}
