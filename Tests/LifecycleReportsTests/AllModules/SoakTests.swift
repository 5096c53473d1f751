import LifecycleBehaviors
import LifecycleFuzz
import TestSupport
import Testing
import UIKit

/// An app that is used for many days and never ended.
@MainActor
@Suite(.oneDevice)
struct SoakTests {
  /// The days are the same ones again and again, so that the first quarter has everything in it that the others have, and what
  /// the allocator needs for it.
  private static let differentDays = 2
  private static let operationsPerDay = 100

  @Test("Used for days, an app with the behaviors of all modules needs no more memory than in their first quarter")
  func days() async {
    // In a process of its own, because other tests use memory in this one meanwhile.
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      await Self.use(forDays: RandomBudget.amount(40))
    }
    if let output = result?.standardOutputContent { print(String(decoding: output, as: UTF8.self)) }
  }

  private static func use(forDays days: Int) async {
    let journey = ModuleJourney()
    let kinds = journey.kinds.filter { $0.name != "relaunch" }
    let app = RandomApp(kinds: kinds) { ModuleScreen($0, journey) }
    app.device.keepsConsoleMessages = false
    let start = LifecycleTime.current.read().continuous
    var peaks: [Int] = []
    for day in 0..<days {
      let operations = kinds.journey(of: operationsPerDay, seed: UInt64(day % differentDays))
      await journey.play(operations, in: app)
      if let failure = journey.model.failure {
        Issue.record("day \(day): \(failure)\n\(journey.model.transcript.suffix(150).joined(separator: "\n"))")
        return
      }
      app.device.pressHome()
      app.device.advance(by: 10)
      app.device.suspend(for: 8 * 3600, secondsAsleep: 7 * 3600)
      app.device.openApp()
      app.beginAgain()
      peaks.append(ProcessMemory.peakResidentBytes)
    }
    let (first, last) = (peaks[days / 4 - 1], peaks[days - 1])
    let time = LifecycleTime.current.read().continuous - start
    print(
      """
      SoakTests, \(days) days, \(Int(time / 3600)) hours, \(days * operationsPerDay) operations: \
      \(first / 1024) KB at 25 %, \(last / 1024) KB at 100 %
      """)
    #expect(Double(last) <= 1.02 * Double(first), "bytes at most, day by day: \(peaks)")
  }
}
