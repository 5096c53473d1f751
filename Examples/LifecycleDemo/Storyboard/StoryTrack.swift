import Foundation

/// How one element of a storyboard moves and when it is seen.
struct StoryTrack: Equatable {
  struct Key: Equatable {
    var time: TimeInterval
    var x = 0.0
    var y = 0.0
    var opacity = 1.0
  }

  /// In the order of time. Between two of them everything changes evenly.
  private(set) var keys: [Key]

  init(_ keys: [Key]) {
    self.keys = keys
  }

  /// - Parameters:
  ///   - key: where the element is at the end of a movement.
  ///   - duration: how long the movement takes; 0 for a change at once.
  mutating func move(to key: Key, in duration: TimeInterval) {
    var before = keys[keys.count - 1]
    // One that would begin before the last has ended begins then.
    let start = max(key.time, before.time)
    before.time = start
    if keys[keys.count - 1].time < start { keys.append(before) }
    var after = key
    after.time = start + max(duration, 0.001)
    keys.append(after)
  }

  /// Where the element is at a time.
  subscript(time: TimeInterval) -> Key {
    guard let next = keys.firstIndex(where: { $0.time > time }), next > 0 else { return keys[keys.count - 1] }
    let (before, after) = (keys[next - 1], keys[next])
    let share = (time - before.time) / (after.time - before.time)
    func between(_ path: KeyPath<Key, Double>) -> Double {
      before[keyPath: path] + share * (after[keyPath: path] - before[keyPath: path])
    }
    return Key(time: time, x: between(\.x), y: between(\.y), opacity: between(\.opacity))
  }

  /// The track as a rule of a style sheet for a class, with the animation for those who want motion, and without it as at `still`.
  func style(_ name: String, length: TimeInterval, still: TimeInterval) -> String {
    let frames = keys.map { "\(Self.text($0.time / length * 100))%{\(Self.text(of: $0))}" }
    let last = keys[keys.count - 1].time < length ? "100%{\(Self.text(of: keys[keys.count - 1]))}" : ""
    return """
      .\(name){\(Self.text(of: self[still]))}
      @keyframes \(name){\(frames.joined())\(last)}
      @media(prefers-reduced-motion:no-preference){.\(name){animation:\(name) \(Self.text(length))s linear infinite}}
      """
  }

  private static func text(of key: Key) -> String {
    "opacity:\(text(key.opacity));transform:translate(\(text(key.x))px,\(text(key.y))px)"
  }

  private static func text(_ number: Double) -> String {
    let text = String(format: "%.3f", number)
    let trimmed = text.reversed().drop { $0 == "0" }.drop { $0 == "." }.reversed()
    return trimmed.isEmpty || trimmed.elementsEqual("-") ? "0" : String(trimmed)
  }
}
