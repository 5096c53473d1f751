import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@testable import OverlayBehavior

/// What the module is given that it cannot use, and what comes of it.
enum BadInputTests {
  static let rows = durations + intervals + limits + levels + options + contents + controllers + reentrant + conditions

  @MainActor
  @Suite(.everyAnswer)
  struct Survived {
    @Test("A mistake that the app survives has its documented outcome", arguments: rows.survived)
    func outcome(row: BadInput) async {
      await row.check(in: rows)
    }

    @Test("The limits themselves are no mistakes")
    func limits() {
      _ = OverlayOptions(windowLevel: UIWindow.Level(rawValue: 2000.5))
      for interval in [0.01, 1_000_000] { _ = OverlayCondition(checkInterval: interval, failureLimit: 1) { true } }
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

  // MARK: Options. Each is checked when it is made and when it is set.

  private static let durations: [BadInput] =
    ([-0.1, .infinity] as [Double]).map { value -> BadInput in
      .stops(
        "OverlayTransition(duration: \(value))"
      ) { _ in OverlayTransition(duration: value, hidden: { _ in }, shown: { _ in }) }
    }

  private static let intervals: [BadInput] =
    ([0.009, .infinity] as [Double]).map { value -> BadInput in
      .stops("OverlayCondition(checkInterval: \(value))") { _ in OverlayCondition(checkInterval: value) { true } }
    }

  private static let limits: [BadInput] =
    [
      .stops("OverlayCondition(failureLimit: 0)") { _ in OverlayCondition(failureLimit: 0) { true } }
    ]

  private static let levels: [BadInput] =
    ([2000, .infinity] as [Double]).flatMap { value -> [BadInput] in
      [
        .stops("OverlayOptions(windowLevel: \(value))") { _ in
          OverlayOptions(windowLevel: UIWindow.Level(rawValue: value))
        },
        .stops("options.windowLevel = \(value)") { _ in
          var options = OverlayOptions()
          options.windowLevel = UIWindow.Level(rawValue: value)
        },
      ]
    }

  private static let options: [BadInput] = [
    .gives("OverlayCondition(checkInterval: 1e300), and a limit of Int.max", "[true, true]") { app in
      let condition = OverlayCondition(checkInterval: 1e300, failureLimit: .max) { true }
      let overlay = OverlayController(while: condition) { _ in UIViewController() }
      app.show()
      app.device.advance(by: 3600)
      return [overlay.isWanted, overlay.isShown]
    },
    .gives("OverlayTransition(duration: 1e300)", "true") { app in
      let endless = OverlayTransition(duration: 1e300, hidden: { $0.alpha = 0 }, shown: { $0.alpha = 1 })
      let overlay = OverlayController(while: { true }, options: OverlayOptions(transition: endless)) { _ in
        UIViewController()
      }
      app.show()
      app.device.advance(by: 3600)
      return overlay.isShown
    },
    .gives("OverlayPriority(rawValue:) of Int.min and of Int.max", "[false, true]") { app in
      let overlays = [Int.min, .max].map { priority in
        OverlayController(while: { true }, options: OverlayOptions(priority: OverlayPriority(rawValue: priority))) {
          _ in UIViewController()
        }
      }
      app.show()
      app.device.advance(by: 6)
      return overlays.map(\.isShown)
    },
  ]

  // MARK: Contents

  private static let contents: [BadInput] = [
    .stops("R125: content: { _ in content } in two scenes") { _ in
      let app = CoveredApp()
      _ = app.connectScene("second")
      let content = UIViewController()
      let overlay = app.overlay(content: { _ in content })
      app.goOffline()
      withExtendedLifetime(overlay) {}
    },
    .stops("content: { _ in window.rootViewController! }") { app in
      app.show()
      let overlay = OverlayController(while: { true }) { [screen = app.screen] _ in screen }
      app.device.advance(by: 6)
      withExtendedLifetime(overlay) {}
    },
    .stops("content: { _ in a controller that is presented }") { app in
      app.show()
      let modal = UIViewController()
      app.screen.present(modal, animated: false)
      app.device.advance(by: 1)
      let overlay = OverlayController(while: { true }) { _ in modal }
      app.device.advance(by: 6)
      withExtendedLifetime(overlay) {}
    },
    .gives("content: { _ in content }, shown again after it was hidden", "[true, false, true]") { _ in
      let app = CoveredApp()
      let content = UIViewController()
      let overlay = app.overlay(content: { _ in content })
      return [true, false, true].map { isOffline in
        isOffline ? app.goOffline() : app.goOnline()
        return overlay.isShown
      }
    },
  ]

  // MARK: Controllers

  private static let controllers: [BadInput] = [
    .gives("cancel() twice, then show()", "false, false") { _ in
      let app = CoveredApp()
      let overlay = app.overlay()
      for _ in 1...2 { overlay.cancel() }
      return "\(await app.show(overlay) ?? true), \(overlay.isWanted)"
    },
    .gives("hide() of an overlay that is not shown", "false") { _ in
      let app = CoveredApp()
      return await app.hide(app.overlay()) ?? true
    },
    .gives("show() twice", #"[true, true], ["willShow", "didShow"]"#) { _ in
      let app = CoveredApp()
      let overlay = OverlayController(options: OverlayOptions(eventHandler: app.record("offline"))) { _ in
        UIViewController()
      }
      let shown = [await app.show(overlay), await app.show(overlay)].map { $0 ?? false }
      return "\(shown), \(app.events().map { $0.split(separator: " ")[2] })"
    },
    .gives("show() before the app has a scene", "false") { app in
      let overlay = OverlayController { _ in UIViewController() }
      let call = Task { await overlay.show() }
      await settleTasks()
      app.device.turn()
      return await value(of: call) ?? true
    },
    .gives("setNeedsCheck() without a condition", "false") { app in
      let overlay = OverlayController { _ in UIViewController() }
      app.show()
      overlay.setNeedsCheck()
      app.device.advance(by: 6)
      return overlay.isWanted
    },
    .gives("isShown(in:) of a scene that has been disconnected", "[true, false]") { _ in
      let app = CoveredApp()
      let scene = app.connectScene("second")
      let overlay = app.overlay()
      app.goOffline()
      let before = overlay.isShown(in: scene)
      app.device.disconnect(scene)
      return [before, overlay.isShown(in: scene)]
    },
    .gives("OverlayController that is not kept", "0") { _ in
      let app = CoveredApp()
      _ = app.overlay()
      app.goOffline()
      return app.overlayWindows().count
    },
    .gives("OverlayBehavior on a screen that is never shown", "0") { app in
      let other = UIViewController()
      other.loadViewIfNeeded()
      other.addBehaviors([OverlayBehavior(while: { true }) { _ in UIViewController() }])
      app.show()
      app.device.advance(by: 6)
      return app.device.scenes[0].windows.count - 1
    },
    .gives("remove() of an OverlayBehavior that is shown, twice", "[1, 0]") { app in
      let attachment = app.screen.addBehaviors([OverlayBehavior(while: { true }) { _ in UIViewController() }])
      app.show()
      app.device.advance(by: 6)
      let shown = app.device.scenes[0].windows.filter { $0 is OverlayWindow }.count
      for _ in 1...2 { attachment.remove() }
      app.device.advance(by: 1)
      return [shown, app.device.scenes[0].windows.filter { $0 is OverlayWindow }.count]
    },
  ]

  // MARK: Calls inside of calls

  /// The events of an overlay in one of which `act` is called, and how many windows it has in the end.
  @MainActor
  private static func events(
    at name: String, act: @escaping @MainActor (OverlayController) -> Void
  ) -> String {
    let app = CoveredApp()
    let overlay = Variable<OverlayController?>(nil)
    let log = LifecycleTranscript()
    let options = OverlayOptions(eventHandler: { event in
      log.record(event.name)
      if event.name == name, let overlay = overlay.value { act(overlay) }
    })
    overlay.value = OverlayController(while: app.condition, options: options) { _ in UIViewController() }
    app.goOffline()
    app.goOnline()
    return "\(log.flush()), \(app.overlayWindows().count)"
  }

  private static let reentrant: [BadInput] = [
    .gives("cancel() in willShow", #"["willShow", "didShow", "willHide", "didHide"], 0"#) { _ in
      events(at: "willShow") { $0.cancel() }
    },
    .gives("cancel() in didShow", #"["willShow", "didShow", "willHide", "didHide"], 0"#) { _ in
      events(at: "didShow") { $0.cancel() }
    },
    .gives("cancel() in didHide", #"["willShow", "didShow", "willHide", "didHide"], 0"#) { _ in
      events(at: "didHide") { $0.cancel() }
    },
    .gives("setNeedsCheck() in each event", #"["willShow", "didShow", "willHide", "didHide"], 0"#) { _ in
      events(at: "didShow") { $0.setNeedsCheck() }
    },
    .gives("cancel() in the content closure", "0") { _ in
      let app = CoveredApp()
      let overlay = Variable<OverlayController?>(nil)
      overlay.value = app.overlay(content: { _ in
        overlay.value?.cancel()
        return UIViewController()
      })
      app.goOffline()
      return app.overlayWindows().count
    },
    .gives("cancel() in the condition", "0") { app in
      var overlay: OverlayController?
      overlay = OverlayController(while: {
        overlay?.cancel()
        return true
      }) { _ in UIViewController() }
      app.show()
      app.device.advance(by: 6)
      return app.device.scenes[0].windows.filter { $0 is OverlayWindow }.count
    },
  ]

  // MARK: Conditions

  private struct Values: AsyncSequence, Sendable {
    var values: [Bool] = []
    var error: CancellationError?

    struct AsyncIterator: AsyncIteratorProtocol {
      var values: [Bool]
      let error: CancellationError?

      mutating func next() async throws -> Bool? {
        if !values.isEmpty { return values.removeFirst() }
        if let error { throw error }
        return nil
      }
    }

    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(values: values, error: error) }
  }

  @MainActor
  private static func isShown(after values: Values, in app: BadInput.App) async -> Bool {
    let overlay = OverlayController(while: OverlayCondition(values)) { _ in UIViewController() }
    app.show()
    for _ in 1...10 {
      await settleTasks()
      app.device.advance(by: 6)
    }
    return overlay.isShown
  }

  private static let conditions: [BadInput] = [
    .gives("OverlayCondition(values) without a value", "false") { app in await isShown(after: Values(), in: app) },
    .reports(
      "OverlayCondition(values) that ends with true", .unreadableCondition
    ) { app in
      let overlay = OverlayController(while: OverlayCondition(Values(values: [true]))) { _ in UIViewController() }
      app.show()
      for _ in 1...10 {
        await settleTasks()
        app.device.advance(by: 6)
      }
      overlay.cancel()
    },
    .reports(
      "OverlayCondition(values) that throws at once", .unreadableCondition
    ) { app in
      let overlay = OverlayController(while: OverlayCondition(Values(error: CancellationError()))) { _ in
        UIViewController()
      }
      app.show()
      for _ in 1...10 {
        await settleTasks()
        app.device.advance(by: 6)
      }
      overlay.cancel()
    },
    .reports(
      "while: a closure that always throws, with staysWhenUnreadable", .unreadableCondition
    ) { app in
      let condition = OverlayCondition(failureLimit: 1, staysWhenUnreadable: true) { throw CancellationError() }
      let overlay = OverlayController(while: condition) { _ in UIViewController() }
      app.show()
      app.device.advance(by: 30)
      overlay.cancel()
    },
  ]
}
