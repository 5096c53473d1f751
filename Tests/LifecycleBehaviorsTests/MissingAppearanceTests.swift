import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// Containers that forward no appearance to a child that they show (R171).
@MainActor
@Suite(.everyAnswer)
struct MissingAppearanceTests {
  let device = HeadlessDevice()
  let issues = IssueCollector()
  let log = LifecycleTranscript()
  let pager = Pager()

  init() {
    device.launch(showing: pager)
  }

  final class Pager: UIViewController {
    var forwards = false
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }
  }

  final class Page: UIViewController {
    let behavior: RecordingBehavior
    init(_ log: LifecycleTranscript) {
      behavior = RecordingBehavior("page", in: log)
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("Page is not made from an archive") }
    override func viewDidLoad() { addBehaviors([behavior]) }
  }

  /// Forwards to its children when it appears.
  final class Forwarding: UIViewController {
    var setUp: (UIViewController) -> Void = { _ in }
    private let reachesHiddenChild: Bool
    init(reachesHiddenChild: Bool) {
      self.reachesHiddenChild = reachesHiddenChild
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("Forwarding is not made from an archive") }
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    override func viewDidLoad() { setUp(self) }
    override func viewWillAppear(_ animated: Bool) {
      for child in reachesHiddenChild ? children : contentChildren {
        child.beginAppearanceTransition(true, animated: animated)
        child.endAppearanceTransition()
      }
    }
  }

  private func forward(_ isAppearing: Bool, to child: UIViewController) {
    child.beginAppearanceTransition(isAppearing, animated: false)
    child.endAppearanceTransition()
  }

  @Test("After a second on screen it is reported once")
  func forgotten() {
    let page = Page(log)
    pager.embed(page)
    device.advance(by: 0.9)
    #expect(issues.flush() == [])
    device.advance(by: 60)
    let told = issues.flushIssues()
    #expect(told.map(\.kind) == [.appearanceNotForwarded])
    #expect(told.first?.screenType == Page.self && told.first?.behaviorType == nil)
    #expect(log.flush() == ["page afterAttaching", "page afterLoading"])
  }

  @Test("The container is found around others, and its own child is named")
  func nested() {
    let inner = UIViewController()
    inner.embed(Page(log))
    pager.embed(inner)
    device.advance(by: 2)
    let found = issues.flushIssues()
    #expect(found.map(\.kind) == [.appearanceNotForwarded])
    #expect(found.allSatisfy { $0.message.contains("Pager") && $0.message.contains("UIViewController") })
  }

  @Test("A screen that forwards to its other children and not to its hidden child is reported, at the line that adds")
  func hiddenChildForgotten() {
    let screen = Forwarding(reachesHiddenChild: false)
    let line = #line + 1
    screen.setUp = { [log] in $0.addBehaviors([RecordingBehavior("screen", in: log)]) }
    pager.forwards = true
    pager.embed(screen)
    device.advance(by: 0.9)
    #expect(issues.flush() == [])
    device.advance(by: 60)
    let found = issues.flushIssues()
    #expect(found.map(\.kind) == [.appearanceNotForwarded] && found.map(\.line) == [line])
    #expect(found.allSatisfy { $0.message.contains("from Forwarding to its lifecycleBehaviorViewController") })
  }

  @Test("Where both a screen and its container forward themselves, the issue names both")
  func both() {
    let screen = Forwarding(reachesHiddenChild: true)
    screen.setUp = { [log] in $0.addBehaviors([RecordingBehavior("screen", in: log)]) }
    pager.embed(screen)
    device.advance(by: 2)
    let found = issues.flushIssues()
    #expect(found.map(\.kind) == [.appearanceNotForwarded])
    #expect(found.allSatisfy { $0.message.contains("from Pager to Forwarding, or from Forwarding to its") })
  }

  @Test("A page that was forwarded to at first and is forgotten later is reported, too")
  func forgottenLater() {
    let page = Page(log)
    pager.addChild(page)
    forward(true, to: page)
    pager.view.addSubview(page.view)
    device.advance(by: 2)
    forward(false, to: page)
    page.view.removeFromSuperview()
    device.advance(by: 2)
    #expect(issues.flush() == [])
    pager.view.addSubview(page.view)
    device.advance(by: 2)
    #expect(issues.flush().count == 1)
  }

  @Test("Nothing is reported of a page that is forwarded to, if only after its view was added")
  func forwarded() {
    let page = Page(log)
    pager.embed(page)
    device.advance(by: 0.5)
    forward(true, to: page)
    device.advance(by: 60)
    #expect(issues.flush() == [])
  }

  @Test("Nothing is reported where UIKit forwards")
  func automatic() {
    pager.forwards = true
    pager.embed(Page(log))
    device.advance(by: 60)
    #expect(issues.flush() == [])
  }

  /// Where a container keeps a page that it does not show.
  enum Aside: CaseIterable {
    case hidden, transparent, outside, below, hiddenWindow, noWindow
  }

  @Test("Nothing is reported of a page that the container keeps where nobody sees it", arguments: Aside.allCases)
  func aside(place: Aside) {
    let page = Page(log)
    switch place {
    case .hidden: page.view.isHidden = true
    case .transparent: page.view.alpha = 0
    case .outside: page.view.frame.origin.x = 1000
    case .below, .hiddenWindow, .noWindow: break
    }
    if place == .noWindow {
      pager.addChild(page)
    } else {
      pager.embed(page)
    }
    if place == .below { pager.view.addSubview(UIView(frame: pager.view.bounds)) }
    if place == .hiddenWindow { pager.view.window?.isHidden = true }
    device.advance(by: 60)
    #expect(issues.flush() == [])
  }

  @Test("A page that is forgotten and removed in the same second is not reported, and is deallocated")
  func removed() {
    weak var page: Page?
    do {
      let forgotten = Page(log)
      page = forgotten
      pager.embed(forgotten)
      device.advance(by: 0.5)
      pager.unembed(forgotten)
    }
    device.turn()
    #expect(page == nil)
    device.advance(by: 60)
    #expect(issues.flush() == [])
  }
}
