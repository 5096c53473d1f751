import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import ReadyMadeBehaviors
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.everyAnswer)
struct BehaviorBuilderTests {
  let device = HeadlessDevice().drivingLifecycleTime()
  let log = LifecycleTranscript()

  private func attached(to screen: UIViewController = UIViewController(), add: (UIViewController) -> Void) -> [String] {
    screen.loadViewIfNeeded()
    add(screen)
    return log.flush().filter { $0.hasSuffix("afterAttaching") }.compactMap {
      $0.split(separator: " ").first.map(String.init)
    }
  }

  private func list(isFirst: Bool, number: Int, extra: [any ViewControllerLifecycleBehavior]) -> [String] {
    attached { [log] screen in
      screen.addBehaviors {
        RecordingBehavior("plain", in: log)
        RecordingBehavior("filtered", in: log).onlyWhenReturning()
        if isFirst { RecordingBehavior("if", in: log) } else { RecordingBehavior("else", in: log) }
        if number > 1 { RecordingBehavior("optional", in: log) }
        switch number {
        case 0: RecordingBehavior("zero", in: log)
        case 1: RecordingBehavior("one", in: log)
        default: RecordingBehavior("many", in: log)
        }
        for index in 0..<number { RecordingBehavior("loop\(index)", in: log) }
        if #available(iOS 15, *) { RecordingBehavior("available", in: log) }
        extra
      }
    }
  }

  @Test("A list may contain if, else, switch, for, if #available and arrays, and keeps their order")
  func list() {
    let extra = [RecordingBehavior("extra", in: log)]
    #expect(
      list(isFirst: true, number: 2, extra: extra) == [
        "plain", "filtered", "if", "optional", "many", "loop0", "loop1", "available", "extra",
      ])
    #expect(list(isFirst: false, number: 0, extra: []) == ["plain", "filtered", "else", "zero", "available"])
    #expect(list(isFirst: false, number: 1, extra: []) == ["plain", "filtered", "else", "one", "loop0", "available"])
  }

  @Test("A group may be listed, too")
  func group() {
    let names = attached { [log] screen in
      screen.addBehaviors {
        BehaviorGroup {
          RecordingBehavior("a", in: log)
          RecordingBehavior("b", in: log)
        }
        RecordingBehavior("c", in: log)
      }
    }
    #expect(names == ["a", "b", "c"])
  }

  @Test("The handle of a list removes its behaviors")
  func removal() {
    let screen = UIViewController()
    screen.loadViewIfNeeded()
    let attachment = screen.addBehaviors { RecordingBehavior("a", in: log) }
    _ = log.flush()
    attachment.remove()
    #expect(log.flush() == ["a beforeDetaching"])
    #expect(!attachment.isAttached)
  }

  @Test("An issue names the line of the list")
  func issue() throws {
    let issues = IssueCollector()
    UIViewController().addBehaviors { RecordingBehavior("a", in: log) }
    #expect(issues.flush().count == 1)
    let screen = UIViewController()
    screen.loadViewIfNeeded()
    screen.addBehaviors {
      KeepAwakeBehavior()
      KeepAwakeBehavior()
    }
    let issue = try #require(issues.flush().first)
    #expect(issue.hasPrefix("addBehaviors at LifecycleBehaviorsTests/BehaviorBuilderTests.swift:"))
  }
}
