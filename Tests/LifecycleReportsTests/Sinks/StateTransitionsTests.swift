import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@testable import LifecycleReports

/// What a receiver gets that splits its measurements by state.
@MainActor
@Suite(.oneDevice)
struct StateTransitionsTests {
  let device = HeadlessDevice().drivingLifecycleTime()
  let log = LifecycleTranscript()

  private func transitions() -> StateTransitions {
    StateTransitions { [log] domain, label in
      log.record("\(LifecycleTime.current.read().uptime) \(domain.rawValue) \(label ?? "nil")")
    }
  }

  @Test("Each state has a label, and none in the background and elsewhere")
  func labels() {
    let transitions = transitions()
    transitions.enter(Attention(screen: "Inbox", .focused))
    transitions.enter(Attention(screen: "Inbox", .alert, cover: "UIAlertController"))
    device.advance(by: 10)
    transitions.enter(.background)
    transitions.enter(.elsewhere)
    #expect(
      log.flush() == [
        "0.0 screen Inbox", "0.0 attention focused", "0.0 attention alert", "10.0 screen nil", "10.0 attention nil",
      ])
  }

  @Test("Four transitions follow each other at once; of more the last is sent half a second after, by one timer")
  func pace() {
    let transitions = transitions()
    for number in 1...9 { transitions.enter(Attention(screen: "\(number)", .focused)) }
    #expect(log.flush().filter { $0.contains("screen") } == (1...4).map { "0.0 screen \($0)" })
    #expect(device.scheduledWorkCount == 1)
    device.advance(by: 0.4)
    transitions.enter(Attention(screen: "10", .focused))
    device.advance(by: 0.2)
    #expect(log.flush() == ["0.5 screen 10"])
    #expect(device.scheduledWorkCount == 0)
    device.advance(by: 60)
    transitions.enter(Attention(screen: "11", .focused))
    #expect(log.flush() == ["60.6 screen 11"])
  }

  @Test("A state that is over before its turn is never sent; the same state again is not sent twice")
  func overtaken() {
    let transitions = transitions()
    for name in ["1", "2", "3", "4", "5", "4"] { transitions.enter(Attention(screen: name, .focused)) }
    device.advance(by: 10)
    #expect(
      log.flush().filter { $0.contains("screen") } == ["0.0 screen 1", "0.0 screen 2", "0.0 screen 3", "0.0 screen 4"])
  }

  @Test("The background is not kept waiting: the process may get no further turn")
  func urgent() {
    let transitions = transitions()
    for number in 1...9 { transitions.enter(Attention(screen: "\(number)", .focused)) }
    _ = log.flush()
    transitions.enter(.background)
    #expect(log.flush() == ["0.0 screen nil", "0.0 attention nil"])
    device.advance(by: 10)
    #expect(log.flush() == [])
  }

  @Test("There are 32 names, of 64 bytes at most, cut at a character; further ones are \"other\"")
  func bounds() {
    var labels = StateLabels()
    #expect(labels.label(for: String(repeating: "é", count: 40)) == String(repeating: "é", count: 32))
    #expect(labels.label(for: String(repeating: "a", count: 63) + "é") == String(repeating: "a", count: 63))
    #expect(labels.label(for: "👨‍👩‍👧" + String(repeating: "a", count: 60)).utf8.count == 64)
    for number in 3..<32 { #expect(labels.label(for: "\(number)") == "\(number)") }
    #expect(labels.label(for: "32") == "other")
    #expect(labels.label(for: "5") == "5")
    #expect(labels.label(for: "") == "other")
  }
}
