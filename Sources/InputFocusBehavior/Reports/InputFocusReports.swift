import LifecycleBehaviors

/// Reports changes and failures of a focus to the app, each change once.
@MainActor
final class InputFocusReports<Field: Hashable> {
  var didChange: (@MainActor (InputFocusChange<Field>) -> Void)?
  var didFail: (@MainActor (InputFocusFailure<Field>) -> Void)?
  /// Called after each update of the focus, with or without a change.
  var didUpdate: () -> Void = {}
  let readers = InputFocusReaders<Field>()
  /// The field of the last change.
  private(set) var reportedField: Field?

  /// Reports a change if `field` is another one than that of the last change.
  func report(_ field: Field?, at time: LifecycleTime) {
    guard field != reportedField else { return }
    let change = InputFocusChange(field: field, previousField: reportedField, timestamp: time.read().uptime)
    reportedField = field
    didChange?(change)
    readers.receive(change)
  }

  /// Reports a failure to the app's closure, and otherwise as an issue.
  func report(_ failure: InputFocusFailure<Field>, after attempts: Int) {
    if let didFail { return didFail(failure) }
    LifecycleIssue.report(
      """
      InputFocus<\(Field.self)> gave up after \(attempts) attempts: \(failure). Set didFail.
      """)
  }
}
