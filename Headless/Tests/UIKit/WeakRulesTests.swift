import HeadlessDevice
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.oneDevice)
struct WeakRulesTests {
  @Test("Every weak rule has its own switch")
  func complete() {
    let answers = Mirror(reflecting: WeakRules()).children.compactMap { $0.value as? Bool }
    #expect(WeakRules.switches.count == answers.count)
    #expect(Set(WeakRules.switches.map(\.path)).count == answers.count)
    #expect(Set(WeakRules.switches.map(\.name)).count == answers.count)
  }
}
