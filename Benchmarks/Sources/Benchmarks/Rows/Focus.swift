import FocusBehavior
import LifecycleBehaviors
import UIKit

/// What it costs to know which screens have the user's attention.
@MainActor
enum Focus {
  static var rows: [Row] {
    [
      change("A change of focus, one watched screen", screens: 1),
      change("A change of focus, ten watched screens", screens: 10),
      sample("A sample with nothing changed, one watched screen", screens: 1),
      sample("A sample with nothing changed, ten watched screens", screens: 10),
    ]
  }

  /// All screens lose focus to a modal, or get it back. By hand each of them polls once after that.
  private static func change(_ question: String, screens count: Int) -> Row {
    @MainActor func work(_ screens: [UIViewController], then poll: @escaping @MainActor () -> Void) -> Meter.Work {
      let columns = Columns(screens)
      return columns.app.keeping {
        for _ in 0..<10 {
          columns.container.present(modal(), animated: false)
          columns.app.device.turn()
          poll()
          columns.container.dismiss(animated: false)
          columns.app.device.turn()
          poll()
        }
      }
    }
    return Row(question, count: 20) {
      work(loadedScreens(count)) {}
    } byHand: {
      let screens = pollingScreens(count)
      return work(screens) { screens.forEach { $0.poll() } }
    } ours: {
      work(watchedScreens(count)) {}
    }
  }

  /// Its did-calls come with the commit, unlike those of a sheet (R142).
  static func modal() -> UIViewController {
    let modal = UIViewController()
    modal.modalPresentationStyle = .overFullScreen
    return modal
  }

  private static func sample(_ question: String, screens count: Int) -> Row {
    Row(question) {
      let screens = pollingScreens(count)
      return Columns(screens).app.keeping { screens.forEach { $0.poll() } }
    } ours: {
      Columns(watchedScreens(count)).app.keeping { FocusSampling.sampleNow() }
    }
  }

  private static func pollingScreens(_ count: Int) -> [PollingScreen] {
    (0..<count).map { _ in
      let screen = PollingScreen()
      screen.loadViewIfNeeded()
      screen.didChange = { _ in Total.count &+= 1 }
      return screen
    }
  }
}

@MainActor
func watchedScreens(_ count: Int) -> [UIViewController] {
  (0..<count).map { _ in
    let screen = loadedScreen()
    screen.addBehaviors([focusBehavior()])
    return screen
  }
}

@MainActor
func focusBehavior() -> FocusBehavior<UIViewController> {
  FocusBehavior { _ in Total.count &+= 1 }
}
