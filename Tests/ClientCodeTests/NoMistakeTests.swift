import FocusBehavior
import HeadlessDevice
import LifecycleBehaviors
import LifecycleTasks
import LifecycleTestKit
import ReadyMadeBehaviors
import TestSupport
import Testing
import UIKit

/// Programs without a mistake run without an issue, which would fail these tests.
@MainActor
@Suite(.everyAnswer, .failsOnLifecycleIssues)
struct NoMistakeTests {
  let device = HeadlessDevice()
  let navigation = UINavigationController(rootViewController: UIViewController())
  let log = LifecycleTranscript()
  private let window: UIWindow

  init() {
    window = device.launch(showing: navigation)
  }

  /// Shows a screen, lets `inBetween` happen to it after a minute, and closes it.
  private func visit(_ screen: UIViewController, inBetween: () -> Void = {}) {
    device.push(screen, onto: navigation)
    device.advance(by: 60)
    inBetween()
    device.pop(navigation)
    device.advance(by: 60)
  }

  private func singleMoments() -> [any ViewControllerLifecycleBehavior] {
    [
      AfterAttaching(log: log), AfterLoading(log: log), BeforeAppearing(log: log), DuringAppearing(log: log),
      BeforeLayingOut(log: log), AfterLayingOut(log: log), AfterAppearing(log: log), BeforeTransition(log: log),
      DuringTransition(log: log), AfterTransition(log: log), AfterChangingTraits(log: log),
      AfterMemoryWarning(log: log), BeforeDisappearing(log: log), AfterDisappearing(log: log),
      BeforeDetaching(log: log), AfterClosing(log: log),
    ]
  }

  @Test("A behavior of one moment alone, whether the moment comes or not")
  func singleMoment() {
    for behavior in singleMoments() {
      visit(Screen([behavior]))
      visit(Screen([BehaviorGroup([behavior.onlyFirstAppearance()])]))
      _ = log.flush()
      let screen = Screen([behavior])
      visit(screen) {
        for isOtherWay in [true, false] {
          device.rotate(to: isOtherWay ? .landscapeLeft : .portrait)
          device.advance(by: 1)
          device.setTraits(UITraitCollection(userInterfaceStyle: isOtherWay ? .dark : .light))
        }
        device.warnOfMemory()
      }
      screen.attachment?.remove()
      #expect(Set(log.flush()).count == 1, "\(behavior)")
    }
  }

  @Test("A container that forwards appearance itself, to its pages and to its hidden child")
  func forwarding() {
    let container = ForwardingContainer([Screen([AfterAppearing(log: log)]), Screen([AfterDisappearing(log: log)])])
    visit(container) {
      container.show(page: 1)
      device.advance(by: 60)
    }
    #expect(log.flush() == ["afterAppearing", "afterDisappearing"])
    let end = container.moments.flush().suffix(2)
    #expect(end == ["container afterDisappearing animated", "container afterClosing popped"])
  }

  @Test("Defaults beside a screen's own behaviors of the same types")
  func defaults() {
    LifecycleBehaviorDefaults.register { [log] screen in
      FocusBehavior(.analytics) { _, change in log.record("analytics \(change.hasFocus)") }
      NavigationBarBehavior(isHidden: false)
      RecordingBehavior("default", in: log)
    }
    defer { LifecycleBehaviorDefaults.removeAll() }
    visit(
      Screen([
        FocusBehavior(.media) { [log] _, change in log.record("media \(change.hasFocus)") },
        NavigationBarBehavior(isHidden: true), RecordingBehavior("own", in: log),
      ]))
    let attention = log.flush().filter { $0.hasSuffix("true") || $0.hasSuffix("false") }
    #expect(Set(attention) == ["analytics true", "media true", "analytics false", "media false"])
  }

  @Test("A screen in a window that is hidden, whoever forwards appearance")
  func hiddenWindow() {
    let hidden = UIWindow(windowScene: window.windowScene!)
    let screen = Screen([AfterAppearing(log: log)])
    for root in [screen, ForwardingContainer([Screen([AfterAppearing(log: log)])])] {
      hidden.rootViewController = root
      root.loadViewIfNeeded()
      device.advance(by: 60)
      hidden.rootViewController = nil
      device.advance(by: 60)
    }
    #expect(log.isEmpty)
  }

  @Test("A line of viewWillAppear that adds other values at each appearance, or removes what it has added")
  func eachAppearance() {
    let screen = AppearingScreen { [log] screen, count in
      screen.addBehaviors([RecordingBehavior("\(count)", in: log), TaskBehavior(while: .visible) {}])
      screen.awake?.remove()
      screen.awake = screen.addBehaviors([KeepAwakeBehavior()])
    }
    visit(screen) {
      for _ in 1...3 {
        device.push(UIViewController(), onto: navigation)
        device.pop(navigation)
      }
    }
    let attached = log.flush().filter { $0.contains(" afterAttaching") }
    #expect(attached.map { $0.prefix(1) } == ["1", "2", "3", "4"])
  }

  @Test("A base class and its subclass, a behavior that adds others, several streams, an object on two screens")
  func severalLines() {
    let object = RecordingObject()
    for _ in 1...2 {
      let screen = DerivedScreen([
        object,
        ActingBehavior("acts", in: log, at: .afterAppearing) {
          $0.addBehaviors([TaskBehavior(while: .appeared) {}])
        },
      ])
      visit(screen) {
        let streams = (1...3).map { _ in screen.lifecycleMoments() }
        device.advance(by: 1)
        withExtendedLifetime(streams) {}
      }
    }
    #expect(object.count == 2)
  }
}

// MARK: Screens

/// Shows one of its pages, and tells its children itself when they appear and disappear.
private final class ForwardingContainer: UIViewController {
  let moments = LifecycleTranscript()
  private let pages: [UIViewController]
  private var page = 0

  init(_ pages: [UIViewController]) {
    self.pages = pages
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(pages[0])
    addBehaviors([RecordingBehavior("container", in: moments)])
  }

  func show(page next: Int) {
    let former = pages[page]
    page = next
    former.beginAppearanceTransition(false, animated: false)
    former.view.removeFromSuperview()
    former.endAppearanceTransition()
    pages[next].beginAppearanceTransition(true, animated: false)
    embed(pages[next])
    pages[next].endAppearanceTransition()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    shown.forEach { $0.beginAppearanceTransition(true, animated: animated) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    shown.forEach { $0.endAppearanceTransition() }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    shown.forEach { $0.beginAppearanceTransition(false, animated: animated) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    shown.forEach { $0.endAppearanceTransition() }
  }

  private var shown: [UIViewController] {
    [pages[page], lifecycleBehaviorViewController].compactMap { $0 }
  }
}

private final class AppearingScreen: UIViewController {
  var awake: BehaviorAttachment?
  private let willAppear: (AppearingScreen, Int) -> Void
  private var count = 0

  init(willAppear: @escaping (AppearingScreen, Int) -> Void) {
    self.willAppear = willAppear
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    count += 1
    willAppear(self, count)
  }
}

private final class DerivedScreen: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    addBehaviors([KeepAwakeBehavior(), DismissKeyboardOnTapBehavior(), TaskBehavior(while: .appeared) {}])
  }
}

// MARK: Behaviors

private final class RecordingObject: ViewControllerLifecycleBehavior {
  private(set) var count = 0

  func afterAttaching(_ viewController: UIViewController) { count += 1 }
}

private struct AfterAttaching: ViewControllerLifecycleBehavior {
  let log: LifecycleTranscript
  func afterAttaching(_ viewController: UIViewController) { log.record("afterAttaching") }
}

private struct AfterLoading: ViewControllerLifecycleBehavior {
  let log: LifecycleTranscript
  func afterLoading(_ viewController: UIViewController) { log.record("afterLoading") }
}

private struct BeforeAppearing: ViewControllerLifecycleBehavior {
  let log: LifecycleTranscript
  func beforeAppearing(_ viewController: UIViewController) { log.record("beforeAppearing") }
}

private struct DuringAppearing: ViewControllerLifecycleBehavior {
  let log: LifecycleTranscript
  func duringAppearing(_ viewController: UIViewController) { log.record("duringAppearing") }
}

private struct BeforeLayingOut: ViewControllerLifecycleBehavior {
  let log: LifecycleTranscript
  func beforeLayingOutSubviews(_ viewController: UIViewController) { log.record("beforeLayingOutSubviews") }
}

private struct AfterLayingOut: ViewControllerLifecycleBehavior {
  let log: LifecycleTranscript
  func afterLayingOutSubviews(_ viewController: UIViewController) { log.record("afterLayingOutSubviews") }
}

private struct AfterAppearing: ViewControllerLifecycleBehavior {
  let log: LifecycleTranscript
  func afterAppearing(_ viewController: UIViewController) { log.record("afterAppearing") }
}

private struct BeforeTransition: ViewControllerLifecycleBehavior {
  let log: LifecycleTranscript
  func beforeChangingSize(_ viewController: UIViewController, to size: CGSize) { log.record("beforeChangingSize") }
}

private struct DuringTransition: ViewControllerLifecycleBehavior {
  let log: LifecycleTranscript
  func duringChangingSize(_ viewController: UIViewController, to size: CGSize) { log.record("duringChangingSize") }
}

private struct AfterTransition: ViewControllerLifecycleBehavior {
  let log: LifecycleTranscript
  func afterChangingSize(_ viewController: UIViewController, to size: CGSize) { log.record("afterChangingSize") }
}

private struct AfterChangingTraits: ViewControllerLifecycleBehavior {
  let log: LifecycleTranscript
  func afterChangingTraits(_ viewController: UIViewController, from previousTraits: UITraitCollection?) {
    log.record("afterChangingTraits")
  }
}

private struct AfterMemoryWarning: ViewControllerLifecycleBehavior {
  let log: LifecycleTranscript
  func afterReceivingMemoryWarning(_ viewController: UIViewController) { log.record("afterReceivingMemoryWarning") }
}

private struct BeforeDisappearing: ViewControllerLifecycleBehavior {
  let log: LifecycleTranscript
  func beforeDisappearing(_ viewController: UIViewController) { log.record("beforeDisappearing") }
}

private struct AfterDisappearing: ViewControllerLifecycleBehavior {
  let log: LifecycleTranscript
  func afterDisappearing(_ viewController: UIViewController) { log.record("afterDisappearing") }
}

private struct BeforeDetaching: ViewControllerLifecycleBehavior {
  let log: LifecycleTranscript
  func beforeDetaching(_ viewController: UIViewController) { log.record("beforeDetaching") }
}

private struct AfterClosing: ViewControllerLifecycleBehavior {
  let log: LifecycleTranscript
  func afterClosing(_ closing: ScreenClosing) { log.record("afterClosing") }
}
