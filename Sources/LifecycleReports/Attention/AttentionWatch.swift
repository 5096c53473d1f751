import FocusBehavior
import LifecycleBehaviors
import ScreenSupport
import UIKit

/// Watches the focus of every screen of the app that has behaviors, and reports the attention at the end of an iteration.
@MainActor
final class AttentionWatch {
  private(set) var attention: Attention
  private let nameOfScreen: @MainActor (UIViewController) -> String
  private let didChange: @MainActor (_ previous: Attention, _ attention: Attention) -> Void
  private lazy var everyScreen = EveryScreen { [weak self] in self?.behaviors(for: $0) ?? [] }
  /// The screens in place.
  private var screens: [WatchedScreen] = []
  private var gains = 0
  private let observer = NotificationObserver()
  private var samples: AnyObject?
  /// The app is in front, and its first screen is appearing.
  private var awaitsFirstScreen = false
  private lazy var update = DeferredUpdate { [weak self] in self?.decide() }

  init(
    nameOfScreen: @escaping @MainActor (UIViewController) -> String,
    didChange: @escaping @MainActor (_ previous: Attention, _ attention: Attention) -> Void
  ) {
    self.nameOfScreen = nameOfScreen
    self.didChange = didChange
    // Before `UIApplicationMain` the process may have been prewarmed, or be launching in the background (R169 of
    // HeadlessUIKit's rules).
    let isLaunched = UIApplication.current != nil || UIApplication.isInAppExtension
    attention = !isLaunched || UIApplication.isInBackground ? .background : .elsewhere
    samples = FocusSampling.didSampleForRecording.add { [weak self] in self?.didSample() }
    // The process may get no further iteration; and before the launch there was no application whose state could be read.
    for name in [UIApplication.didEnterBackgroundNotification, UIApplication.didFinishLaunchingNotification] {
      observer.observe(name) { [weak self] _ in self?.update.updateNow() }
    }
    for name in [UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification] {
      observer.observe(name) { [weak self] _ in
        self?.update.setNeedsUpdateWithoutScheduling()
        FocusSampling.setNeedsSampleForRecording()
      }
    }
    everyScreen.attachToAll()
  }

  private func didSample() {
    if awaitsFirstScreen { update.updateNow() } else { update.updateIfNeeded() }
  }

  private func behaviors(for screen: UIViewController) -> [any ViewControllerLifecycleBehavior] {
    let watched = WatchedScreen(screen)
    return [FocusBehavior(FocusOptions.attention.forRecording) { [weak self] in self?.note($0, of: watched) }]
  }

  private func note(_ change: FocusChange, of watched: WatchedScreen) {
    // A sample at the end of this iteration follows.
    update.setNeedsUpdateWithoutScheduling()
    guard let screen = watched.screen, change.hasFocus || AttentionRules.state(after: change.reason) != nil else {
      return screens.removeAll { $0 === watched }
    }
    if change.hasFocus {
      gains += 1
      watched.facts = AttentionRules.Screen(name: nameOfScreen(screen), gain: gains)
      if !screens.contains(where: { $0 === watched }) { screens.append(watched) }
    } else if let state = AttentionRules.state(after: change.reason) {
      let cover = change.cover?.viewController.map { nameOfScreen($0.visibleScreen) }
      watched.facts.interruption = AttentionRules.Interruption(state: state, cover: cover)
    }
  }

  private func decide() {
    // One that was covered when it left reports nothing more.
    screens.removeAll { $0.screen?.viewIfLoaded?.window == nil }
    let focused = screens.filter { $0.facts.interruption == nil }.compactMap(\.screen)
    let containers = Set(
      focused.flatMap { sequence(first: $0, next: \.parent).dropFirst() }.map { ObjectIdentifier($0) })
    let facts = screens.map { watched in
      var facts = watched.facts
      facts.containsFocused = watched.screen.map { containers.contains(ObjectIdentifier($0)) } ?? false
      return facts
    }
    let new = AttentionRules.attention(of: facts, isInBackground: UIApplication.isInBackground)
    // At launch an iteration may end before the first screen has appeared.
    awaitsFirstScreen = attention == .background && new == .elsewhere && UIViewController.isAnyAppearing
    guard new != attention, !awaitsFirstScreen else { return }
    let previous = attention
    attention = new
    didChange(previous, new)
    // The app may have changed something after Core Animation's commit.
    FocusSampling.setNeedsSampleForRecording()
  }
}

extension UIApplication {
  /// A scene announces that it enters the background before the app does.
  fileprivate static var isInBackground: Bool {
    guard let app = current else { return false }
    let scenes = app.scenesInOrder
    return app.applicationState == .background || !scenes.isEmpty && scenes.allSatisfy(\.isInBackground)
  }
}

/// The known facts about one screen.
@MainActor
private final class WatchedScreen {
  private(set) weak var screen: UIViewController?
  var facts = AttentionRules.Screen(name: "", gain: 0)

  init(_ screen: UIViewController) {
    self.screen = screen
  }
}
