import HeadlessDevice
import LifecycleTasks
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@testable import LifecycleBehaviors

/// Where no behaviors can be attached, an issue names the line that adds them and says what to write instead.
@MainActor
@Suite(.everyAnswer)
struct AttachmentRefusalTests {
  let device = HeadlessDevice()
  let log = LifecycleTranscript()
  let issues = IssueCollector()

  @Test("G9: a screen whose view is not loaded is refused, however behaviors are added, and its view stays unloaded")
  func notLoaded() async {
    let screen = UIViewController()
    let line = #line
    let attachments = [
      screen.addBehaviors([RecordingBehavior("a", in: log)]),
      screen.addBehaviors([]),
      screen.addBehaviors { RecordingBehavior("a", in: log) },
      screen.addDefaultBehaviors(),
    ]
    let moments = screen.lifecycleMoments()

    #expect(!screen.isViewLoaded && screen.children.isEmpty)
    #expect(attachments.allSatisfy { !$0.isAttached })
    #expect(await elements(of: moments).isEmpty, "the stream has ended")
    #expect(
      issues.flushIssues().map(\.description)
        == [2, 3, 4, 5, 7].map {
          """
          \(#fileID):\(line + $0): Behaviors were added to UIViewController before its view was loaded, so nothing was \
          attached: a behavior never loads a view. Add them in viewDidLoad.
          """
        })
  }

  @Test("G11: a container whose children are its content is refused, shown or not, and its content does not change")
  func contentContainers() {
    let nav = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController()]
    let split = UISplitViewController()
    split.viewControllers = [UIViewController()]
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
    let window = device.launch(showing: UIViewController())

    for container in [nav, tabs, split, pages] {
      for isShown in [false, true] {
        if isShown { window.rootViewController = container }
        device.turn()
        let wasLoaded = container.isViewLoaded
        container.addBehaviors([RecordingBehavior("a", in: log)])
        let line = #line - 1
        #expect(container.isViewLoaded == wasLoaded && container.children.count == 1)
        #expect(
          issues.flushIssues().map(\.description) == [
            """
            \(#fileID):\(line): Behaviors were added to \(type(of: container)), but its children are its content, so \
            nothing was attached: a hidden child would join the content. Add the behaviors to the view controllers \
            inside it.
            """
          ])
      }
    }
    #expect(log.isEmpty)
  }

  @Test("A controller whose views the system draws is refused")
  func controllersOfTheSystem() {
    for controller in [
      UIAlertController(title: nil, message: nil, preferredStyle: .alert),
      UISearchController(searchResultsController: nil),
    ] {
      controller.loadViewIfNeeded()
      let attachment = controller.addBehaviors([RecordingBehavior("a", in: log)])
      let line = #line - 1
      #expect(!attachment.isAttached && controller.lifecycleBehaviorViewController == nil)
      #expect(
        issues.flushIssues().map(\.description) == [
          """
          \(#fileID):\(line): Behaviors were added to \(type(of: controller)), but its views are the system's own, so \
          nothing was attached. Add the behaviors to the screen that presents it, or present a view controller of your own.
          """
        ])
    }
    #expect(log.isEmpty)
  }

  @Test(
    "Controllers from frameworks of the system are refused, and so are their subclasses, but for UIKit's base classes")
  func frameworksOfTheSystem() {
    let app = "/private/var/containers/Bundle/Application/1/Shop.app"
    func uses(_ classes: (name: String, bundlePath: String)...) -> AttachmentRefusal? {
      AttachmentRefusal(of: classes.map { ControllerClass(name: $0.name, bundlePath: $0.bundlePath) })
    }
    for name in ["PhotosUI", "UIKitCore", "StoreKit", "SafariServices"] {
      for root in [
        "", "/System/Cryptexes/OS", "/Library/Developer/CoreSimulator/iOS.simruntime/Contents/Resources/RuntimeRoot",
      ] {
        let framework = "\(root)/System/Library/Frameworks/\(name).framework"
        #expect(uses(("Picker", framework)) == .controllerOfSystem)
        #expect(uses(("OwnPicker", app), ("Picker", framework)) == .controllerOfSystem)
      }
    }
    let uiKit = "/System/Library/PrivateFrameworks/UIKitCore.framework"
    #expect(uses(("ListScreen", app), ("UITableViewController", uiKit)) == nil)
    #expect(uses(("UICollectionViewController", uiKit)) == nil)
    #expect(uses(("ListScreen", app), ("BaseScreen", app)) == nil)
    #expect(uses() == nil)
    #expect(uses(("UIHostingController<Text>", "/System/Library/Frameworks/SwiftUI.framework")) == .hostingController)
  }

  @Test("From an archive there is neither a hidden view nor a hidden child")
  func archive() {
    #expect(HiddenView(coder: NSCoder()) == nil)
  }

  @Test("A screen that is being deallocated is refused")
  func deallocated() {
    do {
      let screen = LateScreen(log)
      screen.loadViewIfNeeded()
    }
    #expect(log.flush() == ["a afterAttaching", "a afterLoading"])
    #expect(
      issues.flushIssues().map(\.description) == [
        """
        \(#fileID):\(LateScreen.line): Behaviors were added to LateScreen while it was being deallocated, so nothing \
        was attached. Add them in viewDidLoad.
        """
      ])
  }
}

#if !canImport(ObjectiveC)
  // The runtime of Objective-C ends the app when a weak reference is formed so late.
  extension AttachmentRefusalTests {
    @Test("A screen that is being deallocated, and has had no behaviors, gets no hidden child either")
    func deallocatedWithoutBehaviors() {
      do {
        let screen = FirstTooLateScreen(log)
        screen.loadViewIfNeeded()
      }
      #expect(log.flush() == ["isAttached false, children 0, subviews 0"])
      #expect(
        issues.flushIssues().map(\.description) == [
          """
          \(#fileID):\(FirstTooLateScreen.line): Behaviors were added to FirstTooLateScreen while it was being \
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
