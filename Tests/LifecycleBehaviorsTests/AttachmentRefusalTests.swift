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
    let reported = issues.flushIssues()
    #expect(reported.map(\.kind) == Array(repeating: .viewNotLoaded, count: 5))
    #expect(reported.map(\.line) == [2, 3, 4, 5, 7].map { line + $0 })
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
        #expect(container.isViewLoaded == wasLoaded && container.children.count == 1)
        #expect(issues.flushIssues().map(\.kind) == [.unsuitableController])
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
      #expect(!attachment.isAttached && controller.lifecycleBehaviorViewController == nil)
      #expect(issues.flushIssues().map(\.kind) == [.unsuitableController])
    }
    #expect(log.isEmpty)
  }

  @Test(
    "Controllers from frameworks of the system are refused, and so are their subclasses, but for UIKit's base classes")
  func frameworksOfTheSystem() {
    let app = "/private/var/containers/Bundle/Application/1/Shop.app"
    func uses(_ classes: (name: String, bundlePath: String)...) -> AttachmentRefusal? {
      AttachmentRefusal(
        of: classes.map { SystemClass(name: $0.name, bundlePath: $0.bundlePath) },
        view: SystemClass(name: "PickerView", bundlePath: "/System/Library/PrivateFrameworks/UIKitCore.framework"))
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

  @Test(
    "An app's subclass of a class of the system's takes behaviors if its view is plain or the app's own; nothing loads the view"
  )
  func subclassOfUnknownClass() {
    let app = "/private/var/containers/Bundle/Application/1/Shop.app"
    let (kit, uiKit) = ("/System/Library/Frameworks/NewKit.framework", "/System/Library/Frameworks/UIKit.framework")
    let inherited = SystemClass(name: "NewViewController", bundlePath: kit)
    let own = [SystemClass(name: "GameScreen", bundlePath: app), inherited]
    let views: [(SystemClass?, AttachmentRefusal?)] = [
      (SystemClass(name: "UIView", bundlePath: uiKit), nil),
      (SystemClass(name: "GameView", bundlePath: app), nil),
      (SystemClass(name: "NewView", bundlePath: kit), .controllerOfSystem),
      (nil, .viewNotLoaded),
    ]
    for (view, refusal) in views {
      #expect(AttachmentRefusal(of: own, view: view) == refusal)
      #expect(AttachmentRefusal(of: [inherited], view: view) == .controllerOfSystem)
    }
  }

  @Test(
    "Controllers of games, video calls and app extensions take behaviors, whatever their views are",
    arguments: [
      "GCEventViewController", "AVPictureInPictureVideoCallViewController", "FPUIActionExtensionViewController",
      "ILClassificationUIExtensionViewController", "ASAccountAuthenticationModificationViewController",
      "SLComposeServiceViewController",
    ])
  func knownBaseClasses(name: String) {
    let framework = "/System/Library/Frameworks/Some.framework"
    let known = SystemClass(name: name, bundlePath: framework)
    let view = SystemClass(name: "SomeView", bundlePath: framework)
    #expect(AttachmentRefusal(of: [known], view: view) == nil)
  }

  @Test("From an archive there is neither a hidden view nor a hidden child")
  func archive() {
    #expect(HiddenView(coder: NSCoder()) == nil)
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
      #expect(issues.flushIssues().map(\.kind) == [.beingDeallocated])
    }
  }

  /// Adds its first behaviors when it is too late.
  private final class FirstTooLateScreen: UIViewController {
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
        let attachment = addBehaviors([RecordingBehavior("b", in: log)])
        log.record(
          "isAttached \(attachment.isAttached), children \(children.count), subviews \(view.subviews.count)")
      }
    }
  }
#endif
