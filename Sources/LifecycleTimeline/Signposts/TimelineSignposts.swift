/// Marks what lasts for Instruments: decides which event begins or ends what, and knows what is going on.
@MainActor
final class TimelineSignposts {
  /// What lasts.
  enum Interval: CaseIterable {
    case visible, focused, overlay, editing, keyboard
  }

  /// Something that lasts, and whose it is.
  struct Key: Hashable {
    let interval: Interval
    let subject: String
  }

  private let output: any SignpostOutput
  private var ongoing: Set<Key> = []

  init(_ output: any SignpostOutput) {
    self.output = output
  }

  func mark(_ event: TimelineEvent) {
    switch (event.kind, event.name) {
    case (.behavior, "afterAppearing"): begin(.visible, event.subject)
    case (.behavior, "afterDisappearing"): end(.visible, event.subject)
    case (.behavior, "beforeDetaching"), (.behavior, "released"):
      end(.visible, event.subject)
      end(.focused, event.subject)
    case (.focus, "gained"): begin(.focused, event.subject)
    case (.focus, "lost"): end(.focused, event.subject)
    case (.overlay, "willShow"): begin(.overlay, event.subject)
    case (.overlay, "didHide"): end(.overlay, event.subject)
    case (.input, "began"): begin(.editing, event.editedField)
    case (.input, "ended"): end(.editing, event.editedField)
    case (.input, "keyboardDidShow"): begin(.keyboard, event.subject)
    case (.input, "keyboardDidHide"): end(.keyboard, event.subject)
    case (.app, _), (.scene, _), (.suspend, _), (.step, _): output.mark("\(event.subject) \(event.name)")
    default: break
    }
  }

  /// Ends all that is going on, at the end of a recording.
  func endAll() {
    for key in ongoing { output.end(key) }
    ongoing = []
  }

  private func begin(_ interval: Interval, _ subject: String) {
    let key = Key(interval: interval, subject: subject)
    if ongoing.insert(key).inserted { output.begin(key) }
  }

  private func end(_ interval: Interval, _ subject: String) {
    if let key = ongoing.remove(Key(interval: interval, subject: subject)) { output.end(key) }
  }
}

/// Where signposts are written.
@MainActor
protocol SignpostOutput: AnyObject {
  func begin(_ key: TimelineSignposts.Key)
  /// Called once for each `begin`.
  func end(_ key: TimelineSignposts.Key)
  /// Marks a point in time.
  func mark(_ text: String)
}

extension TimelineEvent {
  fileprivate var editedField: String { self[.field].map { "\(subject) \($0)" } ?? subject }
}
