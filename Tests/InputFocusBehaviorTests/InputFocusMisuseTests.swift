import TestSupport
import Testing
import UIKit

@testable import InputFocusBehavior

/// Wrong values are refused where they are written, and the message says what to write instead.
struct InputFocusMisuseTests {
  @Test("A number of attempts that is not positive is refused")
  func attempts() async {
    for value in [0, -1] {
      expectMessage(
        "InputFocusOptions.attempts must be positive, got \(value). Write 1 for a single attempt.",
        of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          @MainActor [value = value as Int] in
          _ = InputFocusOptions(attempts: value)
        })
    }
  }

  @Test("An interval that is not finite, or below 0.01 s, is refused")
  func interval() async {
    for value in ["-0.1", "0.0", "0.001", "nan", "inf"] {
      expectMessage(
        "InputFocusOptions.retryInterval must be finite seconds from 0.01 up, got \(value). Write 0.1, the default.",
        of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          @MainActor [value = value as String] in
          _ = InputFocusOptions(retryInterval: Double(value)!)
        })
    }
  }

  @Test("An order that has a field twice is refused, in the initializer and when it is set")
  func order() async {
    let message = #"InputFocus.order must have each field once, got ["a", "b", "a"]. Write each field once."#
    expectMessage(
      message,
      of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
        _ = InputFocus(order: ["a", "b", "a"])
      })
    expectMessage(
      message,
      of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
        InputFocus(order: ["a", "b"]).order = ["a", "b", "a"]
      })
  }

  @Test("A behavior with two views for one field is refused")
  func fields() async {
    expectMessage(
      """
      The fields of an InputFocusBehavior must have each field once, got ["a", "a"]. Register one view for each field.
      """,
      of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
        _ = InputFocusBehavior<UIViewController>(
          initial: nil, fields: ["a": { $0.view }, "a": { $0.view }])
      })
  }
}
