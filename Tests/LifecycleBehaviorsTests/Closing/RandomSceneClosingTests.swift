import HeadlessDevice
import LifecycleBehaviors
import TestSupport
import Testing
import UIKit

/// Random journeys with several scenes, each with a split view controller, against what each operation means.
@MainActor
@Suite(.oneDevice)
struct RandomSceneClosingTests {
  @Test(
    "Columns, sizes, stacks, tabs of a group, sheets and scenes: what goes is closed, for the reason that the operation names"
  )
  func operations() {
    // The last of the rotating answers are those about columns.
    let seeds = RandomBudget.seeds(56)
    for seed in seeds {
      WeakAnswers.chosen(by: Int(seed)) { Self.play(seed) }
    }
    RandomBudget.report(seeds, operations: seeds.count * Self.stepCount)
  }

  /// How many steps a journey has.
  private static let stepCount = 60

  /// One operation on a scene at rest, and why the screens go that go with it; nil where none goes.
  private static let steps:
    [(name: String, reason: ScreenClosing.Reason?, body: (SceneApp, UIWindowScene, Bool) -> Void)] = [
      ("new detail", nil, { app, scene, _ in app.split(of: scene)?.setViewController(app.screen(), for: .secondary) }),
      (
        "other detail", .replaced,
        { app, scene, _ in
          app.split(of: scene)?.setViewController(nil, for: .secondary)
          app.split(of: scene)?.setViewController(app.screen(), for: .secondary)
        }
      ),
      // W31: where the split view does not keep it.
      (
        "back from a column", .popped,
        { app, scene, isAnimated in app.stackOfColumns(of: scene)?.popViewController(animated: isAnimated) }
      ),
      ("show the detail", nil, { app, scene, _ in app.split(of: scene)?.show(.secondary) }),
      ("show the inspector", nil, { app, scene, _ in app.split(of: scene)?.show(.inspector) }),
      ("hide the inspector", nil, { app, scene, _ in app.split(of: scene)?.hide(.inspector) }),
      (
        "detail in a stack", .replaced,
        { app, scene, _ in
          app.split(of: scene)?.setViewController(
            UINavigationController(rootViewController: app.screen()), for: .secondary)
        }
      ),
      ("no detail", .removed, { app, scene, _ in app.split(of: scene)?.setViewController(nil, for: .secondary) }),
      ("hide the primary column", nil, { app, scene, _ in app.split(of: scene)?.hide(.primary) }),
      ("show the primary column", .popped, { app, scene, _ in app.split(of: scene)?.show(.primary) }),
      ("narrow", nil, { app, scene, _ in app.device.resize(scene, to: CGSize(width: 320, height: 480)) }),
      ("wide", nil, { app, scene, _ in app.device.resize(scene, to: CGSize(width: 1024, height: 768)) }),
      (
        "push", nil,
        { app, scene, isAnimated in
          app.detailStack(of: scene)?.pushViewController(app.screen(), animated: isAnimated)
        }
      ),
      (
        "pop", .popped,
        { app, scene, isAnimated in app.detailStack(of: scene)?.popViewController(animated: isAnimated) }
      ),
      (
        "present", nil,
        { app, scene, isAnimated in
          guard let root = scene.windows.first?.rootViewController, root.presentedViewController == nil else { return }
          let modal = app.screen()
          modal.modalPresentationStyle = isAnimated ? .pageSheet : .fullScreen
          root.present(modal, animated: isAnimated)
        }
      ),
      (
        "dismiss", .dismissed,
        { app, scene, isAnimated in
          scene.windows.first?.rootViewController?.dismiss(animated: isAnimated)
        }
      ),
      (
        "other root", .replaced,
        { app, scene, _ in
          guard scene.windows.first?.rootViewController?.presentedViewController == nil else { return }
          scene.windows.first?.rootViewController = app.newRoot()
        }
      ),
      ("other tab of a group", .replaced, { app, scene, _ in app.sidebar(of: scene)?.selectNextTab(app.device) }),
      ("to the front", nil, { app, scene, _ in app.device.bringToFront(scene) }),
      ("connect", nil, { app, _, inBackground in if app.device.scenes.count < 4 { app.connect(inBackground) } }),
      (
        "disconnect", .windowClosed,
        { app, scene, _ in if app.device.scenes.count > 1 { app.device.disconnect(scene) } }
      ),
      (
        "home and back", nil,
        { app, _, _ in
          app.device.pressHome()
          app.device.advance(by: 5)
          app.device.openApp()
        }
      ),
    ]

  private static func play(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let app = SceneApp()
    app.device.advance(by: 1)
    for _ in 0..<stepCount {
      // Without a scene in the foreground the process is suspended after a while: no step is taken in it.
      if app.device.isSuspended { app.device.openApp() }
      let step = steps.randomElement(using: &generator)!
      let scene = app.device.scenes.randomElement(using: &generator)!
      let before = app.model.names(of: app.reached)
      // A detail that is taken out of a collapsed split view is popped.
      let isOnStack = app.stackOfColumns(of: scene).map { $0.viewControllers.count > 1 } == true
      let reason = isOnStack && ["other detail", "no detail"].contains(step.name) ? .popped : step.reason
      app.model.record("> \(step.name)")
      step.body(app, scene, Bool.random(using: &generator))
      app.device.advance(by: 2)
      app.model.checkSettled(app.reached)
      let closings = app.model.takeClosings()
      let gone = before.subtracting(app.model.names(of: app.reached))
      #expect(Set(closings.map(\.name)) == gone, "\(step.name), seed \(seed)")
      for (name, closing) in closings {
        #expect(
          closing.reason == reason && !closing.isInteractive, "\(step.name) of \(name), seed \(seed): \(closing)")
      }
      guard app.model.failure == nil, Set(closings.map(\.name)) == gone else { break }
    }
    #expect(app.model.failure == nil, "seed \(seed)\n\(app.model.transcript.suffix(40).joined(separator: "\n"))")
  }
}

/// An app on an iPad whose scenes have split view controllers, or sidebars with a group of tabs.
@MainActor
private final class SceneApp {
  let device = HeadlessDevice(idiom: .pad)
  let model = ClosingModel()
  private var count = 0

  init() {
    device.launch(showing: newRoot())
  }

  var reached: Set<ObjectIdentifier> {
    let aside = device.scenes.compactMap(sidebar).flatMap(\.screensPutAside).map { ObjectIdentifier($0) }
    return ClosingModel.reached(from: device.scenes.flatMap(\.windows)).union(aside)
  }

  func screen() -> UIViewController {
    count += 1
    return ModelledClosingScreen("s\(count)", model)
  }

  /// A third of the roots are sidebars.
  func newRoot() -> UIViewController {
    count += 1
    return count.isMultiple(of: 3) ? RandomSidebar(screen) : newSplit()
  }

  private func newSplit() -> UISplitViewController {
    let split = UISplitViewController(style: .doubleColumn)
    split.preferredDisplayMode = .oneBesideSecondary
    split.setViewController(screen(), for: .primary)
    split.setViewController(screen(), for: .secondary)
    split.setViewController(screen(), for: .inspector)
    return split
  }

  func connect(_ inBackground: Bool) {
    let connect = { (scene: UIWindowScene) in
      let window = UIWindow(windowScene: scene)
      window.rootViewController = self.newRoot()
      window.makeKeyAndVisible()
      return window
    }
    _ = inBackground ? device.connectSceneInBackground(connect) : device.connectScene(connect)
  }

  func split(of scene: UIWindowScene) -> UISplitViewController? {
    scene.windows.first?.rootViewController as? UISplitViewController
  }

  func sidebar(of scene: UIWindowScene) -> RandomSidebar? { scene.windows.first?.rootViewController as? RandomSidebar }

  /// The stack of the detail column, or of the tabs.
  func detailStack(of scene: UIWindowScene) -> UINavigationController? {
    let detail = split(of: scene)?.viewController(for: .secondary)
    return sidebar(of: scene)?.stack ?? detail as? UINavigationController ?? detail?.parent as? UINavigationController
  }

  /// That of the first column, which has the others while the split view is collapsed.
  func stackOfColumns(of scene: UIWindowScene) -> UINavigationController? {
    guard let split = split(of: scene), split.isCollapsed else { return nil }
    return split.viewControllers.first as? UINavigationController
  }
}

/// A sidebar with a group of three tabs, which are shown in one stack (R160).
private final class RandomSidebar: UITabBarController {
  let stack = UINavigationController()
  /// The screens of the tabs that are not shown, weak because UIKit need not keep what was pushed (W22).
  private var aside: [String: [WeakScreen]] = [:]
  private let group: UITabGroup

  private struct WeakScreen {
    weak var screen: UIViewController?
  }

  init(_ makeScreen: @escaping () -> UIViewController) {
    let tabs = ["A", "B", "C"].map { UITab(title: $0, image: nil, identifier: $0) { _ in makeScreen() } }
    group = UITabGroup(title: "Library", image: nil, identifier: "library", children: tabs)
    group.managingNavigationController = stack
    super.init(nibName: nil, bundle: nil)
    self.tabs = [group]
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  var screensPutAside: [UIViewController] { aside.values.joined().compactMap(\.screen) }

  func selectNextTab(_ device: HeadlessDevice) {
    guard presentedViewController == nil, let former = selectedTab,
      let index = group.children.firstIndex(where: { $0 === former })
    else { return }
    let next = group.children[(index + 1) % group.children.count]
    aside[former.identifier] = stack.viewControllers.map { WeakScreen(screen: $0) }
    aside[next.identifier] = nil
    device.tapTab(next, in: self)
  }
}
