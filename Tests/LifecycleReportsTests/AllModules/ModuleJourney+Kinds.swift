import BackgroundWork
import Foundation
import HeadlessDevice
import InputFocusBehavior
import OverlayBehavior
import TestSupport
import UIKit

extension ModuleJourney {
  /// What happens in a journey.
  var kinds: [RandomOperationKind] {
    RandomOperationKind.touchesWithoutLostModals + RandomOperationKind.menusAndWebPages
      + RandomOperationKind.behaviors + RandomOperationKind.furtherSystem
      + modules + fields
      + otherThreads + [hide, settle, relaunch]
  }

  private var settle: RandomOperationKind {
    RandomOperationKind("settle", weight: 5) { [unowned self] app, _ in
      app.settle()
      // A view that is hidden is noticed with the next frame.
      app.device.advance(by: 1 / 60)
      checkSettled(app)
    }
  }

  /// The app hides a child of its own containers, or shows it again.
  private var hide: RandomOperationKind {
    RandomOperationKind("hide", weight: 6, isReentrant: true) { app, choice in
      app.moduleScreens.filter { $0.parent is ModuleScreen }.element(choice)?.view.isHidden.toggle()
    }
  }

  private var relaunch: RandomOperationKind {
    RandomOperationKind("relaunch", weight: 1) { [unowned self] app, _ in relaunch(app) }
  }

  private var modules: [RandomOperationKind] {
    [
      RandomOperationKind("toggle", weight: 6, isReentrant: true) { app, choice in
        let modules = ModuleScreen.Module.allCases
        app.moduleScreens.element(choice)?.toggle(modules[choice / 16 % modules.count], unwinding: choice % 2 == 0)
      },
      RandomOperationKind("armCallback", weight: 4) { [unowned self] app, choice in
        let inner = app.kinds.filter(\.isReentrant)
        guard let callback = Callback.allCases.element(choice), let kind = inner.element(choice / 10) else { return }
        arm(RandomOperation(name: kind.name, choice: choice / 11), in: callback)
      },
      RandomOperationKind("cover", weight: 3, isReentrant: true) { [unowned self] app, choice in
        guard let screen = app.moduleScreens.element(choice) else { return }
        if coveredScreens.remove(screen.name) == nil { coveredScreens.insert(screen.name) }
        screen.overlayCondition.setNeedsCheck()
      },
      RandomOperationKind("use", weight: 1, isReentrant: true) { [unowned self] app, choice in
        if let screen = app.moduleScreens.element(choice) { group.use(screen) }
      },
    ]
  }

  private var fields: [RandomOperationKind] {
    [
      RandomOperationKind("edit", weight: 4, isReentrant: true) { app, choice in
        guard let screen = app.moduleScreens.element(choice) else { return }
        choice / 16 % 2 == 0 ? screen.inputFocus.move(to: .name) : screen.inputFocus.move(to: .note)
      },
      RandomOperationKind("endEditing", weight: 2, isReentrant: true) { app, choice in
        guard let screen = app.moduleScreens.element(choice) else { return }
        choice / 16 % 2 == 0 ? screen.inputFocus.endEditing() : screen.inputFocus.pause()
      },
      RandomOperationKind("tapField", weight: 3) { app, choice in
        guard let screen = app.topmost as? ModuleScreen, screen.isViewLoaded else { return }
        _ = app.device.tap(choice % 2 == 0 ? screen.nameField : screen.noteView)
      },
    ]
  }

  /// What the products take on any thread.
  private var otherThreads: [RandomOperationKind] {
    [
      RandomOperationKind("post", weight: 2) { [unowned self] _, choice in
        guard UIApplication.shared.applicationState == .active else { return }
        let names = [
          [UIApplication.willResignActiveNotification, UIApplication.didBecomeActiveNotification],
          [UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification],
          [UIScene.didActivateNotification], [UIApplication.didReceiveMemoryWarningNotification],
        ][choice % 4]
        otherThreadWork = { for name in names { NotificationCenter.default.post(name: name, object: nil) } }
      },
      RandomOperationKind("hold", weight: 1) { [unowned self] _, choice in
        otherThreadWork = {
          if let hold = try? BackgroundWork.hold("work \(choice)", timeIsUp: { $0.end() }) { Held.new.add(hold) }
        }
      },
      RandomOperationKind("endHold", weight: 2) { [unowned self] _, choice in
        guard let index = holds.indices.map({ $0 }).element(choice) else { return }
        let hold = holds.remove(at: index)
        otherThreadWork = { hold.end() }
      },
    ]
  }
}

/// Holds that another thread has begun.
final class Held: Sendable {
  static let new = Held()
  private let lock = NSLock()
  private nonisolated(unsafe) var holds: [SuspensionHold] = []

  func add(_ hold: SuspensionHold) { lock.withLock { holds.append(hold) } }

  func take() -> [SuspensionHold] {
    lock.withLock {
      defer { holds = [] }
      return holds
    }
  }
}
