import FocusBehavior
import LifecycleBehaviors
import LifecycleTestKit
import ReadyMadeBehaviors
import Testing
import UIKit

#if canImport(HeadlessDevice)
  import HeadlessDevice
#endif

@testable import Samples

extension OnUIKitToo {
  /// The samples of README.md, of Testing behaviors and of `LifecycleTestKit`.
  @MainActor
  struct TestingSamples {
    @Test("An appearance ends when the screen is covered")
    func appearance() async {
      await withLifecycleTestWindow { window in
        let log = LifecycleTranscript()
        let lengths = AppearanceLengthBehavior { _ in log.record("measured") }
        await window.show(ScreenUnderTest(behaviors: [lengths]))
        #expect(log.flush() == [])
        await window.cover(style: .fullScreen)
        #expect(log.flush() == ["measured"])
      }
    }

    @Test("When a screen is covered, its behaviors are called from the last to the first")
    func nesting() async {
      await withLifecycleTestWindow { window in
        let log = LifecycleTranscript()
        let behaviors = ["a", "b"].map { RecordingBehavior($0, in: log) }
        await window.show(ScreenUnderTest(behaviors: behaviors))
        _ = log.flush()
        await window.cover(style: .fullScreen, animated: false)
        #expect(
          log.flush() == [
            "b beforeDisappearing", "a beforeDisappearing",
            "b afterDisappearing", "a afterDisappearing",
          ])
      }
    }

    @Test("A behavior's method is called with a context that the test makes")
    func ownContext() {
      let screen = UIViewController()
      screen.loadViewIfNeeded()
      let attachment = screen.addBehaviors([KeepAwakeBehavior()])
      #expect(attachment.behaviors.contains { $0 is KeepAwakeBehavior })
      #expect(screen.attachedBehaviors.contains { $0 is KeepAwakeBehavior })

      let state = AppearanceLengthBehavior.Coordinator()
      let lengths = AppearanceLengthBehavior { _ in }
      lengths.afterAppearing(screen, context: .init(coordinator: state, MomentFacts(isAnimated: true)))
      #expect(state.beginning != nil)
      PrivacyBehavior().afterAppearing(screen, context: .init(MomentFacts(isCatchUp: true)))
    }

    @Test("A screen that is closed is released")
    func noLeaks() async {
      await withLifecycleTestWindow { window in
        let lengths = AppearanceLengthBehavior { _ in }
        await window.expectNoLeaks {
          await window.show(ScreenUnderTest(behaviors: [lengths]))
          await window.show(UIViewController())
        }
      }
    }

    @Test("A test of a behavior takes five lines")
    func fiveLines() async {
      await withLifecycleTestWindow { window in
        let log = LifecycleTranscript()
        await window.show(ScreenUnderTest(behaviors: [RecordingBehavior("a", in: log)]))
        await window.cover(style: .fullScreen)
        #expect(log.flush().suffix(2) == ["a beforeDisappearing animated", "a afterDisappearing animated"])
      }
    }

    @Test("A transcript starts with the screen's loading")
    func transcript() {
      let screen = UIViewController()
      screen.loadViewIfNeeded()
      let transcript = LifecycleTranscript()
      screen.addBehaviors([RecordingBehavior("a", in: transcript)])
      #expect(transcript.flush() == ["a afterAttaching", "a afterLoading"])
    }

    #if canImport(HeadlessDevice)
      @Test("The device of the window runs its app in virtual time")
      func device() async {
        let screen = UIViewController()
        await withLifecycleTestWindow { window in
          await window.show(screen)
          window.device.pressHome()
          window.device.advance(by: 60)
          window.device.openApp()
          #expect(window.device.now >= 60)
        }
      }

      @Test("A sheet takes focus until it's dragged down; a cancelled drag reports nothing")
      func sheet() async throws {
        try await withLifecycleTestWindow { window in
          let log = LifecycleTranscript()
          let focus = FocusBehavior { change in log.record(change.reason.name) }
          await window.show(ScreenUnderTest(behaviors: [focus]))
          #expect(log.flush() == ["appeared"])

          let sheet = UIViewController()
          await window.cover(with: sheet)
          #expect(log.flush() == ["covered"])

          try #require(window.device.beginSheetDrag(of: sheet)).cancel()
          await window.settle()
          #expect(log.flush() == [])

          try #require(window.device.beginSheetDrag(of: sheet)).finish()
          await window.settle()
          #expect(log.flush() == ["uncovered"])
        }
      }
    #endif

    @Test("Under a sheet a screen does not disappear, and settle() waits for the end of a push")
    func settling() async {
      await withLifecycleTestWindow { window in
        let log = LifecycleTranscript()
        let navigationController = UINavigationController(
          rootViewController: ScreenUnderTest(behaviors: [RecordingBehavior("a", in: log)]))
        await window.show(navigationController)
        _ = log.flush()
        await window.cover(with: UIViewController(), style: .pageSheet)
        await window.uncover()
        #expect(log.flush() == [])
        let screen = UIViewController()
        navigationController.pushViewController(screen, animated: true)
        await window.settle()
        #expect(log.flush() == ["a beforeDisappearing animated", "a afterDisappearing animated"])
      }
    }

  }
}

/// The handler of an app.
@MainActor
private final class IssueReporter {
  private(set) var lines: [String] = []

  func note(_ issue: LifecycleIssue) {
    lines.append("\(issue)")
  }
}

@MainActor
struct IssueHandlerTests {
  @Test("A handler notes the app's line and the message")
  func note() {
    let reporter = IssueReporter()  // your handler
    reporter.note(LifecycleIssue(kind: .addedTwice, message: "Added twice.", fileID: "App/Player.swift", line: 12))
    #expect(reporter.lines == ["App/Player.swift:12: Added twice."])
  }
}

/// A suite as an app has it.
@MainActor
@Suite(.failsOnLifecycleIssues)
struct PlayerScreenTests {
  @Test("The screen adds its behaviors without a mistake")
  func loading() {
    ScreenUnderTest(behaviors: [KeepAwakeBehavior()]).loadViewIfNeeded()
  }
}

#if compiler(>=6.2)
  /// A suite whose failing tests have what happened as attachments.
  @MainActor
  @Suite(.attachesTimelineOnFailure)
  struct CheckoutScreenTests {
    @Test("A sheet takes the focus of the screen")
    func sheet() async {
      await withLifecycleTestWindow { window in
        let screen = ScreenUnderTest(behaviors: [FocusBehavior { _ in }])
        await window.show(screen)
        await window.cover(with: UIViewController(), style: .pageSheet)
        #expect(screen.screenFocus?.hasFocus == false)
      }
    }
  }
#endif

/// And one of a package, on UIKit.
@Suite(.failsOnLifecycleIssues(except: .noApplication))
struct WithoutApplicationTests {
  @MainActor
  @Test("An exception is no failure")
  func window() async {
    await withLifecycleTestWindow { await $0.show(UIViewController()) }
  }
}

final class ScreenUnderTest: UIViewController {
  private let behaviors: [any ViewControllerLifecycleBehavior]

  init(behaviors: [any ViewControllerLifecycleBehavior]) {
    self.behaviors = behaviors
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addBehaviors(behaviors)
  }
}
