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
  let device = HeadlessDevice()
  let log = LifecycleTranscript()

  private func list(isFirst: Bool, number: Int, extra: [any ViewControllerLifecycleBehavior]) -> [String] {
    UIViewController.loaded().addBehaviors {
      RecordingBehavior("plain", in: log)
      RecordingBehavior("filtered", in: log).onlyWhenReturning()
      BehaviorGroup {
        RecordingBehavior("member1", in: log)
        RecordingBehavior("member2", in: log)
      }
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
      number > 1 ? RecordingBehavior("some", in: log) : nil
    }
    return log.flush().filter { $0.hasSuffix(" afterAttaching") }.map { String($0.prefix { $0 != " " }) }
  }

  @Test("A list may contain groups, if, else, switch, for, if #available, arrays and optionals, and keeps their order")
  func list() {
    let always = ["plain", "filtered", "member1", "member2"]
    let extra = [RecordingBehavior("extra", in: log)]
    #expect(
      list(isFirst: true, number: 2, extra: extra)
        == always + ["if", "optional", "many", "loop0", "loop1", "available", "extra", "some"])
    #expect(list(isFirst: false, number: 0, extra: []) == always + ["else", "zero", "available"])
    #expect(list(isFirst: false, number: 1, extra: []) == always + ["else", "one", "loop0", "available"])
  }
}
