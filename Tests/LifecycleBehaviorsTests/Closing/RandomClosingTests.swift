import HeadlessDevice
import LifecycleBehaviors
import TestSupport
import Testing
import UIKit

/// Random journeys against two models: which screens can be reached from the windows, and what an operation means.
@MainActor
@Suite(.oneDevice)
struct RandomClosingTests {
  // MARK: In or out

  /// A closing waits at most a tenth of a second for a disappearance that UIKit does not make (R59).
  private static let settling = RandomOperationKind("settle", weight: 6) { app, _ in
    app.settle()
    app.device.advance(by: 0.2)
  }

  @Test(
    "Whatever happens: one closing for each stay, none while the screen can be reached, none before its disappearance",
    arguments: RandomRoot.allCases)
  func anything(root: RandomRoot) async {
    // Not those that move what is there: in long runs they put a view into itself, as UIKit refuses.
    let moving = ["moveAnywhere", "moveOrphan", "putViewBack"]
    let anywhere = RandomOperationKind.anywhere.filter { !moving.contains($0.name) }
    let kinds =
      RandomOperationKind.touches + RandomOperationKind.menusAndWebPages + anywhere + [Self.settling]
      + (root == .columns || root == .more ? RandomOperationKind.columnsAndMore : [])
    let run = RandomRun(kinds: kinds) { Self.play($0, kinds, root) }
    let failure = await run.failure(seeds: RandomBudget.seeds(16), operations: 300)
    #expect(failure == nil, Comment(rawValue: failure ?? ""))
  }

  private static func play(_ journey: [RandomOperation], _ kinds: [RandomOperationKind], _ root: RandomRoot)
    -> RandomRun.Failure?
  {
    let model = ClosingModel()
    WeakAnswers.chosen(by: journey.first?.choice ?? 0) {
      let app = RandomApp(
        kinds: kinds, parts: RandomParts { ModelledClosingScreen($0, model) }, root: root,
        idiom: root == .columns ? .pad : .phone)
      app.didPerform = { model.record("> \($0.name) \($0.choice)") }
      model.reached = { [weak app] in app?.reached ?? [] }
      // W27: a turn may have two iterations.
      let ends = app.device.world.loop.afterEachTurn { [weak app] in if let app { model.note(app.reached) } }
      defer { ends.cancel() }
      for operation in journey + [RandomOperation(name: settling.name, choice: 0)] {
        app.perform(operation)
        app.device.turn()
        model.note(app.reached)
        if operation.name == settling.name { model.checkSettled(app.reached) }
        if model.failure != nil { return }
      }
    }
    return model.failure.map { RandomRun.Failure($0, transcript: model.transcript) }
  }

  // MARK: What an operation means

  /// One operation on an app at rest, and what it does to the screens that go with it.
  private struct Step {
    let name: String
    /// Nil where nothing goes.
    let expected: ScreenClosing?
    let body: (RandomApp, _ isAnimated: Bool) -> Void

    init(
      _ name: String, _ reason: ScreenClosing.Reason? = nil, byGesture: Bool = false,
      _ body: @escaping (RandomApp, Bool) -> Void
    ) {
      self.name = name
      expected = reason.map { ScreenClosing($0, isInteractive: byGesture) }
      self.body = body
    }
  }

  private static let steps = [
    Step("push") { app, isAnimated in app.topNavigation?.pushViewController(app.newScreen(), animated: isAnimated) },
    Step("pop", .popped) { app, isAnimated in app.topNavigation?.popViewController(animated: isAnimated) },
    Step("pop to root", .popped) { app, isAnimated in app.topNavigation?.popToRootViewController(animated: isAnimated)
    },
    Step("shorter stack", .popped) { app, isAnimated in
      guard let navigation = app.topNavigation, navigation.viewControllers.count > 1 else { return }
      navigation.setViewControllers(navigation.viewControllers.dropLast(), animated: isAnimated)
    },
    Step("other top", .replaced) { app, isAnimated in
      guard let navigation = app.topNavigation else { return }
      navigation.setViewControllers(navigation.viewControllers.dropLast() + [app.newScreen()], animated: isAnimated)
    },
    Step("without the middle", .removed) { app, _ in
      guard let navigation = app.topNavigation, navigation.viewControllers.count > 2 else { return }
      navigation.viewControllers.remove(at: 1)
    },
    Step("swipe back", .popped, byGesture: true) { app, isInContent in app.swipeBack(isInContent)?.finish() },
    Step("swipe back, let go") { app, isInContent in app.swipeBack(isInContent)?.cancel() },
    Step("menu") { app, hasPreview in
      app.openMenu(withPreview: hasPreview)
      app.settle()
      app.device.closeMenu(of: app.topmost)
    },
    Step("tap a preview") { app, _ in
      app.openMenu(withPreview: true)
      app.settle()
      app.device.tapPreview(of: app.topmost)
    },
    Step("web page in full screen") { app, isVideo in
      app.enterWebPage(isVideo ? .video : .element)
      app.settle()
      app.leaveWebPage()
    },
    Step("present") { app, isAnimated in
      let modal = isAnimated ? UINavigationController(rootViewController: app.newScreen()) : app.newScreen()
      modal.modalPresentationStyle = isAnimated ? .pageSheet : .fullScreen
      app.topmost.present(modal, animated: isAnimated)
    },
    Step("dismiss", .dismissed) { app, isAnimated in
      guard app.topmost.presentingViewController != nil else { return }
      app.topmost.dismiss(animated: isAnimated)
    },
    Step("dismiss twice", .dismissed) { app, isByTop in
      guard let presenter = app.topmost.presentingViewController else { return }
      (isByTop ? app.topmost : presenter).dismiss(animated: true)
      presenter.dismiss(animated: true)
    },
    Step("dismiss, and again a moment later", .dismissed) { app, isByTop in
      guard let presenter = app.topmost.presentingViewController else { return }
      (isByTop ? app.topmost : presenter).dismiss(animated: true)
      app.device.advance(by: 0.1)
      presenter.dismiss(animated: true)
    },
    Step("drag a sheet down", .dismissed, byGesture: true) { app, _ in
      app.topmost.presentingViewController?.presentedViewController.flatMap { app.device.beginSheetDrag(of: $0) }?
        .finish()
    },
    Step("drag a sheet, let go") { app, _ in
      app.topmost.presentingViewController?.presentedViewController.flatMap { app.device.beginSheetDrag(of: $0) }?
        .cancel()
    },
    Step("other tab") { app, _ in app.selectNextTab() },
    Step("embed") { app, _ in app.topmost.embed(app.newScreen()) },
    Step("unembed", .removed) { app, _ in
      guard let child = app.topmost.contentChildren.first, !(app.topmost is UINavigationController) else { return }
      app.topmost.unembed(child)
    },
    Step("other root", .replaced) { app, _ in
      guard app.topmost.presentingViewController == nil else { return }
      app.exchangeRoot()
    },
    Step("home and back") { app, _ in
      app.device.pressHome()
      app.device.advance(by: 5)
      app.device.openApp()
    },
    Step("hide the window") { app, _ in app.window.isHidden = true },
    Step("show the window") { app, _ in app.window.makeKeyAndVisible() },
  ]

  @Test("Each operation on an app at rest closes what it takes away, for the reason and by the gesture that it names")
  func operations() {
    let seeds = RandomBudget.seeds(40)
    for seed in seeds {
      WeakAnswers.chosen(by: Int(seed)) { Self.playSteps(seed) }
    }
    RandomBudget.report(seeds, operations: seeds.count * Self.stepCount)
  }

  /// How many steps a journey has.
  private static let stepCount = 60

  private static func playSteps(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let model = ClosingModel()
    let app = RandomApp(kinds: []) { ModelledClosingScreen($0, model) }
    app.settle()
    for _ in 0..<stepCount {
      let step = steps.randomElement(using: &generator)!
      let before = model.names(of: app.reached)
      let all = model.names(of: app.reached, withoutView: true)
      step.body(app, Bool.random(using: &generator))
      app.settle()
      model.checkSettled(app.reached)
      let closings = model.takeClosings()
      let gone = before.subtracting(model.names(of: app.reached))
      // A screen that was covered before its view was loaded may be uncovered on the way.
      let unseen = all.subtracting(before).subtracting(model.names(of: app.reached))
      #expect(Set(closings.map(\.name)).subtracting(unseen) == gone, "\(step.name), seed \(seed)")
      for (name, closing) in closings {
        #expect(closing.reason == step.expected?.reason, "\(step.name) of \(name), seed \(seed)")
        #expect(closing.isInteractive == step.expected?.isInteractive, "\(step.name) of \(name), seed \(seed)")
      }
      if model.failure != nil { break }
    }
    #expect(model.failure == nil)
  }
}

extension RandomApp {
  fileprivate var reached: Set<ObjectIdentifier> {
    ClosingModel.reached(from: device.scenes.flatMap(\.windows), liveControllers)
  }

  fileprivate func swipeBack(_ isInContent: Bool) -> HeadlessDevice.Swipe? {
    guard let navigation = topNavigation else { return nil }
    return isInContent ? device.beginContentSwipeBack(in: navigation) : device.beginSwipeBack(in: navigation)
  }

  fileprivate func selectNextTab() {
    guard let tabs = window.rootViewController as? UITabBarController else { return }
    tabs.selectedIndex = 1 - tabs.selectedIndex
  }
}
