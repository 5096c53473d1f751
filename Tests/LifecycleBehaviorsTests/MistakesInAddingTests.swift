import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// Mistakes that the app survives are reported once, with the screen's name and the remedy.
@MainActor
@Suite(.everyAnswer)
struct MistakesInAddingTests {
  let device = HeadlessDevice().drivingLifecycleTime()
  let log = LifecycleTranscript()
  let issues = IssueCollector()

  @Test("A line that adds the same behaviors to one screen twice is reported, with the remedy")
  func twice() throws {
    let screen = ForgetfulScreen(log)
    device.launch(showing: screen)
    #expect(issues.flush() == [])
    let window = try #require(screen.view.window)
    window.isHidden = true
    window.isHidden = false
    let issue = try #require(issues.flush().first)
    #expect(issue.hasPrefix("addBehaviors at LifecycleBehaviorsTests/MistakesInAddingTests.swift:"))
    #expect(
      issue.hasSuffix(
        """
         has added RecordingBehavior to one ForgetfulScreen twice, and both are in force. Call it once, in viewDidLoad.
        """))
  }

  @Test("Adding again what has been removed, or the same on another screen, or other behaviors, is no mistake")
  func noMistake() {
    for _ in 0..<2 {
      let screen = UIViewController()
      screen.loadViewIfNeeded()
      for _ in 0..<2 {
        screen.addBehaviors([RecordingBehavior("a", in: log)]).removeSilently()
      }
      for behavior in [RecordingBehavior("a", in: log), TaskBehavior.whileVisible {}]
        as [any ViewControllerLifecycleBehavior]
      {
        screen.addBehaviors([behavior])
      }
    }
    #expect(issues.flush() == [])
  }

  @Test("Adding while the screen is deallocated is reported, with the remedy, and has no effect")
  func deallocated() {
    do {
      let screen = LateScreen(log)
      screen.loadViewIfNeeded()
    }
    #expect(log.flush() == ["a afterAttaching", "a afterLoading"])
    #expect(
      issues.flush() == [
        """
        Behaviors were added to LateScreen at \(#fileID):\(LateScreen.line) while it was being deallocated, so nothing \
        was attached. Add them in viewDidLoad.
        """
      ])
  }

  @Test("An issue is described by its message, and a handler can be called with one")
  func handler() {
    let issue = LifecycleIssue(message: "What happened, and what to write.")
    LifecycleIssue.handler(issue)
    #expect(issues.flush() == ["\(issue)"])
    #expect("\(issue)" == "What happened, and what to write.")
  }
}

#if !canImport(ObjectiveC)
  // The runtime of Objective-C ends the app when a weak reference is formed so late.
  extension MistakesInAddingTests {
    @Test("Adding for the first time while the screen is deallocated is reported, and adds no hidden child either")
    func deallocatedWithoutBehaviors() {
      do {
        let screen = FirstTooLateScreen(log)
        screen.loadViewIfNeeded()
      }
      #expect(log.flush() == ["isAttached false, children 0, subviews 0"])
      #expect(
        issues.flush() == [
          """
          Behaviors were added to FirstTooLateScreen at \(#fileID):\(FirstTooLateScreen.line) while it was being \
          deallocated, so nothing was attached. Add them in viewDidLoad.
          """
        ])
    }
  }

  /// Adds its first behaviors when it is too late.
  private final class FirstTooLateScreen: UIViewController {
    static let line = 7
    private let log: LifecycleTranscript

    init(_ log: LifecycleTranscript) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    deinit {
      MainActor.assumeIsolated {
        let attachment = addBehaviors([RecordingBehavior("b", in: log)], line: UInt(Self.line))
        log.record(
          "isAttached \(attachment.isAttached), children \(children.count), subviews \(view.subviews.count)")
      }
    }
  }
#endif

/// Adds behaviors when it is too late.
private final class LateScreen: Screen {
  static let line = 8
  private let log: LifecycleTranscript

  init(_ log: LifecycleTranscript) {
    self.log = log
    super.init([RecordingBehavior("a", in: log)])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  deinit {
    MainActor.assumeIsolated { _ = addBehaviors([RecordingBehavior("b", in: log)], line: UInt(Self.line)) }
  }
}

/// Adds its behaviors in the wrong place.
private final class ForgetfulScreen: UIViewController {
  private let log: LifecycleTranscript

  init(_ log: LifecycleTranscript) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    addBehaviors([RecordingBehavior("a", in: log)])
  }
}
