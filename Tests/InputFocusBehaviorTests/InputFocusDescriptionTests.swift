import Foundation
import Testing

@testable import InputFocusBehavior

/// Reported values print for a log as a part of a sentence.
struct InputFocusDescriptionTests {
  private enum Field { case title, note }

  @Test("Each change prints as a part of a sentence")
  func changes() {
    let changes = [
      InputFocusChange<Field>(field: .title, previousField: nil, timestamp: 1),
      InputFocusChange<Field>(field: .note, previousField: .title, timestamp: 2),
      InputFocusChange<Field>(field: nil, previousField: .note, timestamp: 3),
      InputFocusChange<Field>(field: nil, previousField: nil, timestamp: 4),
    ]
    #expect(
      changes.map { "\($0)" } == [
        "editing title", "editing note after title", "editing ended in note", "editing nothing",
      ])
  }

  @Test("Options print as their preset, or as their interruptions and attempts")
  func options() {
    let options: [InputFocusOptions] = [
      .standard, [.cover], [.inactive, .cover, .keyWindowLoss], [.navigation, .inactive, .keyWindowLoss, .cover], [],
      InputFocusOptions(attempts: 1), InputFocusOptions(interruptions: [.cover], attempts: 3, retryInterval: 0.5),
    ]
    #expect(
      options.map { "\($0)" } == [
        "standard", "[cover]", "standard", "[cover, keyWindowLoss, inactive, navigation]", "[]",
        "[cover, keyWindowLoss, inactive], 1 attempt, 0.1 s apart", "[cover], 3 attempts, 0.5 s apart",
      ])
  }

  @Test("Each failure prints as a part of a sentence, and has a name and, unless editing should have ended, a field")
  func failures() {
    let failures: [InputFocusFailure<Field>] = [
      .notRegistered(.title), .noWindow(.title), .refused(.note), .endRefused,
    ]
    #expect(
      failures.map { "\($0)" } == [
        "no view is registered for title", "title is not in a visible window",
        "note could not be edited, because a view refused", "the edited view refused to give up the keyboard",
      ])
    #expect(failures.map(\.name) == ["notRegistered", "noWindow", "refused", "endRefused"])
    #expect(failures.map(\.field) == [.title, .title, .note, nil])
  }

  @Test("Where a system prints errors, a failure is a sentence")
  func localized() {
    let failure = InputFocusFailure<Field>.notRegistered(.title)
    #expect(failure.localizedDescription.contains(failure.description))
  }
}
