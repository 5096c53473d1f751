import LifecycleBehaviors

/// Marks states that last for Instruments: decides which event begins or ends which state, and knows those that go on.
@MainActor
final class TimelineSignposts {
  /// A state that lasts.
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
    let subject = event.subject
    switch event.occurrence {
    case .moment(let moment): mark(moment.moment, of: subject)
    case .released: endScreen(subject)
    case .opened, .closed: break
    case .focus(let focus):
      switch focus.change {
      case .gained: begin(.focused, subject)
      case .lost: end(.focused, subject)
      case .reasonChanged: break
      }
    case .overlay(.willShow): begin(.overlay, subject)
    case .overlay(.didHide): end(.overlay, subject)
    case .overlay(.didShow), .overlay(.willHide), .overlay(.unreadable): break
    case .input(.began(let field)): begin(.editing, "\(subject) \(field)")
    case .input(.ended(let field)): end(.editing, "\(subject) \(field)")
    case .input(.keyboardDidShow): begin(.keyboard, subject)
    case .input(.keyboardDidHide): end(.keyboard, subject)
    case .app, .scene, .suspension, .note: output.mark("\(subject) \(event.name)")
    }
  }

  private func mark(_ moment: LifecycleMoment, of screen: String) {
    switch moment {
    case .afterAppearing: begin(.visible, screen)
    case .afterDisappearing: end(.visible, screen)
    case .beforeDetaching: endScreen(screen)
    default: break
    }
  }

  private func endScreen(_ screen: String) {
    end(.visible, screen)
    end(.focused, screen)
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
