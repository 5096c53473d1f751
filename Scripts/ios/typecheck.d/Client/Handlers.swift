import FocusBehavior
import LifecycleBehaviors
import LifecycleTasks
import OverlayBehavior
import ReadyMadeBehaviors
import SuspendBehavior
import SwiftUI
import UIKit

// Closures that an app keeps. In Swift 5 mode they say @Sendable; in Swift 6 mode @MainActor includes it.

@MainActor
final class Handlers {
  var didChange: @MainActor @Sendable (FocusChange) -> Void = { _ in }
  var didSuspend: @MainActor @Sendable (SuspendEvent) -> Void = { _ in }
  var isNeeded: @MainActor @Sendable () throws -> Bool = { true }
  var content: @MainActor @Sendable (UIWindowScene) -> UIViewController = { _ in UIViewController() }
  var work: @MainActor @Sendable () -> Void = {}
  var load: @MainActor @Sendable () async -> Void = {}
  private var timer: LifecycleSubscription?
  private var focusWithin: LifecycleSubscription?

  func behaviors() -> [any ViewControllerLifecycleBehavior] {
    [
      FocusBehavior(didChange),
      FocusBehavior(changeFocus),
      FocusBehavior([.sheet, .alert], perform: didChange),
      FocusBehavior { change in self.changeFocus(change) },
      SuspendBehavior(didSuspend),
      SuspendBehavior(suspend),
      SuspendBehavior { event in self.suspend(event) },
      OverlayBehavior(while: isNeeded, content: content),
      ActionBehavior.afterAppearing(work),
      ActionBehavior.afterAppearing(start),
      TaskBehavior(while: .visible, load),
    ]
  }

  func start() {
    timer = LifecycleTime.current.schedule(after: 1, work)
    _ = OverlayController(while: isNeeded, content: content)
    focusWithin = UIViewController().observeFocusWithin(.media, perform: changeFocusWithin)
  }

  func changeFocus(_ change: FocusChange) {}
  func changeFocusWithin(_ hasFocus: Bool) {}
  func suspend(_ event: SuspendEvent) {}

  func view() -> some View {
    PlayerView().onFocusChange(perform: didChange).onSuspend(perform: didSuspend)
  }
}
