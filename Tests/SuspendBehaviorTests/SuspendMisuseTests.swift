import Foundation
import SuspendBehavior
import TestSupport
import Testing

/// Values are checked where they are written, and the message says what to write.
struct SuspendMisuseTests {
  /// A property of options, by name.
  private enum Property: String, Codable {
    case accuracy, imminence, backgroundTime

    func make(_ seconds: Double) -> SuspendOptions {
      switch self {
      case .accuracy: SuspendOptions(accuracy: seconds)
      case .imminence: SuspendOptions(imminence: seconds)
      case .backgroundTime: SuspendOptions(backgroundTime: seconds)
      }
    }

    func set(_ seconds: Double, in options: inout SuspendOptions) {
      switch self {
      case .accuracy: options.accuracy = seconds
      case .imminence: options.imminence = seconds
      case .backgroundTime: options.backgroundTime = seconds
      }
    }
  }

  /// Expects that each value is refused: when options are made with it and when it is set.
  private func expectRefusal(of property: Property, _ values: [String], message: (_ value: String) -> String) async {
    for value in values {
      expectMessage(
        message(value),
        of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          [property = property as Property, value = value as String] in
          _ = property.make(Double(value)!)
        })
      expectMessage(
        message(value),
        of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          [property = property as Property, value = value as String] in
          var options = SuspendOptions.precise
          property.set(Double(value)!, in: &options)
        })
    }
  }

  @Test("An accuracy that would stop the app, or never be reached, is refused: when made and when set")
  func accuracy() async {
    await expectRefusal(of: .accuracy, ["-1.0", "0.0", "0.009", "3601.0", "nan", "inf"]) { value in
      "SuspendOptions.accuracy must be from 0.01 to 3600 seconds, got \(value). Write 0.4, the default."
    }
  }

  @Test("An imminence that is negative, infinite or NaN is refused: when made and when set")
  func imminence() async {
    await expectRefusal(of: .imminence, ["-0.1", "nan", "inf"]) { value in
      "SuspendOptions.imminence must be finite seconds from 0 up, got \(value). Write 10, the default."
    }
  }

  @Test("A background time that is negative or NaN is refused: when made and when set")
  func backgroundTime() async {
    await expectRefusal(of: .backgroundTime, ["-1.0", "nan"]) { value in
      """
      SuspendOptions.backgroundTime must be seconds from 0 up, got \(value). Write 0 for none, or .infinity for all that \
      the system gives.
      """
    }
  }

  @Test("The limits themselves are accepted")
  func limits() {
    var options = SuspendOptions(accuracy: 0.01, imminence: 0, backgroundTime: 0)
    options.accuracy = 3600
    options.backgroundTime = .infinity
    #expect(options == SuspendOptions(accuracy: 3600, imminence: 0, backgroundTime: .infinity))
  }

  @Test("A journal at a URL that is not a file URL is refused")
  func journal() async {
    expectMessage(
      "SuspendJournal.url must be a file URL, got https://example.com/journal. Write URL(fileURLWithPath:).",
      of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = SuspendJournal(url: URL(string: "https://example.com/journal")!)
      })
  }
}
