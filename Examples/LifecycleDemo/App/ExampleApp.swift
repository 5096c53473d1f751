import FocusBehavior
import FocusDemoScreens
import Foundation
import LifecycleBehaviors
import ScreenSupport
import UIKit

/// The example app FocusDemo, in a journey with `root app`: makes its screens, and reports what happens in it.
@MainActor
final class ExampleApp {
  private let report: Report
  /// Where each track was left. A launch after `kill` begins with it.
  private var positions: [String: Int] = [:]
  private var demo: FocusDemo?
  /// Observes which field is edited.
  private var fields: NotificationObserver?
  /// Whether its wall covers the screens, also while it is about to be shown or hidden.
  private(set) var isWallShown = false

  init(report: Report) {
    self.report = report
  }

  /// The screens may outlive the player of a journey, and keep the recorder. It would record the next journey, too.
  deinit {
    guard let demo else { return }
    MainActor.assumeIsolated { _ = demo.recorder.stop() }
  }

  var isRunning: Bool { demo != nil }

  func launch() {
    end()
    let demo = FocusDemo(positions: positions, savePositions: { [weak self] in self?.positions = $0 })
    demo.player.didChange = { [report] isPlaying in
      report(.app, isPlaying ? "plays" : "pauses", of: FocusDemo.Screen.player.rawValue)
    }
    demo.clipDidChange = { [report] event, clip in
      report(.app, "clip \(clip) \(event)", of: FocusDemo.Screen.feed.rawValue)
    }
    demo.wallDidChange = { [weak self] event in
      switch event {
      case .willShow: self?.isWallShown = true
      case .didHide: self?.isWallShown = false
      case .didShow, .willHide, .unreadable: break
      }
      self?.report(.overlay, event.name, of: "overlay")
    }
    let fields = NotificationObserver()
    observe(UITextField.textDidBeginEditingNotification, with: fields, as: "began")
    observe(UITextField.textDidEndEditingNotification, with: fields, as: "ended")
    self.fields = fields
    demo.recorder.start()
    self.demo = demo
  }

  func end() {
    fields = nil
    isWallShown = false
    demo?.recorder.stop()
    demo = nil
  }

  private func observe(_ name: Notification.Name, with observer: NotificationObserver, as event: String) {
    observer.observe(name, reading: { $0.object as? UITextField }) { [report] field in
      guard let name = field.accessibilityIdentifier, let screen = field.screenName else { return }
      report(.input, event, of: screen, .field(name))
    }
  }

  func setOffline(_ isOffline: Bool) {
    demo?.connection.isOffline = isOffline
  }

  /// - Parameters:
  ///   - name: the name of a screen.
  ///   - behaviors: the behaviors that it has beside its own, and beside those that report.
  /// - Returns: a new screen of the app; nil if it does not run, or has none of this name.
  func make(_ name: String, behaviors: [any ViewControllerLifecycleBehavior]) -> UIViewController? {
    guard let demo, let screen = FocusDemo.Screen(rawValue: name) else { return nil }
    let controller = demo.make(screen)
    // Behaviors are added to a view that is loaded. Those of the screen come first.
    controller.loadViewIfNeeded()
    let announcer = AppearanceAnnouncer(announcements: report.announcements)
    // It is called before the others when the screen appears and when it disappears, where the order is reversed.
    var reporting = ReportingBehaviors.all(of: name, report: report)
    if screen == .player {
      reporting.append(
        FocusBehavior(.media.sampled(report.sampling)) { [report] change in report.playerFocus(change, of: name) })
    }
    controller.addBehaviors([announcer] + reporting + behaviors + [announcer])
    return controller
  }
}

/// Notes when a screen has appeared and disappeared, as `DemoScreen` does itself.
private struct AppearanceAnnouncer: ViewControllerLifecycleBehavior {
  let announcements: Announcements

  func afterAppearing(_ viewController: UIViewController, context: Context) {
    announcements.note(.appearance)
  }

  func afterDisappearing(_ viewController: UIViewController, context: Context) {
    announcements.note(.appearance)
  }
}

extension UIResponder {
  /// The name of the screen that it belongs to, if that is one of the example app.
  fileprivate var screenName: String? {
    (self as? UIViewController).flatMap(FocusDemo.Screen.init)?.rawValue ?? next?.screenName
  }
}
