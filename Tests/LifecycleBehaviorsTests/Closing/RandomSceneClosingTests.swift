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
    "Columns, sizes, stacks in columns, sheets and scenes: what goes is closed, for the reason that the operation names"
  )
  func operations() {
    for seed in RandomBudget.seeds(40) {
      WeakAnswers.chosen(by: Int(seed)) { Self.play(seed) }
    }
  }

  /// One operation on a scene at rest, and why the screens go that go with it; nil where none goes.
  private static let steps:
    [(name: String, reason: ScreenClosing.Reason?, body: (SceneApp, UIWindowScene, Bool) -> Void)] = [
      (
        "other detail", .replaced,
        { app, scene, _ in app.split(of: scene)?.setViewController(app.screen(), for: .secondary) }
      ),
      (
        "detail in a stack", .replaced,
        { app, scene, _ in
          app.split(of: scene)?.setViewController(
            UINavigationController(rootViewController: app.screen()), for: .secondary)
        }
      ),
      ("no detail", .removed, { app, scene, _ in app.split(of: scene)?.setViewController(nil, for: .secondary) }),
      ("hide the primary column", nil, { app, scene, _ in app.split(of: scene)?.hide(.primary) }),
      ("show the primary column", nil, { app, scene, _ in app.split(of: scene)?.show(.primary) }),
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
          scene.windows.first?.rootViewController = app.newSplit()
        }
      ),
      ("connect", nil, { app, _, _ in if app.device.scenes.count < 4 { app.connect() } }),
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
    for _ in 0..<60 {
      let step = steps.randomElement(using: &generator)!
      let scene = app.device.scenes.randomElement(using: &generator)!
      let before = app.model.names(of: app.reached)
      step.body(app, scene, Bool.random(using: &generator))
      app.device.advance(by: 2)
      app.model.checkSettled(app.reached)
      let closings = app.model.takeClosings()
      let gone = before.subtracting(app.model.names(of: app.reached))
      #expect(Set(closings.map(\.name)) == gone, "\(step.name), seed \(seed)")
      for (name, closing) in closings {
        #expect(
          closing.reason == step.reason && !closing.isInteractive, "\(step.name) of \(name), seed \(seed): \(closing)")
      }
      guard app.model.failure == nil, Set(closings.map(\.name)) == gone else { break }
    }
    #expect(app.model.failure == nil, "seed \(seed)")
  }
}

/// An app on an iPad whose scenes have split view controllers.
@MainActor
private final class SceneApp {
  let device = HeadlessDevice(idiom: .pad)
  let model = ClosingModel()
  private var count = 0

  init() {
    device.launch(showing: newSplit())
  }

  var reached: Set<ObjectIdentifier> { ClosingModel.reached(from: device.scenes.flatMap(\.windows)) }

  func screen() -> UIViewController {
    count += 1
    return ModelledClosingScreen("s\(count)", model)
  }

  func newSplit() -> UISplitViewController {
    let split = UISplitViewController(style: .doubleColumn)
    split.preferredDisplayMode = .oneBesideSecondary
    split.setViewController(screen(), for: .primary)
    split.setViewController(screen(), for: .secondary)
    return split
  }

  func connect() {
    device.connectScene { scene in
      let window = UIWindow(windowScene: scene)
      window.rootViewController = newSplit()
      window.makeKeyAndVisible()
      return window
    }
  }

  func split(of scene: UIWindowScene) -> UISplitViewController? {
    scene.windows.first?.rootViewController as? UISplitViewController
  }

  func detailStack(of scene: UIWindowScene) -> UINavigationController? {
    split(of: scene)?.viewController(for: .secondary) as? UINavigationController
  }
}
