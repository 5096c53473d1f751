import LifecycleTimeline

/// A lane of a trace: the events and states that belong together. Most lanes are one track.
struct TraceLane: Hashable {
  /// In the order in which the viewer shows them.
  enum Group: Comparable {
    case app, scene, suspension, screen, overlay, input, note
  }

  /// A screen has a lane for each.
  enum Part: Comparable {
    case appearance, focus
  }

  let group: Group
  let subject: String
  var part = Part.appearance

  var name: String {
    switch part {
    case .appearance: subject
    case .focus: "\(subject): focus"
    }
  }

  init(_ event: TimelineEvent) {
    self.init(event.kind, event.subject, isKeyboard: event.name.hasPrefix("keyboard"))
  }

  init(_ interval: TimelineInterval) {
    self.init(interval.kind, interval.subject, isKeyboard: interval.state == .keyboard)
  }

  private init(_ kind: TimelineEvent.Kind, _ subject: String, isKeyboard: Bool) {
    switch kind {
    case .behavior: self.init(.screen, subject)
    case .focus: self.init(.screen, subject, .focus)
    case .app: self.init(.app, subject)
    case .scene: self.init(.scene, subject)
    case .suspend: self.init(.suspension, "suspension")
    case .overlay: self.init(.overlay, subject)
    case .input: self.init(.input, isKeyboard ? "keyboard" : "input")
    default: self.init(.note, "notes")
    }
  }

  private init(_ group: Group, _ subject: String, _ part: Part = .appearance) {
    self.group = group
    self.subject = subject
    self.part = part
  }
}

/// The tracks of a trace. On one track a state is inside another one or after its end, as the format demands.
struct TraceTracks {
  struct Track {
    let number: Int
    let name: String
  }

  private struct Place {
    let track: Track
    /// The ends of the states that go on, the innermost last.
    var ends: [Int] = []
  }

  private var lanes: [TraceLane: [Place]] = [:]
  private var count = 0

  /// All tracks, screens in the order in which they first appeared. The tracks of one lane are in the order in which they were
  /// needed.
  var inOrder: [(lane: TraceLane, track: Track)] {
    var first: [String: Int] = [:]
    for (lane, places) in lanes where lane.group == .screen {
      first[lane.subject] = min(first[lane.subject] ?? .max, places.first?.track.number ?? .max)
    }
    let all = lanes.flatMap { lane, places in places.map { (lane: lane, track: $0.track) } }
    return all.sorted { left, right in
      (left.lane.group, first[left.lane.subject] ?? 0, left.lane.part, left.track.number)
        < (right.lane.group, first[right.lane.subject] ?? 0, right.lane.part, right.track.number)
    }
  }

  /// - Parameters:
  ///   - lane: where it belongs.
  ///   - start: when it begins; not before what was added last.
  ///   - end: when it ends.
  /// - Returns: the track for it: the first one of the lane that has room.
  mutating func track(for lane: TraceLane, from start: Int, to end: Int) -> Int {
    var places = lanes[lane] ?? []
    for index in places.indices {
      places[index].ends.removeAll { $0 <= start }
      if places[index].ends.allSatisfy({ end <= $0 }) {
        places[index].ends.append(end)
        lanes[lane] = places
        return places[index].track.number
      }
    }
    count += 1
    let name = places.isEmpty ? lane.name : "\(lane.name) (\(places.count + 1))"
    places.append(Place(track: Track(number: count, name: name), ends: [end]))
    lanes[lane] = places
    return count
  }

  /// - Returns: the first track of the lane, for points in time.
  mutating func track(for lane: TraceLane) -> Int {
    if let first = lanes[lane]?.first { return first.track.number }
    count += 1
    lanes[lane] = [Place(track: Track(number: count, name: lane.name))]
    return count
  }
}
