import LifecycleTimeline
import TimelineDrawing

// The names of OpenTelemetry for what is in a recording. What changes from event to event is an attribute and in no name.

extension TimelineEvent {
  /// `device.app.lifecycle` for a change of the app's state that has a value there, and otherwise the kind and the event:
  /// `lifecycle_behaviors.focus.lost`.
  var eventName: String {
    if stateOfApp != nil { return "device.app.lifecycle" }
    return kind == .note ? "lifecycle_behaviors.note" : "lifecycle_behaviors.\(kind.rawValue).\(name.inSnakeCase)"
  }

  var attributes: [OTLP.Attribute] {
    if let stateOfApp { return [.init("ios.app.state", .text(stateOfApp))] }
    var attributes = subjectKey(of: kind).map { [OTLP.Attribute($0, .text(subject))] } ?? []
    if kind == .note { attributes.append(.init("lifecycle_behaviors.note.name", .text(name))) }
    // What an app notes takes no name of another attribute.
    let prefix = kind == .note ? "lifecycle_behaviors.note.detail" : "lifecycle_behaviors"
    for attribute in details.compactMap({ $0.attribute(prefix: prefix) })
    where !attributes.contains(where: { $0.key == attribute.key }) {
      attributes.append(attribute)
    }
    return attributes
  }

  /// The value of `ios.app.state`. The state in which the recorder found the app is no change of it.
  private var stateOfApp: String? {
    switch occurrence {
    case .app(.didBecomeActive, isCatchUp: false): "active"
    case .app(.willResignActive, isCatchUp: false): "inactive"
    case .app(.didEnterBackground, isCatchUp: false): "background"
    case .app(.willEnterForeground, isCatchUp: false): "foreground"
    case .app(.willTerminate, isCatchUp: false): "terminate"
    default: nil
    }
  }
}

extension TimelineInterval {
  /// `screen focused`, `app active`, `process suspended`.
  var spanName: String {
    switch kind {
    case .behavior, .focus: "screen \(state.rawValue)"
    case .suspend: "process \(state.rawValue.inWords)"
    case .input: state == .keyboard ? "keyboard shown" : "field edited"
    default: "\(kind.rawValue) \(state.rawValue)"
    }
  }

  var attributes: [OTLP.Attribute] {
    let isKeyboard = state == .keyboard
    let texts: [(String?, String?)] = [
      (isKeyboard ? nil : subjectKey(of: kind), subject),
      ("lifecycle_behaviors.reason", reason?.name), ("lifecycle_behaviors.end_reason", endReason?.name),
      ("lifecycle_behaviors.by", cover), ("lifecycle_behaviors.field", field),
    ]
    let flags = [
      ("lifecycle_behaviors.cancelled", isCancelled), ("lifecycle_behaviors.start_unknown", !isStartKnown),
      ("lifecycle_behaviors.open", end == nil),
    ]
    return texts.compactMap { key, text in key.flatMap { key in text.map { .init(key, .text($0)) } } }
      + flags.filter(\.1).map { .init($0.0, .flag(true)) }
  }
}

/// - Returns: the attribute with the name of what it happened to; nil for the app as a whole.
private func subjectKey(of kind: TimelineEvent.Kind) -> String? {
  switch kind {
  case .behavior, .focus, .input: "app.screen.name"
  case .scene: "lifecycle_behaviors.scene"
  case .overlay: "lifecycle_behaviors.overlay"
  case .note: "lifecycle_behaviors.subject"
  default: nil
  }
}

extension TimelineEvent.Detail {
  fileprivate func attribute(prefix: String) -> OTLP.Attribute? {
    let key = "\(prefix).\(name.inSnakeCase)"
    return switch value {
    case .text(let text): .init(key, .text(text))
    case .number(let number): .init(key, .number(number))
    case .flag(let flag): .init(key, .flag(flag))
    case .null: nil
    }
  }
}

extension String {
  /// `after_appearing` for `afterAppearing`.
  fileprivate var inSnakeCase: String { inWords.replacing(" ", with: "_") }
}
