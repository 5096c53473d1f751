import LifecycleBehaviors
import LifecycleFuzz
import TestSupport
import Testing
import UIKit

/// An app that is used for many days and never ended.
@MainActor
@Suite(.oneDevice)
struct SoakTests {
  /// The days are the same ones again and again, so that the first quarter has everything in it that the others have.
  private static let differentDays = 2
  private static let operationsPerDay = 100

  @Test("Used for days, an app with the behaviors of all modules allocates nothing that it does not free")
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
    var bytes: [Int] = []
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
      bytes.append(ProcessMemory.allocatedBytes)
    }
    let quarter = days / 4
    func mean(_ days: Range<Int>) -> Int { bytes[days].reduce(0, +) / days.count }
    let (second, fourth) = (mean(quarter..<2 * quarter), mean(days - quarter..<days))
    let perOperation = Double(fourth - second) / Double(2 * quarter * operationsPerDay)
    let time = LifecycleTime.current.read().continuous - start
    print(
      """
      SoakTests, \(days) days, \(Int(time / 3600)) hours, \(days * operationsPerDay) operations: \(second / 1024) KB allocated in \
      the second quarter, \(fourth / 1024) KB in the fourth, \(Int(perOperation)) bytes an operation
      """)
    // The journey itself keeps the names of its screens, about 30 bytes an operation.
    #expect(perOperation <= 100, "bytes at the end of each day: \(bytes)")
  }
}
