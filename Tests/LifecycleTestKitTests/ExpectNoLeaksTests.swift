#if canImport(HeadlessDevice)
  import FocusBehavior
  import Foundation
  import LifecycleBehaviors
  import LifecycleTestKit
  import ReadyMadeBehaviors
  import TestSupport
  import Testing
  import UIKit

  @MainActor
  @Suite(.oneDevice)
  struct ExpectNoLeaksTests {
    /// What is said of a screen that was prepared, shown, replaced and not released.
    private func leak(_ prepare: @escaping @MainActor (LeakyScreen) -> Void) async -> String {
      let window = LifecycleTestWindow()
      var leaks: [LifecycleIssue] = []
      await withKnownIssue(isIntermittent: true) {
        leaks = await window.expectNoLeaks {
          let screen = LeakyScreen()
          prepare(screen)
          await window.show(screen)
          await window.show(UIViewController())
        }
      }
      #expect(leaks.count == 1)
      return leaks.first?.message ?? ""
    }

    @Test("A screen that is released is no leak")
    func released() async {
      let window = LifecycleTestWindow()
      let leaks = await window.expectNoLeaks {
        await window.show(LeakyScreen())
        await window.show(UIViewController())
      }
      #expect(leaks == [])
    }

    @Test("The test fails, at the line of the call")
    func fails() async {
      let window = LifecycleTestWindow()
      var kept: [UIViewController] = []
      let line = #line + 2
      await withKnownIssue {
        await window.expectNoLeaks {
          kept = [LeakyScreen()]
          await window.show(kept[0])
          await window.show(UIViewController())
        }
      } matching: { issue in
        issue.sourceLocation?.line == line
      }
    }

    @Test("Planted: a cycle is named by the properties that lead back")
    func cycle() async {
      #expect(await leak { $0.flow = Flow($0) }.contains("LeakyScreen.flow.screen leads back to it"))
    }

    @Test("Planted: closures of the screen are named")
    func closure() async {
      #expect(await leak { screen in screen.onChange = { _ = screen.title } }.hasSuffix("may capture it: onChange."))
    }

    @Test("Planted: a coordinator that keeps its screen is named, and so is a behavior whose closure may")
    func behaviors() async {
      #expect(
        await leak { $0.added = [PresentingBehavior()] }.contains(
          "(coordinator of PresentingBehavior).screen leads back to it"))
      #expect(
        await leak { screen in screen.added = [ActionBehavior.afterAppearing { _ = screen.title }] }.hasSuffix(
          "may capture it: ActionBehavior<UIViewController>."))
    }

    @Test("Planted: references of the framework's own, which are weak, are not blamed, and what may keep the screen is")
    func weakReferences() async {
      let closure = await leak { screen in screen.added = [FocusBehavior { _ in _ = screen.title }] }
      #expect(closure.hasSuffix("may capture it: FocusBehavior<UIViewController>."))
      #expect(!closure.contains("leads back"))
      let cycle = await leak { screen in
        screen.added = [FocusBehavior { _ in }]
        screen.flow = Flow(screen)
      }
      #expect(cycle.contains("LeakyScreen.flow.screen leads back to it") && !cycle.contains("FocusBehavior"))
    }

    @Test("The framework's own are all targets of the manifest that are in Sources")
    func modules() throws {
      let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
      let manifest = try String(contentsOf: root.appendingPathComponent("Package.swift"), encoding: .utf8)
      let targets = Set(manifest.matches(of: #/name: "(\w+)"/#).map { String($0.output.1) }).filter {
        FileManager.default.fileExists(atPath: root.appendingPathComponent("Sources/\($0)").path)
      }
      #expect(targets.count > 10 && Set(ScreenKeepers.modules) == targets)
    }

    @Test("Planted: what is kept from elsewhere is said to be")
    func elsewhere() async {
      var kept: [UIViewController] = []
      #expect(await leak { kept = [$0] }.contains("None of its properties leads back to it"))
      withExtendedLifetime(kept) {}
    }
  }

  private final class LeakyScreen: UIViewController {
    var onChange: (() -> Void)?
    var flow: AnyObject?
    var added: [any ViewControllerLifecycleBehavior] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      addBehaviors([RecordingBehavior("a", in: LifecycleTranscript())] + added)
      added = []
    }
  }

  private struct PresentingBehavior: ViewControllerLifecycleBehavior {
    final class Coordinator {
      var screen: UIViewController?
    }

    func makeCoordinator() -> Coordinator {
      Coordinator()
    }

    func afterLoading(_ viewController: UIViewController, context: Context) {
      context.coordinator.screen = viewController
    }
  }

  private final class Flow {
    let screen: UIViewController

    init(_ screen: UIViewController) {
      self.screen = screen
    }
  }
#endif
