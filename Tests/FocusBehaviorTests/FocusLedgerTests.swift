import LifecycleBehaviors
import ScreenSupport
import Testing
import UIKit

@testable import FocusBehavior

@MainActor
struct FocusLedgerTests {
  private let suspensions = SuspendedTime()

  private func at(_ seconds: Double, slept: Double = 0) -> ClockReading {
    ClockReading(uptime: seconds - slept, continuous: seconds)
  }

  private func line(_ change: FocusChange?) -> String {
    guard let change else { return "-" }
    let kind = change.isReasonChange ? "reason" : change.hasFocus ? "gained" : "lost"
    return """
      \(kind) \(change.reason.name) after \(change.previousReason.name) \(change.previousDuration), focused \
      \(change.totalFocused), unfocused \(change.totalUnfocused)
      """
  }

  @Test("Gains and losses alternate, and their durations add up to the time since the start")
  func durations() {
    var ledger = FocusLedger(at: at(10), without: suspensions)
    var lines: [String] = []
    for (verdict, time) in [
      (.unfocused(FocusLoss(.notAppeared)), 10.5), (.focused, 11), (.focused, 12), (.undecided, 12.5),
      (.unfocused(FocusLoss(.appInactive)), 14), (.unfocused(FocusLoss(.appBackground)), 15), (.undecided, 16),
      (.focused, 20),
      (.unfocused(FocusLoss(.detached)), 21),
    ] as [(FocusVerdict, Double)] {
      lines.append(line(ledger.enter(verdict, at: at(time))))
    }
    #expect(
      lines == [
        "-",
        "gained appeared after notAppeared 1.0, focused 0.0, unfocused 1.0",
        "-",
        "-",
        "lost appInactive after appeared 3.0, focused 3.0, unfocused 1.0",
        "reason appBackground after appInactive 1.0, focused 3.0, unfocused 2.0",
        "-",
        "gained appActive after appBackground 6.0, focused 3.0, unfocused 7.0",
        "lost detached after appActive 1.0, focused 4.0, unfocused 7.0",
      ])
  }

  @Test("A screen that has not had focus yet loses none: the reason is kept and no change is reported")
  func neverFocused() {
    var ledger = FocusLedger(at: at(0), without: suspensions)
    #expect(ledger.enter(.unfocused(FocusLoss(.appInactive)), at: at(1)) == nil)
    #expect(ledger.reason == .appInactive)
  }

  @Test("A third window that becomes key is no change of the reason; a second sheet is")
  func news() {
    var ledger = FocusLedger(at: at(0), without: suspensions)
    _ = ledger.enter(.focused, at: at(1))
    let (first, second) = (FocusCover(window: UIWindow()), FocusCover(window: UIWindow()))
    _ = ledger.enter(.unfocused(FocusLoss(.windowNotKey, by: first)), at: at(2))
    #expect(ledger.enter(.unfocused(FocusLoss(.windowNotKey, by: second)), at: at(3)) == nil)
    #expect(ledger.reason == .windowNotKey && ledger.cover == first)
    let sheets = [FocusCover(UIViewController(), kind: .sheet), FocusCover(UIViewController(), kind: .sheet)]
    #expect(ledger.enter(.unfocused(FocusLoss(.covered, by: sheets[0])), at: at(4))?.isReasonChange == true)
    #expect(ledger.enter(.unfocused(FocusLoss(.covered, by: sheets[0])), at: at(5)) == nil)
    #expect(ledger.enter(.unfocused(FocusLoss(.covered, by: sheets[1])), at: at(6))?.isReasonChange == true)
  }

  @Test("While a screen is in transition, an app that leaves takes the focus; without focus the reason remains")
  func interrupted() {
    var ledger = FocusLedger(at: at(0), without: suspensions)
    _ = ledger.enter(.focused, at: at(1))
    #expect(line(ledger.enter(.interrupted(FocusLoss(.appInactive)), at: at(2))).hasPrefix("lost appInactive"))
    #expect(line(ledger.enter(.interrupted(FocusLoss(.appBackground)), at: at(3))).hasPrefix("reason appBackground"))
    _ = ledger.enter(.unfocused(FocusLoss(.popped)), at: at(4))
    #expect(ledger.enter(.interrupted(FocusLoss(.appInactive)), at: at(5)) == nil)
  }

  @Test("Timestamps are uptime, durations include the device's sleep")
  func sleep() {
    var ledger = FocusLedger(at: at(0), without: suspensions)
    _ = ledger.enter(.focused, at: at(1))
    let change = ledger.enter(.unfocused(FocusLoss(.popped)), at: at(11, slept: 8))
    #expect(change?.timestamp == 3)
    #expect(change?.previousDuration == 10)
  }

  @Test("Suspended time is counted apart: focused, unfocused and suspended time add up to the whole time")
  func suspended() {
    suspensions.add(12..<32)
    suspensions.add(40..<45)
    var ledger = FocusLedger(at: at(10), without: suspensions)
    var lines: [String] = []
    for (verdict, time) in [
      (.focused, 10.5), (.unfocused(FocusLoss(.appInactive)), 11), (.unfocused(FocusLoss(.appBackground)), 11.5),
      (.focused, 33),
      (.unfocused(FocusLoss(.appInactive)), 35), (.unfocused(FocusLoss(.appBackground)), 46),
      (.unfocused(FocusLoss(.detached)), 47),
    ] as [(FocusVerdict, Double)] {
      guard let change = ledger.enter(verdict, at: at(time)) else { continue }
      lines.append("\(change.reason.name) \(change.previousDuration) + \(change.previousSuspended)")
      #expect(change.totalFocused + change.totalUnfocused + change.totalSuspended == time - 10)
    }
    #expect(ledger.screenFocus(at: at(47)).totalSuspended == 25)
    #expect(
      lines == [
        "appeared 0.5 + 0.0", "appInactive 0.5 + 0.0", "appBackground 0.5 + 0.0", "appActive 2.0 + 20.0",
        "appInactive 2.0 + 0.0", "appBackground 6.0 + 5.0", "detached 1.0 + 0.0",
      ])
  }
}
