import FocusBehavior
import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// What the module is given that it cannot use, and what comes of it.
enum BadInputTests {
  static let rows = rates + options + screens + groups + reentrant + values

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

  // MARK: Options. Each is checked when it is made and when it is set.

  private static let rates: [BadInput] =
    ([0.5, .infinity] as [Double]).map { value -> BadInput in
      .stops("sampled(.displayLink(framesPerSecond: \(value)))") { _ in
        FocusOptions.attention.sampled(.displayLink(framesPerSecond: value))
      }
    }

  private static let options: [BadInput] = [
    .gives(".displayLink(framesPerSecond: 1e300)", "[60.0]") { app in
      app.screen.addBehaviors([FocusBehavior(.attention.sampled(.displayLink(framesPerSecond: 1e300))) { _ in }])
      app.show()
      return app.device.displayLinks.map { $0.preferredFrameRateRange.preferred ?? 0 }
    },
    .gives("FocusOptions([]), under a full screen", #"["gained appeared", "lost covered"]"#) { app in
      let log = LifecycleTranscript()
      app.screen.addBehaviors([FocusBehavior([]) { log.record($0) }])
      app.show()
      let modal = UIViewController()
      modal.modalPresentationStyle = .fullScreen
      app.screen.present(modal, animated: true)
      app.device.advance(by: 1)
      return log.flush()
    },
    .gives("removing(.opaque), which is in no preset", "attention") { _ in FocusOptions.attention.removing(.opaque) },
    .gives("adding() and removing() of nothing", "media") { _ in FocusOptions.media.adding().removing() },
    .gives("ignoringCovers { _ in true }, under a sheet", #"["gained appeared"]"#) { app in
      let log = LifecycleTranscript()
      app.screen.addBehaviors([FocusBehavior(.attention.ignoringCovers { _ in true }) { log.record($0) }])
      app.show()
      app.screen.present(UIViewController(), animated: true)
      app.device.advance(by: 1)
      return log.flush()
    },
  ]

  // MARK: Screens

  private static let screens: [BadInput] = [
    .reports("focusChanges() before the view is loaded", .viewNotLoaded) { _ in
      await elements(of: UIViewController().focusChanges())
    },
    .reports("focusChanges() of a navigation controller", .unsuitableController) {
      _ in await elements(of: UINavigationController().focusChanges())
    },
    .gives("observeFocusWithin { } of a container that is not loaded, and isViewLoaded", "false") { _ in
      let container = UINavigationController()
      _ = container.observeFocusWithin { _ in }
      return container.isViewLoaded
    },
    .gives("observeFocusWithin { }, cancelled twice", #"[]"#) { app in
      let log = LifecycleTranscript()
      let subscription = app.screen.observeFocusWithin { log.record("\($0)") }
      for _ in 1...2 { subscription.cancel() }
      app.screen.addBehaviors([FocusBehavior { _ in }])
      app.show()
      return log.flush()
    },
    .gives("dropUnlessFocused { } before the view is loaded", "[false, false]") { _ in
      let screen = UIViewController()
      let isDone = screen.dropUnlessFocused { Issue.record("was called") }
      return [isDone, screen.isViewLoaded]
    },
    .gives("dropUnlessFocused { } in the background", "false") { app in
      app.show()
      app.device.pressHome()
      return app.screen.dropUnlessFocused { Issue.record("was called") }
    },
    .gives("dropUnlessFocused { } inside itself", #"["outer", "inner"]"#) { app in
      app.show()
      let log = LifecycleTranscript()
      app.screen.dropUnlessFocused {
        log.record("outer")
        app.screen.dropUnlessFocused { log.record("inner") }
      }
      return log.flush()
    },
    .gives("screenFocus of a screen without a FocusBehavior", "nil") { app in
      app.show()
      return app.screen.screenFocus as Any?
    },
    .gives("FocusSampling.sampleNow() before the app is launched, and in the background", #"["gained", "lost"]"#) {
      app in
      let log = LifecycleTranscript()
      app.screen.addBehaviors([FocusBehavior { if !$0.isReasonChange { log.record($0.hasFocus ? "gained" : "lost") } }])
      FocusSampling.sampleNow()
      app.show()
      app.device.pressHome()
      FocusSampling.sampleNow()
      return log.flush()
    },
  ]

  // MARK: Groups

  private static let groups: [BadInput] = [
    .gives("use(_:) of a screen that is no member", "false") { app in FocusGroup().use(app.screen) },
    .gives("use(_:) after the behavior was removed", "[true, false]") { app in
      let group = FocusGroup()
      let attachment = app.screen.addBehaviors([FocusBehavior(.media.in(group)) { _ in }])
      let before = group.use(app.screen)
      attachment.remove()
      return [before, group.use(app.screen)]
    },
    .gives("a group without members", "nil, nil, []") { _ in
      let group = FocusGroup()
      return "\(group.focusedScreen as Any?), \(group.mostRecentlyUsedScreen as Any?), \(group.visibleScreens)"
    },
    .gives("two behaviors of one screen in one group", #"1 screen, ["a gained"]"#) { app in
      let group = FocusGroup()
      let log = LifecycleTranscript()
      app.screen.addBehaviors([
        FocusBehavior(.media.in(group)) { log.record("a \($0.hasFocus ? "gained" : "lost")") },
        FocusBehavior(.media.in(group)) { log.record("b \($0.hasFocus ? "gained" : "lost")") },
      ])
      app.show()
      return "\(group.visibleScreens.count) screen, \(log.flush())"
    },
  ]

  // MARK: Calls inside of calls

  private static let reentrant: [BadInput] = [
    .gives("remove() in the handler's own call", #"["gained appeared", "lost detached"]"#) { app in
      let log = LifecycleTranscript()
      var attachment: BehaviorAttachment?
      attachment = app.screen.addBehaviors([
        FocusBehavior { change in
          log.record(change)
          attachment?.remove()
        }
      ])
      app.show()
      app.device.pressHome()
      return log.flush()
    },
    .gives("remove(silently: true) in the handler's own call", #"["gained appeared"]"#) { app in
      let log = LifecycleTranscript()
      var attachment: BehaviorAttachment?
      attachment = app.screen.addBehaviors([
        FocusBehavior { change in
          log.record(change)
          attachment?.remove(silently: true)
        }
      ])
      app.show()
      app.device.pressHome()
      return log.flush()
    },
    .gives("FocusSampling.sampleNow() in a handler", #"["gained appeared"]"#) { app in
      let log = LifecycleTranscript()
      app.screen.addBehaviors([
        FocusBehavior { change in
          log.record(change)
          FocusSampling.sampleNow()
        }
      ])
      app.show()
      return log.flush()
    },
    .gives("use(_:) of the group in a member's handler", #"["gained appeared"]"#) { app in
      let log = LifecycleTranscript()
      let group = FocusGroup()
      app.screen.addBehaviors([
        FocusBehavior<UIViewController>(.media.in(group)) { screen, change in
          log.record(change)
          group.use(screen)
        }
      ])
      app.show()
      return log.flush()
    },
    .gives("cancel() in the handler of observeFocusWithin", #"["true"]"#) { app in
      let log = LifecycleTranscript()
      app.screen.addBehaviors([FocusBehavior { _ in }])
      var subscription: LifecycleSubscription?
      subscription = app.screen.observeFocusWithin { hasFocus in
        log.record("\(hasFocus)")
        subscription?.cancel()
      }
      app.show()
      app.device.pressHome()
      return log.flush()
    },
  ]

  // MARK: Values for tests

  private static let values: [BadInput] = [
    .gives("FocusChange(previousDuration: .nan), printed", "lost: appInactive, after nan s") { _ in
      FocusChange(hasFocus: false, reason: .appInactive, previousDuration: .nan)
    },
    .gives("ScreenFocus(duration: .infinity), printed", "focused: appeared, for inf s") { _ in
      ScreenFocus(hasFocus: true, reason: .appeared, duration: .infinity)
    },
    .gives("FocusCover(_:kind:) of a controller that is released", "sheet UIViewController, nil, nil") { _ in
      let cover = FocusCover(UIViewController(), kind: .sheet)
      return "\(cover), \(cover.viewController as Any?), \(cover.window as Any?)"
    },
    .gives("FocusDecision.forgetRecent() twice", "[]") { _ in
      for _ in 1...2 { FocusDecision.forgetRecent() }
      return FocusDecision.recent
    },
  ]
}

extension LifecycleTranscript {
  /// Records `"gained appeared"`.
  fileprivate func record(_ change: FocusChange) {
    record("\(change.hasFocus ? "gained" : "lost") \(change.reason.name)")
  }
}
