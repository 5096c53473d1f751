import Foundation
import SuspendBehavior
import TestSupport
import Testing

/// What a value must be is checked where it is written, and the message says what to write.
struct SuspendMisuseTests {
  @Test("An accuracy that would stop the app, or never be over, is refused: when made and when set")
  func accuracy() async {
    for value in ["-1.0", "0.0", "0.009", "3601.0", "nan", "inf"] {
      let message = "SuspendPolicy.accuracy must be from 0.01 to 3600 seconds, got \(value). Write 0.1, the default."
      expectMessage(
        message,
        of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          [value = value as String] in
          _ = SuspendPolicy(accuracy: Double(value)!)
        })
      expectMessage(
        message,
        of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          [value = value as String] in
          var policy = SuspendPolicy.standard
          policy.accuracy = Double(value)!
        })
    }
  }

  @Test("An imminence that is negative, infinite or NaN is refused: when made and when set")
  func imminence() async {
    for value in ["-0.1", "nan", "inf"] {
      let message = "SuspendPolicy.imminence must be finite seconds from 0 up, got \(value). Write 10, the default."
      expectMessage(
        message,
        of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          [value = value as String] in
          _ = SuspendPolicy(imminence: Double(value)!)
        })
      expectMessage(
        message,
        of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          [value = value as String] in
          var policy = SuspendPolicy.standard
          policy.imminence = Double(value)!
        })
    }
  }

  @Test("A background time that is negative or NaN is refused: when made and when set")
  func backgroundTime() async {
    for value in ["-1.0", "nan"] {
      let message = """
        SuspendPolicy.backgroundTime must be seconds from 0 up, got \(value). Write 0 for none, or .infinity for all that \
        the system gives.
        """
      expectMessage(
        message,
        of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          [value = value as String] in
          _ = SuspendPolicy(backgroundTime: Double(value)!)
        })
      expectMessage(
        message,
        of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          [value = value as String] in
          var policy = SuspendPolicy.standard
          policy.backgroundTime = Double(value)!
        })
    }
  }

  @Test("The limits themselves are taken")
  func limits() {
    var policy = SuspendPolicy(accuracy: 0.01, imminence: 0, backgroundTime: 0)
    policy.accuracy = 3600
    policy.backgroundTime = .infinity
    #expect(policy == SuspendPolicy(accuracy: 3600, imminence: 0, backgroundTime: .infinity))
  }

  @Test("A journal at a URL that is no file's is refused")
  func journal() async {
    expectMessage(
      "SuspendJournal.url must be a file URL, got https://example.com/journal. Write URL(fileURLWithPath:).",
      of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = SuspendJournal(url: URL(string: "https://example.com/journal")!)
      })
  }
}
