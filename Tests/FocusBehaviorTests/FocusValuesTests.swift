import FocusBehavior
import TestSupport
import Testing
import UIKit

/// The values as users make them for tests of their code, without `@testable`.
@MainActor
struct FocusValuesTests {
  private final class QueueViewController: UIViewController {}

  private let queue = QueueViewController()

  private var sheet: FocusCover { FocusCover(queue, kind: .sheet) }

  @Test("A change needs its focus and its reason only; every parameter sets the property of its name")
  func change() {
    let plain = FocusChange(hasFocus: true, reason: .appeared)
    #expect(plain.hasFocus && plain.reason == .appeared && plain.cover == nil && plain.previousReason == .notAppeared)
    #expect(numbers(plain) == [0, 0, 0, 0, 0, 0, 0] && !plain.isReasonChange)
    let whole = FocusChange(
      hasFocus: false, reason: .covered, cover: sheet, previousReason: .appeared, timestamp: 1, previousDuration: 2,
      previousSuspended: 3, totalFocused: 4, totalUnfocused: 5, totalSuspended: 6, totalVisible: 7,
      isReasonChange: true)
    #expect(!whole.hasFocus && whole.reason == .covered && whole.cover == sheet && whole.previousReason == .appeared)
    #expect(numbers(whole) == [1, 2, 3, 4, 5, 6, 7] && whole.isReasonChange)
  }

  private func numbers(_ change: FocusChange) -> [Double] {
    [
      change.timestamp, change.previousDuration, change.previousSuspended, change.totalFocused,
      change.totalUnfocused, change.totalSuspended, change.totalVisible,
    ]
  }

  @Test("A state needs its focus and its reason only; every parameter sets the property of its name")
  func state() {
    let plain = ScreenFocus(hasFocus: false, reason: .notAppeared)
    #expect(!plain.hasFocus && plain.reason == .notAppeared && numbers(plain) == [0, 0, 0, 0, 0, 0])
    let whole = ScreenFocus(
      hasFocus: false, reason: .covered, cover: sheet, timestamp: 1, duration: 2, totalFocused: 3, totalUnfocused: 4,
      totalSuspended: 5, totalVisible: 6)
    #expect(
      !whole.hasFocus && whole.reason == .covered && whole.cover == sheet && numbers(whole) == [1, 2, 3, 4, 5, 6])
  }

  private func numbers(_ focus: ScreenFocus) -> [Double] {
    [
      focus.timestamp, focus.duration, focus.totalFocused, focus.totalUnfocused, focus.totalSuspended,
      focus.totalVisible,
    ]
  }

  @Test("A change prints its kind, its reason and the time before it; a state its kind, its reason and its duration")
  func prints() {
    let changes = [
      FocusChange(hasFocus: true, reason: .appeared, previousDuration: 0.25),
      FocusChange(hasFocus: false, reason: .covered, cover: sheet, previousDuration: 5),
      FocusChange(hasFocus: false, reason: .appBackground, previousDuration: 61.06, isReasonChange: true),
    ]
    #expect(
      changes.map { "\($0)" } == [
        "gained: appeared, after 0.2 s", "lost: covered by sheet QueueViewController, after 5.0 s",
        "still lost: appBackground, after 61.1 s",
      ])
    let states = [
      ScreenFocus(hasFocus: true, reason: .uncovered, duration: 2),
      ScreenFocus(hasFocus: false, reason: .covered, cover: sheet),
    ]
    #expect(
      states.map { "\($0)" } == [
        "focused: uncovered, for 2.0 s", "unfocused: covered by sheet QueueViewController, for 0.0 s",
      ])
  }
}
