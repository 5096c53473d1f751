import HeadlessDevice
import LifecycleBehaviors
import LifecycleTasks
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// Lists that are empty, contain a behavior twice, or are added twice.
@MainActor
@Suite(.everyAnswer)
struct AddingMisuseTests {
  let device = HeadlessDevice()
  let log = LifecycleTranscript()
  let issues = IssueCollector()
  private let screen = UIViewController()

  init() {
    screen.loadViewIfNeeded()
  }

  // MARK: Empty lists

  @Test(
    "An empty list, in brackets or in braces, leaves the screen without a hidden child, and its handle is not attached"
  )
  func empty() {
    #expect(!screen.addBehaviors([]).isAttached)
    #expect(!screen.addBehaviors { if device.now < 0 { EmptyBehavior() } }.isAttached)
    #expect(!screen.addDefaultBehaviors().isAttached)
    #expect(screen.lifecycleBehaviorViewController == nil)
    #expect(screen.children.isEmpty && screen.view.subviews.isEmpty)
    screen.addBehaviors([RecordingBehavior("a", in: log)])
    #expect(!screen.addBehaviors([]).isAttached)
    #expect(screen.children.count == 1)
    #expect(log.flush() == ["a afterAttaching", "a afterLoading"])
    #expect(issues.flush() == [])
  }

  @Test("Where the app has defaults, an empty list adds them as any other list does, once")
  func emptyWithDefaults() {
    LifecycleBehaviorDefaults.register { [log] _ in RecordingBehavior("default", in: log) }
    defer { LifecycleBehaviorDefaults.removeAll() }
    #expect(!screen.addBehaviors([]).isAttached)
    screen.addBehaviors([])
    #expect(log.flush() == ["default afterAttaching", "default afterLoading"])
    #expect(screen.children.count == 1)
  }

  // MARK: Added twice

  @Test("One object, or two values of a type without properties, are reported, and receive each moment twice")
  func twiceInAList() {
    let object = CountingBehavior()
    screen.addBehaviors([object, object], line: 7)
    screen.addBehaviors([EmptyBehavior(), RecordingBehavior("a", in: log), EmptyBehavior()], line: 8)
    let found = issues.flushIssues()
    #expect(found.map(\.kind) == [.addedTwice, .addedTwice] && found.map(\.line) == [7, 8])
    #expect(found.map { "\($0.behaviorType ?? Never.self)" } == ["CountingBehavior", "EmptyBehavior"])
    #expect(object.count == 2)
    #expect(log.flush() == ["a afterAttaching", "a afterLoading"], "it is carried out")
  }

  /// How the second copy comes: added in line 2, when another one is there already.
  enum Way: CaseIterable {
    case sameLine, otherLine, afterGroup, inGroup, inNestedGroup, afterDefault, secondDefault, inMoment
  }

  @MainActor
  private func addTwice(by way: Way, to screen: UIViewController) {
    let group = BehaviorGroup([EmptyBehavior()])
    switch way {
    case .sameLine: for _ in 1...2 { screen.addBehaviors([EmptyBehavior()], line: 2) }
    case .otherLine: screen.addBehaviors([EmptyBehavior()], line: 1)
    case .afterGroup: screen.addBehaviors([group], line: 1)
    case .inGroup:
      screen.addBehaviors([EmptyBehavior()], line: 1)
      screen.addBehaviors([group], line: 2)
    case .inNestedGroup: screen.addBehaviors([BehaviorGroup([EmptyBehavior(), group])], line: 2)
    case .afterDefault: LifecycleBehaviorDefaults.register(line: 1) { _ in EmptyBehavior() }
    case .secondDefault:
      for line: UInt in 1...2 { LifecycleBehaviorDefaults.register(line: line) { _ in EmptyBehavior() } }
      screen.addDefaultBehaviors(line: 3)
    case .inMoment:
      screen.addBehaviors(
        [
          ActingBehavior("a", in: log, at: .afterAttaching) { $0.addBehaviors([EmptyBehavior()], line: 2) },
          EmptyBehavior(),
        ], line: 1)
    }
    if [.otherLine, .afterGroup, .afterDefault].contains(way) { screen.addBehaviors([EmptyBehavior()], line: 2) }
  }

  @Test(
    "However the second copy comes, it is reported once for each screen, at the line that adds it",
    arguments: Way.allCases)
  func however(way: Way) {
    for screen in [screen, .loaded()] {
      addTwice(by: way, to: screen)
      let found = issues.flushIssues()
      #expect(found.map(\.kind) == [.addedTwice] && found.map(\.line) == [2])
      #expect(found.allSatisfy { $0.behaviorType == EmptyBehavior.self && $0.screenType == UIViewController.self })
      screen.addBehaviors([EmptyBehavior()], line: 3)
      #expect(issues.flush() == [], "a third copy")
      LifecycleBehaviorDefaults.removeAll()
    }
  }

  @Test("Different objects, other types, filters and values with properties are no mistake, however often")
  func noMistake() {
    for _ in 1...2 {
      screen.addBehaviors([
        CountingBehavior(), CountingBehavior(), TitleBehavior(title: "A"), TitleBehavior(title: "A"),
        TaskBehavior(while: .visible) {}, TaskBehavior(while: .visible) {}, RecordingBehavior("a", in: log),
        EmptyBehavior().onlyFirstAppearance(), EmptyBehavior().onlyWhenReturning(), BehaviorGroup([]),
        EmptyBehavior().onlyAppearances { $0.isEditing }, EmptyBehavior().onlyAppearances { !$0.isEditing },
      ])
    }
    screen.addBehaviors([EmptyBehavior(), GenericBehavior<Int>(), GenericBehavior<String>()])
    #expect(issues.flush() == [])
  }

  @Test("Streams attach the same for each consumer, from one line")
  func streams() {
    let streams = (1...2).map { _ in screen.lifecycleMoments() }
    #expect(issues.flush() == [])
    #expect(screen.attachedBehaviors.count == 2)
    withExtendedLifetime(streams) {}
  }

  @Test("A member of a group that has removed itself may be added again", arguments: [true, false])
  func addedAfterItself(isSilent: Bool) {
    let leaving = LeavingBehavior(isSilent: isSilent)
    screen.addBehaviors([BehaviorGroup([leaving, EmptyBehavior()])])
    screen.addBehaviors([leaving])
    #expect(issues.flush() == [])
    screen.addBehaviors([EmptyBehavior()])
    #expect(issues.flushIssues().map(\.kind) == [.addedTwice], "the other member is still there")
  }

  @Test("Adding again what has been removed is no mistake: at rest, inside a moment, or while it is being removed")
  func addedAfterRemoval() {
    let object = CountingBehavior()
    for isSilent in [true, false] {
      screen.addBehaviors([EmptyBehavior(), object]).remove(silently: isSilent)
    }
    let first = screen.addBehaviors([EmptyBehavior(), object])
    screen.addBehaviors([
      ActingBehavior("a", in: log, at: .afterAppearing) {
        first.remove()
        $0.addBehaviors([EmptyBehavior(), object])
      }
    ])
    device.launch(showing: screen)
    let last = screen.addBehaviors([
      GenericBehavior<Int>(),
      ActingBehavior("b", in: log, at: .beforeDetaching) { $0.addBehaviors([GenericBehavior<Int>()]) },
    ])
    last.remove()
    #expect(log.flush().suffix(2) == ["b afterDisappearing", "b beforeDetaching"])
    #expect(screen.attachedBehaviors.count == 4)
    #expect(issues.flush() == [])
  }

  @Test("An object that is removed is deallocated, and its address says nothing of the next one")
  func removedObjects() {
    for _ in 1...100 {
      weak var removed: CountingBehavior?
      do {
        let object = CountingBehavior()
        removed = object
        screen.addBehaviors([object]).remove()
      }
      #expect(removed == nil)
    }
    #expect(issues.flush() == [])
  }

  @Test("A row of additions that ends by itself")
  func chain() {
    screen.addBehaviors([ChainBehavior(left: 60, log: log)])
    #expect(log.flush() == (0...60).reversed().map { "\($0)" })
    #expect(issues.flush() == [])
  }
}

/// Has no properties, so that two values are alike.
private struct EmptyBehavior: ViewControllerLifecycleBehavior {
  func afterAttaching(_ viewController: UIViewController) {}
}

private final class CountingBehavior: ViewControllerLifecycleBehavior {
  var count = 0

  func afterAttaching(_ viewController: UIViewController) { count += 1 }
}

private struct TitleBehavior: ViewControllerLifecycleBehavior {
  let title: String

  func afterAttaching(_ viewController: UIViewController) {
    viewController.title = title
  }
}

private struct GenericBehavior<Value>: ViewControllerLifecycleBehavior {}

private struct ChainBehavior: ViewControllerLifecycleBehavior {
  let left: Int
  let log: LifecycleTranscript

  func afterAttaching(_ viewController: UIViewController) {
    log.record("\(left)")
    if left > 0 { viewController.addBehaviors([ChainBehavior(left: left - 1, log: log)]) }
  }
}

/// Removes itself as soon as it is attached.
private final class LeavingBehavior {
  let isSilent: Bool

  init(isSilent: Bool) {
    self.isSilent = isSilent
  }
}

extension LeavingBehavior: ViewControllerLifecycleBehavior {
  func afterAttaching(_ viewController: UIViewController, context: Context) {
    context.attachment.remove(silently: isSilent)
  }
}
